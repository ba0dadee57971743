import type { QueryClient } from '@tanstack/react-query'
import { type BriefShelf, briefShelves } from '#shared/features/elite/briefs/brief-limits.ts'
import type { briefs } from '#shared/features/elite/briefs/briefs.contract.ts'
import type { companyBriefs } from '#shared/features/elite/briefs/company-briefs.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'

const PAGE_SIZE = 20

export const readBriefShelf = (params: URLSearchParams): BriefShelf =>
  briefShelves.find((one) => one === params.get('show')) ?? 'open'

const pageOf = (show: BriefShelf, cursor: string | undefined) => ({
  query: { show, limit: PAGE_SIZE, ...(cursor !== undefined && { cursor }) },
})

export const ownBriefsQuery = (show: BriefShelf, cursor?: string) =>
  endpointQuery<typeof briefs.list>('GET /talent/api/elite/briefs', pageOf(show, cursor))

export const ownBriefQuery = (id: string) =>
  endpointQuery<typeof briefs.show>('GET /talent/api/elite/briefs/:id', { params: { id } })

export const companyBriefsQuery = (show: BriefShelf, cursor?: string) =>
  endpointQuery<typeof companyBriefs.list>('GET /company/api/briefs', pageOf(show, cursor))

export const companyBriefQuery = (id: string) =>
  endpointQuery<typeof companyBriefs.show>('GET /company/api/briefs/:id', { params: { id } })

export const refreshOwnBriefs = (cache: QueryClient) =>
  cache.invalidateQueries({ queryKey: ['talent', 'elite', 'briefs'] })

export const refreshCompanyBriefs = (cache: QueryClient) => cache.invalidateQueries({ queryKey: ['company', 'briefs'] })
