import { useMutation, useQueryClient } from '@tanstack/react-query'
import type {
  CompanyVerification,
  verification,
} from '#shared/features/people/company-verification/company-verification.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'
import type { SessionClient } from '#web/app/session/session-client.ts'
import { useSession } from '#web/app/session/session-context.tsx'

export const verificationQuery = () => endpointQuery<typeof verification.show>('GET /company/api/verification')

/** Everything in the workspace depends on whether the company is verified. */
export function useShowVerification() {
  const cache = useQueryClient()
  return async (shown: CompanyVerification) => {
    cache.setQueryData(verificationQuery().queryKey, shown)
    await cache.invalidateQueries()
  }
}

export function useProof(send: (client: SessionClient) => Promise<CompanyVerification>) {
  const { client } = useSession()
  const show = useShowVerification()
  return useMutation({ mutationFn: () => send(client), onSuccess: show })
}
