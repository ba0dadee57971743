import type { QueryClient } from '@tanstack/react-query'
import type { screeners } from '#shared/features/hiring/screeners/screeners.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'

/** For the loader of a page that shows the tests of a job. */
export const screenersQuery = (jobId: string, subjectId: string) =>
  endpointQuery<typeof screeners.list>('GET /talent/api/screeners', { query: { jobId, subjectId } })

export const attemptQuery = (id: string) =>
  endpointQuery<typeof screeners.show>('GET /talent/api/screeners/attempts/:id', { params: { id } })

export const attemptLogQuery = (id: string) =>
  endpointQuery<typeof screeners.log>('GET /talent/api/screeners/attempts/:id/log', { params: { id } })

/** Everything that changes when a test is started or finished. */
export const refreshScreeners = (cache: QueryClient) => cache.invalidateQueries({ queryKey: ['talent', 'screeners'] })
