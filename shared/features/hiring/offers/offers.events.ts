import { personChannel } from '#shared/kit/person-channel.ts'
import { event } from '#shared/live/event.ts'
import { companyOffersChannel } from './offers-channels.ts'

/** One of the person's offers has arrived or changed. Listeners read what it is now. */
export const offerChanged = event('offer.changed', {
  channel: personChannel,
  payload: (z) => z.object({ id: z.uuid() }),
})

export const companyOfferChanged = event('company-offer.changed', {
  channel: companyOffersChannel,
  payload: (z) => z.object({ id: z.uuid() }),
})
