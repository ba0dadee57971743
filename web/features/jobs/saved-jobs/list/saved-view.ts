// Which saved jobs are shown and in which order, as encoded in the URL.

import type { QueryClient } from '@tanstack/react-query'
import type { SavedJobSort } from '#shared/features/jobs/saved-jobs/job-mark-kinds.ts'
import type { SavedJobsPage, savedJobs } from '#shared/features/jobs/saved-jobs/saved-jobs.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'

export type SavedView = { show: 'all' | 'open' | 'closed'; sort: SavedJobSort }

export const PAGE_SIZE = 20

export function readView(params: URLSearchParams): SavedView {
  const show = params.get('show')
  return {
    show: show === 'open' || show === 'closed' ? show : 'all',
    sort: params.get('sort') === 'closing' ? 'closing' : 'saved',
  }
}

export function viewHref({ show, sort }: SavedView): string {
  const params = new URLSearchParams({
    ...(show !== 'all' && { show }),
    ...(sort !== 'saved' && { sort }),
  }).toString()
  return `/jobs/saved${params && `?${params}`}`
}

export const savedQuery = (view: SavedView, cursor?: string) =>
  endpointQuery<typeof savedJobs.list>('GET /talent/api/saved-jobs', {
    query: { ...view, limit: PAGE_SIZE, ...(cursor !== undefined && { cursor }) },
  })

/** Every cached page of saved jobs, in any order. */
export const SAVED_KEY = ['talent', 'saved-jobs'] as const

export const withNote = (cached: SavedJobsPage | undefined, jobId: string, note: string) =>
  cached && { ...cached, items: cached.items.map((saved) => (saved.job.id === jobId ? { ...saved, note } : saved)) }

export const keptNote = (cache: QueryClient, jobId: string): string | undefined =>
  cache
    .getQueriesData<SavedJobsPage>({ queryKey: SAVED_KEY })
    .flatMap(([, page]) => page?.items ?? [])
    .find(({ job }) => job.id === jobId)?.note
