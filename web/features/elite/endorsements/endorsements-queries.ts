import { useQueryClient } from '@tanstack/react-query'
import type { Endorsers, endorsements } from '#shared/features/elite/endorsements/endorsements.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { standingQuery } from '#web/features/elite/elite/elite-queries.ts'

export const endorsersQuery = () => endpointQuery<typeof endorsements.list>('GET /talent/api/elite/endorsers')
export const requestQuery = (token: string) =>
  endpointQuery<typeof endorsements.show>('GET /shared/api/endorsement-requests', { query: { token } })

/** Endorsers are part of what is still asked of a person. */
export function useShowEndorsers() {
  const cache = useQueryClient()
  return async (shown: Endorsers) => {
    cache.setQueryData(endorsersQuery().queryKey, shown)
    await cache.invalidateQueries({ queryKey: standingQuery().queryKey })
  }
}
