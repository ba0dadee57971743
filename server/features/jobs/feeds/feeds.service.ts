import type { I18n } from '@lingui/core'
import { recordAudit } from '#server/features/base/operations/audit.service.ts'
import { findCompanies, findCompanyFor } from '#server/features/people/companies/companies.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { transition } from '#server/platform/db/transition.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import type { Requester } from '#server/platform/http/context.ts'
import { isPublicHost } from '#server/platform/outbound/public-address.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import {
  type FeedActor,
  type FeedEvent,
  feedEvents,
  feedStatusMachine,
  isPausedFeed,
} from '#shared/features/jobs/feeds/feed-status.ts'
import {
  type Feed,
  type FeedItem,
  type FeedItemsQuery,
  type FeedOfAnyone,
  type FeedsQuery,
  MAX_FEEDS_PER_COMPANY,
  type NewFeed,
} from '#shared/features/jobs/feeds/feeds.contract.ts'
import { boardSources, type FeedSource } from '#shared/features/jobs/jobs/imported-job.ts'
import type { Id } from '#shared/kit/ids.ts'
import { type Page, toPage } from '#shared/kit/pagination.ts'
import { eventsFor } from '#shared/kit/status-machine.ts'
import { MINUTE } from '#shared/kit/time-zones.ts'
import { selectItems } from './feed-items.queries.ts'
import { feedError } from './feed-text.ts'
import { clearRemovedFeed, runFeedJob } from './feeds.jobs.ts'
import { type CompanyOfFeed, canManageFeeds, canSeeFeeds } from './feeds.policy.ts'
import { presentFeed, presentFeedItem } from './feeds.presenter.ts'
import {
  type CompanyFeedRow,
  countItems,
  type FeedRow,
  insertFeed,
  isOfCompany,
  lockFeedsOf,
  selectFeed,
  selectFeeds,
  selectFeedsOf,
} from './feeds.queries.ts'
import { feedStatusEvents, feeds } from './feeds.tables.ts'
import { importers } from './importers/importers.ts'

type Deps = Pick<Platform, 'clock' | 'jobs'>

async function viewCompany(db: Db, viewer: Viewer, companyId: Id): Promise<CompanyOfFeed> {
  const { company, memberRole } = await findCompanyFor(db, viewer.id, companyId)
  const view = { companyStatus: company.status, memberRole }
  // Non-members must not learn that it exists.
  ensure(canSeeFeeds(view), 'not_found')
  return view
}

type ViewedFeed = { feed: CompanyFeedRow; view: CompanyOfFeed }

export async function viewFeed(db: Db, viewer: Viewer, feedId: Id): Promise<ViewedFeed> {
  const feed = found(await selectFeed(db, feedId))
  ensure(isOfCompany(feed), 'not_found')
  return { feed, view: await viewCompany(db, viewer, feed.companyId) }
}

export async function listFeeds(db: Db, { viewer, i18n }: Requester, companyId: Id): Promise<Feed[]> {
  const view = await viewCompany(db, viewer, companyId)
  return presentAll(db, i18n, await selectFeedsOf(db, companyId), canManageFeeds(view) ? 'company' : null)
}

/** The endpoint's guard admits operators only. */
export async function listAllFeeds(db: Db, i18n: I18n, query: FeedsQuery): Promise<Page<FeedOfAnyone>> {
  const rows = await selectFeeds(db, { status: query.status, before: query.cursor, limit: query.limit + 1 })
  return toPage(await presentForOperators(db, i18n, rows), query.limit, (feed) => feed)
}

export async function presentForOperators(db: Db, i18n: I18n, rows: readonly FeedRow[]): Promise<FeedOfAnyone[]> {
  const [shown, companies] = await Promise.all([
    presentAll(db, i18n, rows, 'operator'),
    findCompanies(db, [...new Set(rows.flatMap(({ companyId }) => companyId ?? []))]),
  ])
  const names = new Map(companies.map(({ id, name }) => [id, name]))
  return rows.flatMap(({ boardName, companyId, isRemote }, place) => {
    const feed = shown[place]
    const name = boardName ?? names.get(companyId ?? '') ?? ''
    return feed ? [{ ...feed, name, board: boardName === null ? null : { isRemote } }] : []
  })
}

