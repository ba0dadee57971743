import type { boards } from '#shared/features/jobs/feeds/boards.contract.ts'
import type { feeds } from '#shared/features/jobs/feeds/feeds.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'

const PAGE_SIZE = 50

export const allFeedsQuery = (cursor?: string) =>
  endpointQuery<typeof feeds.listAll>('GET /ops/api/feeds', { query: { limit: PAGE_SIZE, ...(cursor && { cursor }) } })

/** Entries of a board that did not become jobs. */
export const heldItemsQuery = (id: string) =>
  endpointQuery<typeof boards.items>('GET /ops/api/boards/:id/items', { params: { id }, query: { status: 'held' } })
