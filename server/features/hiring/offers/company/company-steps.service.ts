// Approval inside the company, sending, new versions, and withdrawing.

import { findPerson } from '#server/features/base/accounts/accounts.service.ts'
import type { CompanySide } from '#server/features/hiring/applications/applications.policy.ts'
import {
  lockLiveApplication,
  moveToOffer,
} from '#server/features/hiring/applications/offer-steps/offer-steps.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure, found, tooLate } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type { CompanyOffer, OfferRevision, OfferStep } from '#shared/features/hiring/offers/company-offers.contract.ts'
import { REMINDER_DAYS } from '#shared/features/hiring/offers/offer-limits.ts'
import { isOpenOffer } from '#shared/features/hiring/offers/offer-status.ts'
import { changedTerms } from '#shared/features/hiring/offers/offer-terms.ts'
import type { Id } from '#shared/kit/ids.ts'
import { addDays, DAY, dayAt, localDateAt } from '#shared/kit/time-zones.ts'
import { notifyCompanyOfOffer, notifyTalentOfOffer } from '../notifying.service.ts'
import { canApprove, canApproveOffers, canMakeOffers, canWithdrawOffers } from '../offers.policy.ts'
import {
  closeCounters,
  lockOffer,
  markVersionSent,
  type OfferRow,
  saveVersion,
  selectVersions,
  updateOffer,
} from '../offers.queries.ts'
import { publishOffer } from '../offers.realtime.ts'
import { moveOffer, offerStepErrors } from '../transitions.service.ts'
import { showCompanyOffer } from './company-offers.service.ts'
import { hashOf } from './drafting.service.ts'
import { findApprovers, offerSideOf } from './offer-side.service.ts'

type Action = (tx: Db, offer: OfferRow, side: CompanySide) => Promise<void>

/** Under the row lock, so that one of two concurrent actions sees what the other did. */
export async function actOnOffer(
  db: Db,
  platform: Platform,
  viewer: Viewer,
  id: Id,
  act: Action,
): Promise<CompanyOffer> {
  await transaction(db, async (tx) => {
    const offer = found(await lockOffer(tx, id))
    await act(tx, offer, await offerSideOf(tx, viewer, offer))
  })
  return showCompanyOffer(db, platform, viewer, id)
}

/** The last moment of the day in the talent's time zone. */
export async function expiryOf(tx: Db, talentId: Id, now: Date, days: number): Promise<Date> {
  const zone = (await findPerson(tx, talentId)).timeZone ?? 'UTC'
  return new Date(dayAt(zone, addDays(localDateAt(zone, now.getTime()), days)).to - 1)
}

/** A new version, or the old one after a counter-proposal, can be answered for as many days as the first. */
async function sendingFacts(tx: Db, platform: Platform, offer: OfferRow, answerDays: number) {
  const now = platform.clock.now()
  return {
    answerDays,
    sentAt: offer.sentAt ?? now,
    expiresAt: await expiryOf(tx, offer.talentId, now, answerDays),
    remindersSent: 0,
    remindAt: new Date(now.getTime() + REMINDER_DAYS * DAY),
  } satisfies Partial<OfferRow>
}

export const takeOfferStep = (
  db: Db,
  platform: Platform,
  viewer: Viewer,
  id: Id,
  { event, note }: OfferStep,
): Promise<CompanyOffer> =>
  actOnOffer(db, platform, viewer, id, async (tx, offer, side) => {
    const actor = { role: 'company' as const, id: viewer.id }
    const move = (facts: Partial<OfferRow> = {}) => moveOffer(tx, platform, offer, { event, actor, facts })
    ensure(event === 'withdraw' ? canWithdrawOffers(side) : canMakeOffers(side))
    switch (event) {
      case 'submit': {
        const moved = await move({ returnNote: '' })
        return notifyCompanyOfOffer(tx, platform, moved, {
          event: 'offer_approval',
          how: 'needed',
          to: [offer.approverId],
        })
      }
      case 'approve': {
        const approvers = (await findApprovers(tx, offer)).map((approver) => approver.id)
        ensure(canApprove(viewer, offer, { side, approvers }))
        const moved = await move({ approverId: viewer.id })
        return notifyCompanyOfOffer(tx, platform, moved, {
          event: 'offer_approval',
          how: 'approved',
          to: [offer.createdBy],
        })
      }
      case 'return': {
        const moved = await move({ returnNote: note })
        const to = offer.createdBy === viewer.id ? [] : [offer.createdBy]
        return notifyCompanyOfOffer(tx, platform, moved, { event: 'offer_approval', how: 'returned', to })
      }
      case 'send': {
        const application = await lockLiveApplication(tx, offer.applicationId)
        const moved = await move(await sendingFacts(tx, platform, offer, offer.answerDays))
        await markVersionSent(tx, id, moved.version, platform.clock.now())
        await moveToOffer(tx, platform, application, viewer.id)
        return notifyTalentOfOffer(tx, platform, moved, { event: 'offer_received', how: 'new' })
      }
      case 'keep': {
        const application = await lockLiveApplication(tx, offer.applicationId)
        const moved = await move(await sendingFacts(tx, platform, offer, offer.answerDays))
        await closeCounters(tx, id, 'kept')
        await moveToOffer(tx, platform, application, viewer.id)
        return notifyTalentOfOffer(tx, platform, moved, { event: 'offer_updated', how: 'kept' })
      }
      case 'withdraw': {
        const moved = await move({ withdrawNote: note })
        await closeCounters(tx, id, 'dropped')
        if (isOpenOffer(offer.status))
          await notifyTalentOfOffer(tx, platform, moved, { event: 'offer_updated', how: 'withdrawn' })
      }
    }
  })

