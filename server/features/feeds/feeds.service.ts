import type { Viewer } from '#server/features/companies/companies.policy.ts'
import { findCompanyFor } from '#server/features/companies/companies.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { transition } from '#server/platform/db/transition.ts'
import { AppError, ensure, found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type FeedActor, type FeedEvent, feedEvents, feedStatusMachine } from '#shared/features/feeds/feed-status.ts'
import {
  type Feed,
  type FeedItem,
  type FeedItemsQuery,
  type FeedsQuery,
  MAX_FEEDS_PER_COMPANY,
  type NewFeed,
} from '#shared/features/feeds/feeds.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { type Page, toPage } from '#shared/kit/pagination.ts'
import { eventsFor } from '#shared/kit/status-machine.ts'
import { selectItems } from './feed-items.queries.ts'
import { runFeedJob } from './feeds.jobs.ts'
import { type CompanyOfFeed, canManageFeeds, canSeeFeeds } from './feeds.policy.ts'
import { presentFeed, presentFeedItem } from './feeds.presenter.ts'
import { countItems, type FeedRow, insertFeed, selectFeed, selectFeeds, selectFeedsOf } from './feeds.queries.ts'
import { feedStatusEvents, feeds } from './feeds.tables.ts'
import { importers } from './importers/importers.ts'

type Needs = Pick<Platform, 'clock' | 'jobs'>

async function viewCompany(db: Db, viewer: Viewer, companyId: Id): Promise<CompanyOfFeed> {
  const { company, memberRole } = await findCompanyFor(db, viewer.id, companyId)
  const view = { companyStatus: company.status, memberRole }
  // To those who do not work there it does not exist.
  ensure(canSeeFeeds(view), 'not_found')
  return view
}

async function viewFeed(db: Db, viewer: Viewer, feedId: Id): Promise<{ feed: FeedRow; view: CompanyOfFeed }> {
  const feed = found(await selectFeed(db, feedId))
  return { feed, view: await viewCompany(db, viewer, feed.companyId) }
}

export async function listFeeds(db: Db, viewer: Viewer, companyId: Id): Promise<Feed[]> {
  const view = await viewCompany(db, viewer, companyId)
  return presentAll(db, await selectFeedsOf(db, companyId), canManageFeeds(view) ? 'company' : null)
}

export async function listAllFeeds(db: Db, query: FeedsQuery): Promise<Page<Feed>> {
  const rows = await selectFeeds(db, { status: query.status, before: query.cursor, limit: query.limit + 1 })
  return toPage(await presentAll(db, rows, 'operator'), query.limit, (feed) => feed)
}

async function presentAll(db: Db, rows: readonly FeedRow[], actor: FeedActor | null): Promise<Feed[]> {
  const counts = await countItems(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((feed) =>
    presentFeed(
      feed,
      counts.filter(({ feedId }) => feedId === feed.id),
      actor ? eventsFor(feedStatusMachine, feed.status, actor).filter(isForPeople) : [],
    ),
  )
}

const isForPeople = (event: string): event is FeedEvent => feedEvents.some((one) => one === event)

async function present(db: Db, row: FeedRow, actor: FeedActor): Promise<Feed> {
  const [feed] = await presentAll(db, [row], actor)
  return found(feed)
}

export async function createFeed(
  db: Db,
  { clock, jobs }: Needs,
  viewer: Viewer,
  companyId: Id,
  { source, address, intervalMinutes }: NewFeed,
): Promise<Feed> {
  ensure(canManageFeeds(await viewCompany(db, viewer, companyId)))
  const url = importers[source].addressOf(address)
  if (url === null) throw refuse('This is neither a name nor an address of this kind.')
  if ((await selectFeedsOf(db, companyId)).length >= MAX_FEEDS_PER_COMPANY) {
    throw refuse(`A company can have ${MAX_FEEDS_PER_COMPANY} feeds.`)
  }
  const feed = await insertFeed(db, { companyId, source, url, intervalMinutes, nextRunAt: clock.now() })
  if (!feed) throw refuse('This feed is there already.')
  await jobs.send(runFeedJob, { feedId: feed.id }, db)
  return present(db, feed, 'company')
}

const refuse = (message: string) => new AppError('invalid_input', { fields: { address: [message] } })

export async function changeFeedStatus(db: Db, viewer: Viewer, feedId: Id, event: FeedEvent): Promise<Feed> {
  const { feed, view } = await viewFeed(db, viewer, feedId)
  ensure(canManageFeeds(view))
  return move(db, feed, event, { role: 'company', id: viewer.id })
}

/** The guard of the endpoint lets only operators in. */
export async function changeAnyFeedStatus(db: Db, operator: Viewer, feedId: Id, event: FeedEvent): Promise<Feed> {
  const feed = found(await selectFeed(db, feedId))
  return move(db, feed, event, { role: 'operator', id: operator.id })
}

async function move(
  db: Db,
  feed: FeedRow,
  event: FeedEvent,
  actor: { role: 'company' | 'operator'; id: Id },
): Promise<Feed> {
  const moved = await transition(db, {
    machine: feedStatusMachine,
    table: feeds,
    events: feedStatusEvents,
    id: feed.id,
    from: feed.status,
    event,
    actor,
  })
  return present(db, moved, actor.role)
}

export async function runFeedNow(db: Db, { jobs }: Needs, viewer: Viewer, feedId: Id): Promise<Feed> {
  const { feed, view } = await viewFeed(db, viewer, feedId)
  ensure(canManageFeeds(view))
  ensure(feed.status !== 'paused', 'status_changed_meanwhile')
  await jobs.send(runFeedJob, { feedId })
  return present(db, feed, 'company')
}

export async function listFeedItems(
  db: Db,
  viewer: Viewer,
  feedId: Id,
  query: FeedItemsQuery,
): Promise<Page<FeedItem>> {
  await viewFeed(db, viewer, feedId)
  const rows = await selectItems(db, { feedId, status: query.status, before: query.cursor, limit: query.limit + 1 })
  return toPage(rows, query.limit, presentFeedItem)
}
