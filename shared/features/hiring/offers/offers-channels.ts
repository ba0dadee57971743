import { channel } from '#shared/live/channel.ts'

/** The offers of a company, for its hiring team. */
export const companyOffersChannel = channel('private', 'company-offers.{companyId}', { guard: 'company' })
