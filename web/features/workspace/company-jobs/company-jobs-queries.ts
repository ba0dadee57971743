import type { jobTeams } from '#shared/features/jobs/jobs/job-team.contract.ts'
import type { jobTemplates } from '#shared/features/jobs/jobs/job-templates.contract.ts'
import type { jobs } from '#shared/features/jobs/jobs/jobs.contract.ts'
import type { companyJobs } from '#shared/features/workspace/company-jobs/company-jobs.contract.ts'
import { type JobListState, jobListStates } from '#shared/features/workspace/company-jobs/job-list-states.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'

type JobListAddress = { state: JobListState; cursor: string | null }

export const readListAddress = (search: URLSearchParams): JobListAddress => ({
  state: jobListStates.find((state) => state === search.get('state')) ?? 'all',
  cursor: search.get('cursor'),
})

export function listHref({ state, cursor }: JobListAddress): string {
  const search = new URLSearchParams()
  if (state !== 'all') search.set('state', state)
  if (cursor !== null) search.set('cursor', cursor)
  return search.size === 0 ? '/company/jobs' : `/company/jobs?${search}`
}

export const jobListQuery = ({ state, cursor }: JobListAddress) =>
  endpointQuery<typeof companyJobs.list>('GET /company/api/job-list', {
    query: { state, ...(cursor !== null && { cursor }) },
  })

export const jobSummaryQuery = (id: string) =>
  endpointQuery<typeof companyJobs.summary>('GET /company/api/jobs/:id/summary', { params: { id } })

export const ownJobQuery = (id: string) =>
  endpointQuery<typeof jobs.showOwn>('GET /company/api/jobs/:id', { params: { id } })

export const jobHistoryQuery = (id: string) =>
  endpointQuery<typeof jobs.history>('GET /company/api/jobs/:id/events', { params: { id } })

export const jobTeamQuery = (id: string) =>
  endpointQuery<typeof jobTeams.show>('GET /company/api/jobs/:id/team', { params: { id } })

export const templatesQuery = (companyId: string) =>
  endpointQuery<typeof jobTemplates.list>('GET /company/api/companies/:companyId/job-templates', {
    params: { companyId },
  })

export const jobPath = (id: string): string => `/company/jobs/${id}`
export const editPath = (id: string): string => `/company/jobs/${id}/edit`
