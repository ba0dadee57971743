import type { QueryClient } from '@tanstack/react-query'
import type { TalentOffer } from '#shared/features/hiring/offers/offers.contract.ts'
import { offerQuery } from '../offer-queries.ts'

/** Shows the answer of the server at once; the lists are read again. */
export const useTakeOver = (cache: QueryClient) => async (offer: TalentOffer) => {
  cache.setQueryData(offerQuery(offer.id).queryKey, offer)
  await cache.invalidateQueries({ queryKey: ['talent', 'offers'], refetchType: 'active' })
}
