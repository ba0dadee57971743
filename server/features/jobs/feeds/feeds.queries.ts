import { and, asc, count, desc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { statusIn, statusNotIn } from '#server/platform/db/status-in.ts'
import { type FeedStatus, isFailingFeed, isPausedFeed, isRemovedFeed } from '#shared/features/jobs/feeds/feed-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { feedItems, feeds } from './feeds.tables.ts'

export type FeedRow = typeof feeds.$inferSelect
export type CompanyFeedRow = FeedRow & { companyId: Id }

/** Otherwise it is a job board. */
export const isOfCompany = (feed: FeedRow): feed is CompanyFeedRow => feed.companyId !== null

/** Serialized: two concurrent additions would both see room for one. */
export async function lockFeedsOf(tx: Db, companyId: Id): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`feeds:${companyId}`}, 0))`)
}

export async function lockBoards(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('feeds:boards', 0))`)
}

/** Null when the company, or the operators, already have this feed. */
export async function insertFeed(db: Db, feed: typeof feeds.$inferInsert): Promise<FeedRow | null> {
  const [row] = await db.insert(feeds).values(feed).onConflictDoNothing().returning()
  return row ?? null
}

/** A removed feed is hidden at once, while its jobs are still being closed. */
const isNotRemoved = statusNotIn(feeds.status, isRemovedFeed)

export async function selectFeed(db: Db, id: Id): Promise<FeedRow | null> {
  const [row] = await db
    .select()
    .from(feeds)
    .where(and(eq(feeds.id, id), isNotRemoved))
  return row ?? null
}

export const selectFeedsOf = (db: Db, companyId: Id): Promise<FeedRow[]> =>
  db
    .select()
    .from(feeds)
    .where(and(eq(feeds.companyId, companyId), isNotRemoved))
    .orderBy(asc(feeds.id))

export const countBoards = (db: Db): Promise<number> => db.$count(feeds, and(isNull(feeds.companyId), isNotRemoved))

type Page = { status?: FeedStatus | undefined; before?: Id | undefined; limit: number }

export const selectFeeds = (db: Db, { status, before, limit }: Page): Promise<FeedRow[]> =>
  db
    .select()
    .from(feeds)
    .where(
      and(
        status === undefined ? isNotRemoved : eq(feeds.status, status),
        before === undefined ? undefined : lt(feeds.id, before),
      ),
    )
    .orderBy(desc(feeds.id))
    .limit(limit)

export const countItems = (db: Db, feedIds: readonly Id[]) =>
  feedIds.length === 0
    ? Promise.resolve([])
    : db
        .select({ feedId: feedItems.feedId, status: feedItems.status, count: count() })
        .from(feedItems)
        .where(inArray(feedItems.feedId, [...feedIds]))
        .groupBy(feedItems.feedId, feedItems.status)

/** Claims due feeds and schedules their next run, so that no other node claims them, too. */
export function takeDueFeeds(db: Db, now: Date, limit: number): Promise<{ id: Id }[]> {
  const due = db
    .select({ id: feeds.id })
    .from(feeds)
    .where(and(statusNotIn(feeds.status, isPausedFeed), isNotRemoved, lte(feeds.nextRunAt, now)))
    .orderBy(asc(feeds.nextRunAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  return db
    .update(feeds)
    .set({ nextRunAt: sql`${now.toISOString()}::timestamptz + make_interval(mins => ${feeds.intervalMinutes})` })
    .where(inArray(feeds.id, due))
    .returning({ id: feeds.id })
}

/** Null when it is paused or already running. */
export async function claimRun(db: Db, id: Id, { now, until }: { now: Date; until: Date }): Promise<FeedRow | null> {
  const [row] = await db
    .update(feeds)
    .set({ runningUntil: until, lastRunAt: now })
    .where(
      and(
        eq(feeds.id, id),
        statusNotIn(feeds.status, isPausedFeed),
        isNotRemoved,
        or(sql`${feeds.runningUntil} is null`, lte(feeds.runningUntil, now)),
      ),
    )
    .returning()
  return row ?? null
}

export async function updateFeed(db: Db, id: Id, facts: Partial<Omit<FeedRow, 'id' | 'status'>>): Promise<void> {
  await db.update(feeds).set(facts).where(eq(feeds.id, id))
}

/** Deletes its items, too, but not the jobs they became. */
export async function deleteFeed(db: Db, id: Id): Promise<void> {
  await db.delete(feedItems).where(eq(feedItems.feedId, id))
  await db.delete(feeds).where(and(eq(feeds.id, id), statusIn(feeds.status, isRemovedFeed)))
}

/** Failing feeds, each with the time of its last successful run. */
export async function selectFailingFigures(db: Db, lateBefore: Date) {
  const since = sql<Date | null>`coalesce(${feeds.lastGoodRunAt}, ${feeds.createdAt})`
  const isLate = sql`${since} < ${lateBefore.toISOString()}::timestamptz`
  const [row] = await db
    .select({
      waiting: count(),
      late: count(sql`case when ${isLate} then 1 end`),
      oldestAt: sql<Date | null>`min(${since})`.mapWith(feeds.createdAt),
    })
    .from(feeds)
    .where(statusIn(feeds.status, isFailingFeed))
  return row ?? { waiting: 0, late: 0, oldestAt: null }
}
