import { asc, eq } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { scorecardAttributes, scorecards } from '../applications.tables.ts'

export type ScorecardRow = typeof scorecards.$inferSelect

export const selectScorecards = (db: Db, applicationId: Id): Promise<ScorecardRow[]> =>
  db
    .select()
    .from(scorecards)
    .where(eq(scorecards.applicationId, applicationId))
    .orderBy(asc(scorecards.givenAt), asc(scorecards.id))

export async function upsertScorecard(tx: Db, card: typeof scorecards.$inferInsert): Promise<void> {
  const { overall, attributes, takeaways, givenAt } = card
  await tx
    .insert(scorecards)
    .values(card)
    .onConflictDoUpdate({
      target: [scorecards.applicationId, scorecards.authorId],
      set: { overall, attributes, takeaways, givenAt },
    })
}

export async function selectAttributes(db: Db, jobId: Id): Promise<readonly string[] | null> {
  const [row] = await db.select().from(scorecardAttributes).where(eq(scorecardAttributes.jobId, jobId))
  return row?.names ?? null
}

export async function upsertAttributes(tx: Db, jobId: Id, names: readonly string[]): Promise<void> {
  await tx
    .insert(scorecardAttributes)
    .values({ jobId, names })
    .onConflictDoUpdate({ target: scorecardAttributes.jobId, set: { names } })
}
