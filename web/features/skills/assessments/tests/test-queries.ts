import type { QueryClient } from '@tanstack/react-query'
import type { companyScreeners } from '#shared/features/hiring/screeners/company-screeners.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'

export const testQuery = (id: string) =>
  endpointQuery<typeof companyScreeners.show>('GET /company/api/screeners/:id', { params: { id } })

/** The list, the tests themselves, and what can be sent. */
export const refreshTests = (cache: QueryClient) =>
  Promise.all([
    cache.invalidateQueries({ queryKey: ['company', 'screeners'] }),
    cache.invalidateQueries({ queryKey: ['company', 'assessment-library'] }),
  ])