const otherVersion = /* i18n */ {
  id: 'offers.other_version',
  message: 'A colleague sent another version in the meantime. Reload the page to see it.',
}
const sameTerms = /* i18n */ { id: 'offers.same_terms', message: 'Change at least one of the terms.' }

export const reviseOffer = (
  db: Db,
  platform: Platform,
  viewer: Viewer,
  id: Id,
  { version, terms, answerDays }: OfferRevision,
): Promise<CompanyOffer> =>
  actOnOffer(db, platform, viewer, id, async (tx, offer, side) => {
    ensure(canApproveOffers(side))
    if (!isOpenOffer(offer.status)) throw tooLate(offerStepErrors[offer.status])
    if (offer.version !== version) throw tooLate(otherVersion)
    const application = await lockLiveApplication(tx, offer.applicationId)
    const current = (await selectVersions(tx, [id])).find(({ number }) => number === version)
    if (current && changedTerms(current.terms, terms).length === 0) throw fieldError(['terms'], sameTerms)
    const number = version + 1
    await saveVersion(tx, { offerId: id, number, terms, hash: hashOf(terms), sentAt: platform.clock.now() })
    const moved = await moveOffer(tx, platform, offer, {
      event: 'revise',
      actor: { role: 'company', id: viewer.id },
      facts: { ...(await sendingFacts(tx, platform, offer, answerDays)), version: number, viewedAt: null },
    })
    await closeCounters(tx, id, 'changed')
    await moveToOffer(tx, platform, application, viewer.id)
    await notifyTalentOfOffer(tx, platform, moved, { event: 'offer_received', how: 'changed' })
  })

const nothingToDecide = /* i18n */ {
  id: 'offers.no_extension',
  message: 'This request has already been decided.',
}

export const decideExtension = (
  db: Db,
  platform: Platform,
  viewer: Viewer,
  id: Id,
  isGranted: boolean,
): Promise<CompanyOffer> =>
  actOnOffer(db, platform, viewer, id, async (tx, offer, side) => {
    ensure(canMakeOffers(side))
    if (!isOpenOffer(offer.status)) throw tooLate(offerStepErrors[offer.status])
    if (offer.isExtensionGranted === isGranted) return
    if (offer.extensionUntil === null || offer.isExtensionGranted !== null) throw tooLate(nothingToDecide)
    await settleExtension(tx, platform, offer, isGranted)
  })

export async function settleExtension(tx: Db, platform: Platform, offer: OfferRow, isGranted: boolean): Promise<void> {
  const now = platform.clock.now()
  const days = offer.extensionUntil === null ? 0 : await daysUntil(tx, offer.talentId, offer.extensionUntil, now)
  const changed = await updateOffer(tx, offer.id, {
    isExtensionGranted: isGranted,
    updatedAt: now,
    ...(isGranted && { expiresAt: await expiryOf(tx, offer.talentId, now, days) }),
  })
  publishOffer(platform, tx, changed)
  const how = isGranted ? 'extended' : 'not_extended'
  await notifyTalentOfOffer(tx, platform, changed, { event: 'offer_updated', how })
}

async function daysUntil(tx: Db, talentId: Id, until: string, now: Date): Promise<number> {
  const zone = (await findPerson(tx, talentId)).timeZone ?? 'UTC'
  return Math.round((Date.parse(until) - Date.parse(localDateAt(zone, now.getTime()))) / DAY)
}
