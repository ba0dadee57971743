import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import type { FeedCorrection } from '#shared/features/jobs/feeds/feed-mapping.contract.ts'
import { isListedItem } from '#shared/features/jobs/feeds/feed-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { feedItems, feeds } from '../feeds.tables.ts'

const lineOf = (field: FeedCorrection['field']) => sql<string>`coalesce(${feedItems.evidence} ->> ${field}, '')`

/** Nobody maintains more corrections than this by hand. */
const MOST_LINES = 50

/** Most frequent lines first, each with an example posting. */
export const selectLines = (db: Db, feedId: Id, field: FeedCorrection['field']) =>
  db
    .select({
      line: sql<string>`line`,
      postings: sql<number>`count(*)::int`,
      example: sql<string>`min(title)`,
      jobId: sql<Id | null>`(array_agg(job_id order by job_id nulls last))[1]`,
    })
    .from(
      db
        .select({ line: lineOf(field).as('line'), title: feedItems.title, jobId: feedItems.jobId })
        .from(feedItems)
        .where(and(eq(feedItems.feedId, feedId), statusIn(feedItems.status, isListedItem)))
        .as('lines'),
    )
    .groupBy(sql`line`)
    .orderBy(sql`2 desc`, sql`1`)
    .limit(MOST_LINES)

/** Clears the parsed values, so that the next run reads these postings again. */
export async function forgetReadings(tx: Db, feedId: Id, { field, line }: FeedCorrection): Promise<void> {
  await tx.update(feeds).set({ etag: null }).where(eq(feeds.id, feedId))
  await tx
    .update(feedItems)
    .set({ contentHash: '' })
    .where(and(eq(feedItems.feedId, feedId), eq(lineOf(field), line)))
}

export async function updateCorrections(tx: Db, feedId: Id, corrections: readonly FeedCorrection[]): Promise<void> {
  await tx.update(feeds).set({ corrections }).where(eq(feeds.id, feedId))
}
