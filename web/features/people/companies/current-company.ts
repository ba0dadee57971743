import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import type { companies } from '#shared/features/people/companies/companies.contract.ts'
import { callApi } from '#web/app/api.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { useSession } from '#web/app/session/session-context.tsx'

export const currentCompanyQuery = () => endpointQuery<typeof companies.current>('GET /company/api/current-company')
export const ownCompaniesQuery = () => endpointQuery<typeof companies.mine>('GET /company/api/companies')

/** The current company; null when the person no longer works for any. For pages in the `company` layout. */
export const useCurrentCompany = () => useSuspenseQuery(currentCompanyQuery()).data.company

/** Everything on screen belongs to the previous company, so refetch all of it. */
export function useSwitchCompany() {
  const { client } = useSession()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (companyId: string) =>
      callApi<typeof companies.switch>(client, 'PUT /company/api/current-company', { body: { companyId } }),
    onSuccess: (company) => {
      cache.setQueryData(currentCompanyQuery().queryKey, { company })
      return cache.invalidateQueries()
    },
  })
}
