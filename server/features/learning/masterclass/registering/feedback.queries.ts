import { and, avg, count, eq } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { talkFeedback } from '../masterclass.tables.ts'

export type FeedbackRow = typeof talkFeedback.$inferSelect
export type RatingRow = { average: string | null; count: number }

export async function selectFeedback(db: Db, personId: Id, talkId: Id): Promise<FeedbackRow | null> {
  const [row] = await db
    .select()
    .from(talkFeedback)
    .where(and(eq(talkFeedback.talkId, talkId), eq(talkFeedback.personId, personId)))
  return row ?? null
}

export async function selectRating(db: Db, talkId: Id): Promise<RatingRow | undefined> {
  const [row] = await db
    .select({ average: avg(talkFeedback.stars), count: count() })
    .from(talkFeedback)
    .where(eq(talkFeedback.talkId, talkId))
  return row
}

export async function upsertFeedback(
  db: Db,
  personId: Id,
  talkId: Id,
  { stars, text }: { stars: number; text: string },
): Promise<void> {
  await db
    .insert(talkFeedback)
    .values({ talkId, personId, stars, text })
    .onConflictDoUpdate({ target: [talkFeedback.talkId, talkFeedback.personId], set: { stars, text } })
}
