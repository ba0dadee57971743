import type { QueryClient } from '@tanstack/react-query'
import type { opsPerks, perks } from '#shared/features/market/perks/perks.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'

export type PerkPlace = 'here' | 'everywhere'

export const readPlace = (params: URLSearchParams): PerkPlace =>
  params.get('where') === 'everywhere' ? 'everywhere' : 'here'

export const perksHref = (where: PerkPlace): string =>
  where === 'here' ? '/marketplace?show=perks' : '/marketplace?show=perks&where=everywhere'

export const perksQuery = (where: PerkPlace, cursor?: string) =>
  endpointQuery<typeof perks.list>('GET /talent/api/perks', {
    query: { limit: 20, where, ...(cursor !== undefined && { cursor }) },
  })

/** The first few, below the list of services. */
export const topPerksQuery = endpointQuery<typeof perks.list>('GET /talent/api/perks', { query: { limit: 4 } })

export const opsPerksQuery = (cursor?: string) =>
  endpointQuery<typeof opsPerks.list>('GET /ops/api/perks', {
    query: { limit: 20, ...(cursor !== undefined && { cursor }) },
  })

export const refreshPerks = (cache: QueryClient) => cache.invalidateQueries({ queryKey: ['talent', 'perks'] })
export const refreshOpsPerks = (cache: QueryClient) => cache.invalidateQueries({ queryKey: ['ops', 'perks'] })