async function presentAll(db: Db, i18n: I18n, rows: readonly FeedRow[], actor: FeedActor | null): Promise<Feed[]> {
  const counts = await countItems(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((feed) =>
    presentFeed(
      i18n,
      feed,
      counts.filter(({ feedId }) => feedId === feed.id),
      actor ? eventsFor(feedStatusMachine, feed.status, actor).filter(isForPeople) : [],
    ),
  )
}

const isForPeople = (event: string): event is FeedEvent => feedEvents.some((one) => one === event)

async function present(db: Db, i18n: I18n, row: FeedRow, actor: FeedActor): Promise<Feed> {
  const [feed] = await presentAll(db, i18n, [row], actor)
  return found(feed)
}

export async function createFeed(
  db: Db,
  { clock, jobs }: Deps,
  { viewer, i18n }: Requester,
  companyId: Id,
  { source, address, intervalMinutes }: NewFeed,
): Promise<Feed> {
  ensure(canManageFeeds(await viewCompany(db, viewer, companyId)))
  const url = publicAddress(i18n, source, address)
  const feed = await transaction(db, async (tx) => {
    await lockFeedsOf(tx, companyId)
    if ((await selectFeedsOf(tx, companyId)).length >= MAX_FEEDS_PER_COMPANY) throw feedError(i18n, 'enough')
    const row = await insertFeed(tx, { companyId, source, url, intervalMinutes, nextRunAt: clock.now() })
    if (!row) throw feedError(i18n, 'known')
    await jobs.send(runFeedJob, { feedId: row.id }, tx)
    return row
  })
  return present(db, i18n, feed, 'company')
}

export function publicAddress(i18n: I18n, source: FeedSource, address: string): string {
  const url = importers[source].addressOf(address)
  if (url === null) throw feedError(i18n, isBoardSource(source) ? 'board_address' : 'address')
  // Addresses are displayed, logged and passed on, so they must not contain a password.
  if (hasSecret(address)) throw feedError(i18n, 'secret')
  if (!isPublicHost(new URL(url))) throw feedError(i18n, 'private')
  return url
}

const isBoardSource = (source: FeedSource): boolean => boardSources.some((one) => one === source)

function hasSecret(address: string): boolean {
  const given = URL.parse(address)
  return given !== null && (given.username !== '' || given.password !== '')
}

export async function changeFeedStatus(db: Db, requester: Requester, feedId: Id, event: FeedEvent): Promise<Feed> {
  const { feed, view } = await viewFeed(db, requester.viewer, feedId)
  ensure(canManageFeeds(view))
  return move(db, requester, feed, { event, role: 'company' })
}

/** The endpoint's guard admits operators only. */
export async function changeAnyFeedStatus(
  db: Db,
  { clock }: Pick<Platform, 'clock'>,
  operator: Requester,
  feedId: Id,
  event: FeedEvent,
): Promise<Feed> {
  const feed = found(await selectFeed(db, feedId))
  return transaction(db, async (tx) => {
    const moved = await move(tx, operator, feed, { event, role: 'operator' })
    await recordAudit(
      tx,
      { clock },
      {
        actor: operator.viewer,
        action: `feed.${event}`,
        subject: { kind: 'feed', id: feedId, label: new URL(feed.url).host },
        before: { status: feed.status },
        after: { status: moved.status },
      },
    )
    return moved
  })
}

async function move(
  db: Db,
  { viewer, i18n }: Requester,
  feed: FeedRow,
  { event, role }: { event: FeedEvent; role: 'company' | 'operator' },
): Promise<Feed> {
  const moved = await transition(db, {
    machine: feedStatusMachine,
    table: feeds,
    events: feedStatusEvents,
    id: feed.id,
    from: feed.status,
    event,
    actor: { role, id: viewer.id },
  })
  return present(db, i18n, moved, role)
}

export async function removeFeed(db: Db, { jobs }: Deps, viewer: Viewer, feedId: Id): Promise<void> {
  const { feed, view } = await viewFeed(db, viewer, feedId)
  ensure(canManageFeeds(view))
  await transaction(db, async (tx) => {
    await transition(tx, {
      machine: feedStatusMachine,
      table: feeds,
      events: feedStatusEvents,
      id: feedId,
      from: feed.status,
      event: 'remove',
      actor: { role: 'company', id: viewer.id },
    })
    await jobs.send(clearRemovedFeed, { feedId }, tx)
  })
}

/** Pressing again right away does nothing: we must not keep somebody else's server busy. */
export const isJustRead = ({ lastRunAt }: FeedRow, now: Date): boolean =>
  lastRunAt !== null && now.getTime() - lastRunAt.getTime() < MIN_WAIT
const MIN_WAIT = MINUTE

export async function runFeedNow(
  db: Db,
  { clock, jobs }: Deps,
  { viewer, i18n }: Requester,
  feedId: Id,
): Promise<Feed> {
  const { feed, view } = await viewFeed(db, viewer, feedId)
  ensure(canManageFeeds(view))
  ensure(!isPausedFeed(feed.status), 'status_changed_meanwhile')
  if (!isJustRead(feed, clock.now())) await jobs.send(runFeedJob, { feedId })
  return present(db, i18n, feed, 'company')
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
