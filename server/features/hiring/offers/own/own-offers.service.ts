// Offers as the person who got them reads them.

import { findPerson } from '#server/features/base/accounts/accounts.service.ts'
import { currentRates } from '#server/features/base/exchange-rates/exchange-rates.service.ts'
import { findOfferApplication } from '#server/features/hiring/applications/offer-steps/offer-steps.service.ts'
import { readSearchFacts } from '#server/features/people/talents/talents.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { isLive } from '#shared/features/hiring/applications/application-status.ts'
import { lastExtensionDay } from '#shared/features/hiring/offers/extension-days.ts'
import { MAX_COUNTERS } from '#shared/features/hiring/offers/offer-limits.ts'
import { offerStatusMachine } from '#shared/features/hiring/offers/offer-status.ts'
import type { OffersQuery, TalentOffer, TalentOfferCard } from '#shared/features/hiring/offers/offers.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { type Page, toPage } from '#shared/kit/pagination.ts'
import { eventsFor } from '#shared/kit/status-machine.ts'
import { localDateAt } from '#shared/kit/time-zones.ts'
import { isOwnOffer } from '../offers.policy.ts'
import { presentCards, presentDetail } from '../offers.presenter.ts'
import { countOfTalent, type OfferRow, selectAwaiting, selectOffer, selectOfTalent } from '../offers.queries.ts'
import { monthlyFloor, monthlyPay, ownPay } from '../pay-facts.ts'

type OffersPage = Page<TalentOfferCard> & { totals: { open: number; ended: number } }

export async function listOwnOffers(
  db: Db,
  platform: Platform,
  viewer: Viewer,
  { show, cursor, limit }: OffersQuery,
): Promise<OffersPage> {
  const rows = await selectOfTalent(db, viewer.id, { show, before: cursor, limit: limit + 1 })
  const cards = await presentCards(db, rows)
  const { currency } = await findPerson(db, viewer.id)
  const rates = await currentRates(platform)
  const now = platform.clock.now()
  const items = cards.map((card, place) => ({
    ...card,
    ownPay: ownPay(card.terms, currency, rates),
    monthlyPay: monthlyPay(card.terms, currency, rates),
    can: answersTo(found(rows[place]), now),
  }))
  return { ...toPage(items, limit, (item) => item), totals: await countOfTalent(db, viewer.id) }
}

/** How many offers need an answer, and when the first of them expires. */
export const findAwaitingOffers = (db: Db, talentId: Id) => selectAwaiting(db, talentId)

/** Between its expiry and the next run of the scheduled work, an offer can no longer be answered. */
export const hasRunOut = ({ expiresAt }: Pick<OfferRow, 'expiresAt'>, now: Date): boolean =>
  expiresAt !== null && expiresAt <= now

function answersTo(offer: OfferRow, now: Date, { isOnGoing = true, counters = 0 } = {}): TalentOffer['can'] {
  const events = hasRunOut(offer, now) || !isOnGoing ? [] : eventsFor(offerStatusMachine, offer.status, 'talent')
  return {
    sign: events.includes('accept'),
    decline: events.includes('decline'),
    counter: events.includes('counter') && counters < MAX_COUNTERS,
    askForTime: events.includes('accept') && offer.extensionAskedAt === null,
  }
}

export async function showOwnOffer(db: Db, platform: Platform, viewer: Viewer, id: Id): Promise<TalentOffer> {
  const offer = found(await selectOffer(db, id))
  ensure(isOwnOffer(viewer, offer), 'not_found')
  const detail = await presentDetail(db, platform, offer, 'talent')
  const person = await findPerson(db, viewer.id)
  const { payFloor } = await readSearchFacts(db, viewer.id)
  const rates = await currentRates(platform)
  const isOnGoing = isLive((await findOfferApplication(db, offer.applicationId))?.status)
  const { terms } = detail
  return {
    ...detail,
    ownPay: ownPay(terms, person.currency, rates),
    monthlyPay: monthlyPay(terms, person.currency, rates),
    monthlyFloor: monthlyFloor(payFloor, terms, person.currency, rates),
    profileName: person.name,
    lastExtensionDay:
      offer.expiresAt && lastExtensionDay(localDateAt(person.timeZone ?? 'UTC', offer.expiresAt.getTime())),
    can: answersTo(offer, platform.clock.now(), { isOnGoing, counters: detail.counters.length }),
  }
}
