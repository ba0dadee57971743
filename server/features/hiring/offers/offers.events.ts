// Events of offers, for the features above this one.

import { domainEvent } from '#server/platform/wiring/domain-event.ts'
import type { OfferStatus } from '#shared/features/hiring/offers/offer-status.ts'
import type { Id } from '#shared/kit/ids.ts'

export type MovedOffer = { id: Id; companyId: Id; from: OfferStatus; to: OfferStatus; at: Date }

export const offerMoved = domainEvent<MovedOffer>('offers.moved')
