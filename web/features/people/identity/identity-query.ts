import { useQueryClient } from '@tanstack/react-query'
import type { identityChecks, OwnIdentity } from '#shared/features/people/identity/identity.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'

export const identityQuery = () => endpointQuery<typeof identityChecks.show>('GET /talent/api/identity')

/** Every change returns the whole state. */
export function useShowIdentity() {
  const cache = useQueryClient()
  return (shown: OwnIdentity) => cache.setQueryData(identityQuery().queryKey, shown)
}
