import type { sources } from '#shared/features/entry/sources/sources.contract.ts'
import type { applications } from '#shared/features/hiring/applications/applications.contract.ts'
import type { companies } from '#shared/features/people/companies/companies.contract.ts'
import type { home } from '#shared/features/workspace/home/home.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'

const SHOWN_COMPANIES = 5
export const SHOWN_JOBS = 3
const SHOWN_APPLICATIONS = 4

export const nextStepsQuery = endpointQuery<typeof home.nextSteps>('GET /shared/api/home/next-steps')
export const companyListQuery = endpointQuery<typeof companies.list>('GET /shared/api/companies', {
  query: { limit: SHOWN_COMPANIES },
})
export const recentSourceQuery = endpointQuery<typeof sources.recent>('GET /talent/api/source')
export const ownCompaniesQuery = endpointQuery<typeof companies.mine>('GET /company/api/companies')
export const waitingCompaniesQuery = endpointQuery<typeof companies.waiting>('GET /ops/api/companies/waiting', {
  query: { limit: SHOWN_COMPANIES },
})
export const recentApplicationsQuery = endpointQuery<typeof applications.list>('GET /talent/api/applications', {
  query: { limit: SHOWN_APPLICATIONS },
})
