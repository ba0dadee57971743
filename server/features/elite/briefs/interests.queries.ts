import { and, count, desc, eq, lt, lte, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import type { BriefShelf } from '#shared/features/elite/briefs/brief-limits.ts'
import { isOffered, isSettledInterest, isUndecidedInterest } from '#shared/features/elite/briefs/interest-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { briefInterests } from './briefs.tables.ts'

export type InterestRow = typeof briefInterests.$inferSelect

/** Only those who were not matched before. */
export const insertInterests = (tx: Db, rows: (typeof briefInterests.$inferInsert)[]): Promise<InterestRow[]> =>
  rows.length === 0 ? Promise.resolve([]) : tx.insert(briefInterests).values(rows).onConflictDoNothing().returning()

export async function selectInterest(db: Db, id: Id): Promise<InterestRow | null> {
  const [row] = await db.select().from(briefInterests).where(eq(briefInterests.id, id))
  return row ?? null
}

export async function selectInterestOf(db: Db, briefId: Id, personId: Id): Promise<InterestRow | null> {
  const [row] = await db
    .select()
    .from(briefInterests)
    .where(and(eq(briefInterests.briefId, briefId), eq(briefInterests.personId, personId)))
  return row ?? null
}

/** Best match first. A brief has few. */
export const selectInterests = (db: Db, briefId: Id): Promise<InterestRow[]> =>
  db
    .select()
    .from(briefInterests)
    .where(eq(briefInterests.briefId, briefId))
    .orderBy(desc(briefInterests.score), briefInterests.id)

type Page = { show: BriefShelf; before: Id | undefined; limit: number }

/** The cursor is a brief: a person has one interest in each. */
export function selectOfPerson(db: Db, personId: Id, { show, before, limit }: Page): Promise<InterestRow[]> {
  const position = sql`(select id from brief_interests where brief_id = ${before} and person_id = ${personId})`
  return db
    .select()
    .from(briefInterests)
    .where(
      and(
        eq(briefInterests.personId, personId),
        statusIn(briefInterests.status, show === 'open' ? isUndecidedInterest : isSettledInterest),
        before === undefined ? undefined : lt(briefInterests.id, position),
      ),
    )
    .orderBy(desc(briefInterests.id))
    .limit(limit)
}

export async function updateInterest(tx: Db, id: Id, facts: Partial<InterestRow>): Promise<void> {
  await tx.update(briefInterests).set(facts).where(eq(briefInterests.id, id))
}

/** How many briefs need a reply, and until when the first of them. */
export async function selectUnanswered(db: Db, personId: Id): Promise<{ count: number; dueAt: Date | null }> {
  const { replyBy } = briefInterests
  const [row] = await db
    .select({ count: count(), dueAt: sql<Date | null>`min(${replyBy})`.mapWith(replyBy) })
    .from(briefInterests)
    .where(and(eq(briefInterests.personId, personId), statusIn(briefInterests.status, isOffered)))
  return row ?? { count: 0, dueAt: null }
}

export const BATCH = 200

export const selectOverdue = (db: Db, now: Date): Promise<InterestRow[]> =>
  db
    .select()
    .from(briefInterests)
    .where(and(statusIn(briefInterests.status, isOffered), lte(briefInterests.replyBy, now)))
    .orderBy(briefInterests.replyBy)
    .limit(BATCH)
