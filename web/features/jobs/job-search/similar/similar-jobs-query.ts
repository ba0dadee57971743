import type { jobSearch } from '#shared/features/jobs/job-search/job-search.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'

export const similarJobsQuery = (id: string) =>
  endpointQuery<typeof jobSearch.similar>('GET /shared/api/jobs/:id/similar', { params: { id } })
