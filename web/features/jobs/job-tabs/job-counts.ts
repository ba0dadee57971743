import type { jobTabs } from '#shared/features/jobs/job-tabs/job-tabs.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'

export const jobCountsQuery = endpointQuery<typeof jobTabs.count>('GET /talent/api/job-counts')
