// The talent's answers other than signing: viewing, declining, asking for changes or for more time.

import { findPerson } from '#server/features/base/accounts/accounts.service.ts'
import {
  lockLiveApplication,
  returnToCompany,
} from '#server/features/hiring/applications/offer-steps/offer-steps.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure, found, tooLate } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { lastExtensionDay } from '#shared/features/hiring/offers/extension-days.ts'
import { MAX_COUNTERS, MAX_EXTENSION_WORKDAYS } from '#shared/features/hiring/offers/offer-limits.ts'
import { isDeclinedOffer, isOpenOffer, isUnseenOffer } from '#shared/features/hiring/offers/offer-status.ts'
import type { CounterChanges } from '#shared/features/hiring/offers/offer-terms.contract.ts'
import { changedTerms } from '#shared/features/hiring/offers/offer-terms.ts'
import type {
  ExtensionRequest,
  OfferCounterProposal,
  OfferDecline,
  TalentOffer,
} from '#shared/features/hiring/offers/offers.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { localDateAt } from '#shared/kit/time-zones.ts'
import { notifyCompanyOfOffer } from '../notifying.service.ts'
import { isOwnOffer } from '../offers.policy.ts'
import {
  closeCounters,
  insertCounter,
  lockOffer,
  type OfferRow,
  selectCounters,
  selectVersions,
  updateOffer,
} from '../offers.queries.ts'
import { publishOffer } from '../offers.realtime.ts'
import { moveOffer, offerStepErrors } from '../transitions.service.ts'
import { hasRunOut, showOwnOffer } from './own-offers.service.ts'

/** Under the row lock. Somebody else's offer does not exist. */
export async function actAsTalent(
  db: Db,
  platform: Platform,
  viewer: Viewer,
  id: Id,
  act: (tx: Db, offer: OfferRow) => Promise<void>,
): Promise<TalentOffer> {
  await transaction(db, async (tx) => {
    const offer = found(await lockOffer(tx, id))
    ensure(isOwnOffer(viewer, offer), 'not_found')
    await act(tx, offer)
  })
  return showOwnOffer(db, platform, viewer, id)
}

const otherVersion = /* i18n */ {
  id: 'offers.new_version',
  message: 'The company sent a new version in the meantime. Read it first.',
}

/** The application has to be live, the offer unexpired, and the version the one the talent has read. */
export async function ensureAnswerable(
  tx: Db,
  { clock }: Pick<Platform, 'clock'>,
  offer: OfferRow,
  version?: number,
): Promise<void> {
  if (!isOpenOffer(offer.status)) throw tooLate(offerStepErrors[offer.status])
  if (hasRunOut(offer, clock.now())) throw tooLate(offerStepErrors.expired)
  if (version !== undefined && version !== offer.version) throw tooLate(otherVersion)
  await lockLiveApplication(tx, offer.applicationId)
}

/** Opening an offer twice, or one that has moved on, changes nothing. */
export const viewOffer = (db: Db, platform: Platform, viewer: Viewer, id: Id): Promise<TalentOffer> =>
  actAsTalent(db, platform, viewer, id, async (tx, offer) => {
    if (!isUnseenOffer(offer.status)) return
    const actor = { role: 'talent' as const, id: viewer.id }
    await moveOffer(tx, platform, offer, { event: 'view', actor, facts: { viewedAt: platform.clock.now() } })
  })

export const declineOffer = (
  db: Db,
  platform: Platform,
  viewer: Viewer,
  id: Id,
  { reason, note }: OfferDecline,
): Promise<TalentOffer> =>
  actAsTalent(db, platform, viewer, id, async (tx, offer) => {
    if (isDeclinedOffer(offer.status)) return
    await ensureAnswerable(tx, platform, offer)
    const moved = await moveOffer(tx, platform, offer, {
      event: 'decline',
      actor: { role: 'talent', id: viewer.id },
      reason,
      facts: { declineReason: reason, declineNote: note },
    })
    await closeCounters(tx, id, 'dropped')
    await returnToCompany(tx, platform, offer.applicationId)
    await notifyCompanyOfOffer(tx, platform, moved, { event: 'offer_answered', how: 'declined' })
  })

const nothingChanged = /* i18n */ { id: 'offers.nothing_changed', message: 'Change at least one of the terms.' }
const tooManyCounters = /* i18n */ {
  id: 'offers.too_many_counters',
  message: 'You have asked for changes {most} times. Write to the company instead.',
  values: { most: MAX_COUNTERS },
}

export const counterOffer = (
  db: Db,
  platform: Platform,
  viewer: Viewer,
  id: Id,
  { version, changes, message }: OfferCounterProposal,
): Promise<TalentOffer> =>
  actAsTalent(db, platform, viewer, id, async (tx, offer) => {
    await ensureAnswerable(tx, platform, offer, version)
    if ((await selectCounters(tx, id)).length >= MAX_COUNTERS) throw tooLate(tooManyCounters)
    const wanted = await realChanges(tx, offer, changes)
    const moved = await moveOffer(tx, platform, offer, { event: 'counter', actor: { role: 'talent', id: viewer.id } })
    await insertCounter(tx, {
      offerId: id,
      version,
      changes: wanted,
      message,
      createdAt: platform.clock.now(),
    })
    await returnToCompany(tx, platform, offer.applicationId)
    await notifyCompanyOfOffer(tx, platform, moved, { event: 'offer_answered', how: 'countered' })
  })

/** Without the fields that already say so. */
async function realChanges(tx: Db, { id, version }: OfferRow, changes: CounterChanges): Promise<CounterChanges> {
  const { terms } = found((await selectVersions(tx, [id])).find(({ number }) => number === version))
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  const names: readonly string[] = changedTerms(terms, { ...terms, ...given })
  if (names.length === 0) throw fieldError(['changes'], nothingChanged)
  return Object.fromEntries(Object.entries(given).filter(([name]) => names.includes(name)))
}

const askedBefore = /* i18n */ { id: 'offers.extension_asked', message: 'You can ask for more time once.' }
const badDay = /* i18n */ {
  id: 'offers.extension_day',
  message: 'Choose a day after the current one, at most {most} working days later.',
  values: { most: MAX_EXTENSION_WORKDAYS },
}

export const askForTime = (
  db: Db,
  platform: Platform,
  viewer: Viewer,
  id: Id,
  { until, reason }: ExtensionRequest,
): Promise<TalentOffer> =>
  actAsTalent(db, platform, viewer, id, async (tx, offer) => {
    // A double click.
    if (offer.extensionUntil === until && offer.isExtensionGranted === null) return
    await ensureAnswerable(tx, platform, offer)
    if (offer.extensionAskedAt !== null || offer.expiresAt === null) throw tooLate(askedBefore)
    const zone = (await findPerson(tx, viewer.id)).timeZone ?? 'UTC'
    const lastDay = localDateAt(zone, offer.expiresAt.getTime())
    if (until <= lastDay || until > lastExtensionDay(lastDay)) throw fieldError(['until'], badDay)
    const now = platform.clock.now()
    const asked = await updateOffer(tx, id, {
      extensionUntil: until,
      extensionReason: reason,
      extensionAskedAt: now,
      updatedAt: now,
    })
    publishOffer(platform, tx, asked)
    await notifyCompanyOfOffer(tx, platform, asked, { event: 'offer_answered', how: 'more_time' })
  })
