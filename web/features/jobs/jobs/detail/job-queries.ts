import type { jobs } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'

export const jobQuery = (id: string) => endpointQuery<typeof jobs.show>('GET /talent/api/jobs/:id', { params: { id } })
export const publicJobQuery = (id: string) =>
  endpointQuery<typeof jobs.showPublic>('GET /shared/api/jobs/:id', { params: { id } })
