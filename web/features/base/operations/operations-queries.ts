import { useQueryClient } from '@tanstack/react-query'
import type { operations } from '#shared/features/base/operations/operations.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'

export const PAGE_SIZE = 50

export const overviewQuery = () => endpointQuery<typeof operations.overview>('GET /ops/api/queues')

export const casesQuery = (queue: string) =>
  endpointQuery<typeof operations.cases>('GET /ops/api/queues/:queue/cases', {
    params: { queue },
    query: { limit: PAGE_SIZE },
  })

export const caseQuery = (queue: string, id: string) =>
  endpointQuery<typeof operations.show>('GET /ops/api/queues/:queue/cases/:id', { params: { queue, id } })

type AuditFilter = { actor?: string | undefined; subject?: string | undefined }

export const auditQuery = (filter: AuditFilter = {}) =>
  endpointQuery<typeof operations.audit>('GET /ops/api/audit-log', { query: filter })

/** The figures and the list, after a case has changed hands or was decided. */
export function useReloadQueue(queue: string) {
  const cache = useQueryClient()
  return () =>
    Promise.all([
      cache.invalidateQueries({ queryKey: overviewQuery().queryKey }),
      cache.invalidateQueries({ queryKey: casesQuery(queue).queryKey }),
    ])
}
