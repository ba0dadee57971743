import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import type { companies } from '#shared/features/people/companies/companies.contract.ts'
import { callApi } from '#web/app/api.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { useSession } from '#web/app/session/session-context.tsx'

export const currentCompanyQuery = () => endpointQuery<typeof companies.current>('GET /company/api/current-company')
export const ownCompaniesQuery = () => endpointQuery<typeof companies.mine>('GET /company/api/companies')

/** The company the person acts for; null when they work for none any more. For pages in the layout `company`. */
export const useCurrentCompany = () => useSuspenseQuery(currentCompanyQuery()).data.company

/** Everything that was shown belongs to the company before, so all of it is asked for again. */
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
