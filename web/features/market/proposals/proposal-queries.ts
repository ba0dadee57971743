import type { QueryClient } from '@tanstack/react-query'
import type { proposals } from '#shared/features/market/proposals/proposals.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'

export const ownProposalsQuery = (cursor?: string) =>
  endpointQuery<typeof proposals.list>('GET /talent/api/proposals', {
    query: { limit: 20, ...(cursor !== undefined && { cursor }) },
  })

export const proposalQuery = (token: string) =>
  endpointQuery<typeof proposals.show>('GET /shared/api/proposals', { query: { token } })

export const refreshProposals = (cache: QueryClient): Promise<void> =>
  cache.invalidateQueries({ queryKey: ['talent', 'proposals'] })

export const NEW_PROPOSAL = '/marketplace?show=mine&proposal=new'
