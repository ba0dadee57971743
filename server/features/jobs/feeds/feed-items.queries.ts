import { and, desc, eq, gte, inArray, lt, ne, notInArray, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import { type FeedItemStatus, isListedItem, isPublishedItem } from '#shared/features/jobs/feeds/feed-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { feedItems, feeds } from './feeds.tables.ts'

export type FeedItemRow = typeof feedItems.$inferSelect
export type NewFeedItemRow = typeof feedItems.$inferInsert

type Page = { feedId: Id; status?: FeedItemStatus | undefined; before?: Id | undefined; limit: number }

export const selectItems = (db: Db, { feedId, status, before, limit }: Page): Promise<FeedItemRow[]> =>
  db
    .select()
    .from(feedItems)
    .where(
      and(
        eq(feedItems.feedId, feedId),
        status === undefined ? undefined : eq(feedItems.status, status),
        before === undefined ? undefined : lt(feedItems.id, before),
      ),
    )
    .orderBy(desc(feedItems.id))
    .limit(limit)

type KnownItem = Pick<FeedItemRow, 'externalId' | 'contentHash' | 'status' | 'holdReason' | 'detailsReadAt'>

/** All at once, because a run compares every posting with them. */
export const selectKnownItems = (db: Db, feedId: Id): Promise<KnownItem[]> =>
  db
    .select({
      externalId: feedItems.externalId,
      contentHash: feedItems.contentHash,
      status: feedItems.status,
      holdReason: feedItems.holdReason,
      detailsReadAt: feedItems.detailsReadAt,
    })
    .from(feedItems)
    .where(eq(feedItems.feedId, feedId))

/** An existing item keeps its status and its job. */
export async function upsertItem(db: Db, item: NewFeedItemRow): Promise<FeedItemRow> {
  const facts = {
    title: item.title,
    url: item.url,
    contentHash: item.contentHash,
    likeness: item.likeness,
    evidence: item.evidence,
    detailsReadAt: item.detailsReadAt,
    changedAt: item.changedAt,
    missedRuns: 0,
  }
  const [row] = await db
    .insert(feedItems)
    .values(item)
    .onConflictDoUpdate({ target: [feedItems.feedId, feedItems.externalId], set: facts })
    .returning()
  if (!row) throw new Error('upsert returned no row')
  return row
}

/** The same job in another feed of the company, or under another id in this one. */
export async function hasDuplicate(db: Db, companyId: Id, item: FeedItemRow): Promise<boolean> {
  const [row] = await db
    .select({ id: feedItems.id })
    .from(feedItems)
    .innerJoin(feeds, eq(feeds.id, feedItems.feedId))
    .where(
      and(
        eq(feedItems.likeness, item.likeness),
        eq(feeds.companyId, companyId),
        statusIn(feedItems.status, isPublishedItem),
        ne(feedItems.id, item.id),
      ),
    )
    .limit(1)
  return row !== undefined
}

export async function setJob(db: Db, id: Id, jobId: Id): Promise<void> {
  await db.update(feedItems).set({ jobId }).where(eq(feedItems.id, id))
}

/** Resets the counter of items that were listed and increments it for the others. */
export async function updateMissedRuns(db: Db, feedId: Id, seen: readonly string[]): Promise<void> {
  const ofFeed = and(eq(feedItems.feedId, feedId), statusIn(feedItems.status, isListedItem))
  if (seen.length > 0)
    await db
      .update(feedItems)
      .set({ missedRuns: 0 })
      .where(and(ofFeed, inArray(feedItems.externalId, [...seen]), ne(feedItems.missedRuns, 0)))
  await db
    .update(feedItems)
    .set({ missedRuns: sql`${feedItems.missedRuns} + 1` })
    .where(and(ofFeed, seen.length > 0 ? notInArray(feedItems.externalId, [...seen]) : undefined))
}

/** The list has not changed since the last good run, so whatever was missing then is missing once more. */
export async function incrementMissedRuns(db: Db, feedId: Id): Promise<void> {
  await db
    .update(feedItems)
    .set({ missedRuns: sql`${feedItems.missedRuns} + 1` })
    .where(and(eq(feedItems.feedId, feedId), statusIn(feedItems.status, isListedItem), ne(feedItems.missedRuns, 0)))
}

export const selectMissing = (db: Db, feedId: Id, runs: number): Promise<FeedItemRow[]> =>
  db
    .select()
    .from(feedItems)
    .where(and(eq(feedItems.feedId, feedId), statusIn(feedItems.status, isListedItem), gte(feedItems.missedRuns, runs)))

export const selectJobIdsOf = async (db: Db, feedId: Id): Promise<Id[]> => {
  const rows = await db.select({ jobId: feedItems.jobId }).from(feedItems).where(eq(feedItems.feedId, feedId))
  return rows.flatMap(({ jobId }) => jobId ?? [])
}

/** Jobs that were listed in the last good run. */
export const selectListedJobIds = async (db: Db, feedId: Id): Promise<Id[]> => {
  const rows = await db
    .select({ jobId: feedItems.jobId })
    .from(feedItems)
    .where(and(eq(feedItems.feedId, feedId), statusIn(feedItems.status, isPublishedItem), eq(feedItems.missedRuns, 0)))
  return rows.flatMap(({ jobId }) => jobId ?? [])
}
