// Job boards. The guard of every endpoint admits operators only, and everything they change is in the audit log.

import { recordAudit } from '#server/features/base/operations/audit.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { transition } from '#server/platform/db/transition.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import type { Requester } from '#server/platform/http/context.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type BoardFacts, MAX_BOARDS, type NewBoard } from '#shared/features/jobs/feeds/boards.contract.ts'
import { feedStatusMachine, isPausedFeed } from '#shared/features/jobs/feeds/feed-status.ts'
import type { FeedItem, FeedItemsQuery, FeedOfAnyone } from '#shared/features/jobs/feeds/feeds.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { type Page, toPage } from '#shared/kit/pagination.ts'
import { selectItems } from '../feed-items.queries.ts'
import { feedError } from '../feed-text.ts'
import { clearRemovedFeed, runFeedJob } from '../feeds.jobs.ts'
import { presentFeedItem } from '../feeds.presenter.ts'
import {
  countBoards,
  type FeedRow,
  insertFeed,
  isOfCompany,
  lockBoards,
  selectFeed,
  updateFeed,
} from '../feeds.queries.ts'
import { isJustRead, presentForOperators, publicAddress } from '../feeds.service.ts'
import { feedStatusEvents, feeds } from '../feeds.tables.ts'

type Deps = Pick<Platform, 'clock' | 'jobs'>

async function findBoard(db: Db, id: Id): Promise<FeedRow & { boardName: string }> {
  const feed = found(await selectFeed(db, id))
  const { boardName } = feed
  ensure(!isOfCompany(feed) && boardName !== null, 'not_found')
  return { ...feed, boardName }
}

async function present(db: Db, { i18n }: Requester, row: FeedRow): Promise<FeedOfAnyone> {
  const [feed] = await presentForOperators(db, i18n, [row])
  return found(feed)
}

const tooManyBoards = /* i18n */ {
  id: 'feeds.too_many_boards',
  message: 'There are {most} boards. Remove one first.',
  values: { most: MAX_BOARDS },
}

export async function addBoard(
  db: Db,
  { clock, jobs }: Deps,
  operator: Requester,
  { source, name, isRemote, address, intervalMinutes }: NewBoard,
): Promise<FeedOfAnyone> {
  const url = publicAddress(operator.i18n, source, address)
  const board = await transaction(db, async (tx) => {
    await lockBoards(tx)
    if ((await countBoards(tx)) >= MAX_BOARDS) throw fieldError(['address'], tooManyBoards)
    const facts = { source, url, boardName: name, isRemote, intervalMinutes, nextRunAt: clock.now() }
    const row = await insertFeed(tx, facts)
    if (!row) throw feedError(operator.i18n, 'known')
    await audit(tx, { clock }, operator, { ...row, boardName: name }, { action: 'board.add', after: { url, isRemote } })
    await jobs.send(runFeedJob, { feedId: row.id }, tx)
    return row
  })
  return present(db, operator, board)
}

/** Everything is read again, because both facts are part of its jobs. */
export async function changeBoard(
  db: Db,
  { clock, jobs }: Deps,
  operator: Requester,
  id: Id,
  { name, isRemote }: BoardFacts,
): Promise<FeedOfAnyone> {
  const board = await findBoard(db, id)
  if (board.boardName === name && board.isRemote === isRemote) return present(db, operator, board)
  await transaction(db, async (tx) => {
    await updateFeed(tx, id, { boardName: name, isRemote, etag: null, readerVersion: 0 })
    await audit(tx, { clock }, operator, board, {
      action: 'board.change',
      before: { name: board.boardName, isRemote: board.isRemote },
      after: { name, isRemote },
    })
    if (!isPausedFeed(board.status)) await jobs.send(runFeedJob, { feedId: id }, tx)
  })
  return present(db, operator, found(await selectFeed(db, id)))
}

export async function removeBoard(db: Db, { clock, jobs }: Deps, operator: Requester, id: Id): Promise<void> {
  const board = await findBoard(db, id)
  await transaction(db, async (tx) => {
    await transition(tx, {
      machine: feedStatusMachine,
      table: feeds,
      events: feedStatusEvents,
      id,
      from: board.status,
      event: 'remove',
      actor: { role: 'operator', id: operator.viewer.id },
    })
    await audit(tx, { clock }, operator, board, { action: 'board.remove', before: { url: board.url } })
    await jobs.send(clearRemovedFeed, { feedId: id }, tx)
  })
}

export async function runBoardNow(db: Db, { clock, jobs }: Deps, operator: Requester, id: Id): Promise<FeedOfAnyone> {
  const board = await findBoard(db, id)
  ensure(!isPausedFeed(board.status), 'status_changed_meanwhile')
  if (!isJustRead(board, clock.now()))
    await transaction(db, async (tx) => {
      await audit(tx, { clock }, operator, board, { action: 'board.run' })
      await jobs.send(runFeedJob, { feedId: id }, tx)
    })
  return present(db, operator, board)
}

export async function listBoardItems(db: Db, id: Id, query: FeedItemsQuery): Promise<Page<FeedItem>> {
  await findBoard(db, id)
  const rows = await selectItems(db, { feedId: id, status: query.status, before: query.cursor, limit: query.limit + 1 })
  return toPage(rows, query.limit, presentFeedItem)
}

type Action = Pick<Parameters<typeof recordAudit>[2], 'action' | 'before' | 'after'>

const audit = (
  tx: Db,
  deps: Pick<Deps, 'clock'>,
  operator: Requester,
  board: { id: Id; boardName: string },
  action: Action,
): Promise<void> =>
  recordAudit(tx, deps, {
    actor: operator.viewer,
    subject: { kind: 'board', id: board.id, label: board.boardName },
    ...action,
  })
