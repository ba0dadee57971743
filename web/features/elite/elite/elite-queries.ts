import { useQueryClient } from '@tanstack/react-query'
import type { EliteStanding, elite } from '#shared/features/elite/elite/elite.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'

export const standingQuery = () => endpointQuery<typeof elite.show>('GET /talent/api/elite')
export const formsQuery = () => endpointQuery<typeof elite.forms>('GET /talent/api/elite/forms')
/** Every change returns the whole state. */
export function useShowStanding() {
  const cache = useQueryClient()
  return (shown: EliteStanding) => cache.setQueryData(standingQuery().queryKey, shown)
}
