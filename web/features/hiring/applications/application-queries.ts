import type { QueryClient } from '@tanstack/react-query'
import type { applications } from '#shared/features/hiring/applications/applications.contract.ts'
import type { outsideApplications } from '#shared/features/hiring/applications/outside-applications.contract.ts'
import { MAX_PAGE_SIZE } from '#shared/kit/page-size.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { refreshApplicationCount } from '#web/layouts/tools/applications/application-count-refresh.ts'
import type { ListView } from './list/list-view.ts'

export const PAGE_SIZE = 20

/** How many ended applications the board shows next to the active ones. */
export const ENDED_ON_BOARD = 10

export const listQuery = ({ show, status, isMine, text }: ListView, cursor?: string) =>
  endpointQuery<typeof applications.list>('GET /talent/api/applications', {
    query: {
      show: show === 'elsewhere' ? 'live' : show,
      limit: PAGE_SIZE,
      ...(status && { status }),
      ...(isMine && { mine: 'true' }),
      ...(text && { text }),
      ...(cursor !== undefined && { cursor }),
    },
  })

/** The board shows all active applications at once: their number per person is limited. */
export const boardQuery = ({ isMine, text }: ListView) =>
  endpointQuery<typeof applications.list>('GET /talent/api/applications', {
    query: { show: 'live', limit: MAX_PAGE_SIZE, ...(isMine && { mine: 'true' }), ...(text && { text }) },
  })

export const boardEndQuery = ({ text }: ListView) =>
  endpointQuery<typeof applications.list>('GET /talent/api/applications', {
    query: { show: 'ended', limit: ENDED_ON_BOARD, ...(text && { text }) },
  })

export const applicationQuery = (id: string) =>
  endpointQuery<typeof applications.show>('GET /talent/api/applications/:id', { params: { id } })

export const statisticsQuery = endpointQuery<typeof applications.statistics>('GET /talent/api/applications/statistics')

export const outsideQuery = (isArchived: boolean) =>
  endpointQuery<typeof outsideApplications.list>('GET /talent/api/outside-applications', {
    query: { isArchived: String(isArchived) },
  })

/** Everything that may change with an application: the lists, and the badge in the navigation. */
export function refreshApplications(cache: QueryClient): Promise<void> {
  refreshApplicationCount()
  return cache.invalidateQueries({ queryKey: ['talent', 'applications'] })
}

export const refreshOutside = (cache: QueryClient) =>
  cache.invalidateQueries({ queryKey: ['talent', 'outside-applications'] })
