import type { companyOffers } from '#shared/features/hiring/offers/company-offers.contract.ts'
import { type OfferShelf, offerShelves } from '#shared/features/hiring/offers/offer-limits.ts'
import type { offers } from '#shared/features/hiring/offers/offers.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'

const PAGE_SIZE = 20

export const readShelf = (params: URLSearchParams): OfferShelf =>
  offerShelves.find((one) => one === params.get('show')) ?? 'open'

const pageOf = (show: OfferShelf, cursor: string | undefined) => ({
  query: { show, limit: PAGE_SIZE, ...(cursor !== undefined && { cursor }) },
})

export const offersQuery = (show: OfferShelf, cursor?: string) =>
  endpointQuery<typeof offers.list>('GET /talent/api/offers', pageOf(show, cursor))

export const offerQuery = (id: string) =>
  endpointQuery<typeof offers.show>('GET /talent/api/offers/:id', { params: { id } })

export const companyOffersQuery = (show: OfferShelf, cursor?: string) =>
  endpointQuery<typeof companyOffers.list>('GET /company/api/offers', pageOf(show, cursor))

export const offerRecordsQuery = (cursor?: string) =>
  endpointQuery<typeof companyOffers.records>('GET /company/api/offer-records', {
    query: { limit: PAGE_SIZE, ...(cursor !== undefined && { cursor }) },
  })

export const companyOfferQuery = (id: string) =>
  endpointQuery<typeof companyOffers.show>('GET /company/api/offers/:id', { params: { id } })

export const offerContextQuery = (applicationId: string) =>
  endpointQuery<typeof companyOffers.context>('GET /company/api/applications/:id/offer-context', {
    params: { id: applicationId },
  })
