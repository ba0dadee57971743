// Job boards, which operators add: each posting names its company, and applying leads to the board.

import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { boardSources } from '#shared/features/jobs/jobs/imported-job.ts'
import { MAX_BOARD_NAME } from '#shared/features/jobs/jobs/job-limits.ts'
import { id } from '#shared/kit/ids.ts'
import { pageOf } from '#shared/kit/pagination.ts'
import { singleLine } from '#shared/kit/text/clean-text.ts'
import {
  feedItem,
  feedOfAnyone,
  itemsQuery,
  MAX_FEED_ADDRESS,
  MAX_INTERVAL_MINUTES,
  MIN_INTERVAL_MINUTES,
} from './feeds.contract.ts'

/** Several boards ask for no more than four requests a day. */
export const BOARD_INTERVAL_MINUTES = 6 * 60
export const MAX_BOARDS = 50

const boardFacts = z.object({
  /** As readers see it: "Posted on …". */
  name: singleLine(1, MAX_BOARD_NAME),
  /** Postings that do not say where the work is done count as remote. */
  isRemote: z.boolean().default(false),
})
export type BoardFacts = z.output<typeof boardFacts>

const newBoard = boardFacts.extend({
  source: z.enum(boardSources),
  /** Empty for a board with a single list. */
  address: z.string().trim().max(MAX_FEED_ADDRESS).default(''),
  intervalMinutes: z.int().min(MIN_INTERVAL_MINUTES).max(MAX_INTERVAL_MINUTES).default(BOARD_INTERVAL_MINUTES),
})
export type NewBoard = z.output<typeof newBoard>

const byId = z.object({ id })

export const boards = {
  create: endpoint({
    method: 'POST',
    path: '/ops/api/boards',
    guard: 'operator',
    summary: 'Adds a job board. It is read immediately, then periodically.',
    body: newBoard,
    response: feedOfAnyone,
    status: 201,
    creates: true,
    limit: 'strict',
  }),
  change: endpoint({
    method: 'PUT',
    path: '/ops/api/boards/:id',
    guard: 'operator',
    summary: 'Changes a board’s name, or whether it is remote. Its postings are read again.',
    params: byId,
    body: boardFacts,
    response: feedOfAnyone,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/ops/api/boards/:id',
    guard: 'operator',
    summary: 'Removes a board and closes the jobs found on it.',
    params: byId,
    response: nothing,
  }),
  run: endpoint({
    method: 'POST',
    path: '/ops/api/boards/:id/runs',
    guard: 'operator',
    summary: 'Reads a board now, unless it was read within the last minute.',
    params: byId,
    response: feedOfAnyone,
    status: 202,
    limit: 'strict',
  }),
  items: endpoint({
    method: 'GET',
    path: '/ops/api/boards/:id/items',
    guard: 'operator',
    summary: 'The entries of a board, newest first: jobs, and why others were left out.',
    params: byId,
    query: itemsQuery,
    response: pageOf(feedItem),
  }),
}
