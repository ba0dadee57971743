import { and, desc, eq, lt } from 'drizzle-orm'
import { type Db, transaction } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import {
  recommendationDismissals,
  recommendationRuns,
  recommendationScores,
  recommendationSettings,
} from './recommendations.tables.ts'

export type DismissalRow = typeof recommendationDismissals.$inferSelect
type RunRow = typeof recommendationRuns.$inferSelect
type ScoreRow = typeof recommendationScores.$inferSelect

export async function selectIsOn(db: Db, personId: Id): Promise<boolean> {
  const [row] = await db.select().from(recommendationSettings).where(eq(recommendationSettings.personId, personId))
  return row?.isOn ?? true
}

export async function upsertIsOn(db: Db, personId: Id, isOn: boolean): Promise<void> {
  await db
    .insert(recommendationSettings)
    .values({ personId, isOn })
    .onConflictDoUpdate({ target: recommendationSettings.personId, set: { isOn } })
}

/** Newest first. */
export const selectDismissals = (db: Db, personId: Id, limit: number): Promise<DismissalRow[]> =>
  db
    .select()
    .from(recommendationDismissals)
    .where(eq(recommendationDismissals.personId, personId))
    .orderBy(desc(recommendationDismissals.createdAt), desc(recommendationDismissals.jobId))
    .limit(limit)

/** Dismissing again replaces the reason. */
export async function upsertDismissal(db: Db, row: DismissalRow): Promise<void> {
  const { reason, job, createdAt } = row
  await db
    .insert(recommendationDismissals)
    .values(row)
    .onConflictDoUpdate({
      target: [recommendationDismissals.personId, recommendationDismissals.jobId],
      set: { reason, job, createdAt },
    })
}

export async function deleteDismissal(db: Db, personId: Id, jobId: Id): Promise<void> {
  await db
    .delete(recommendationDismissals)
    .where(and(eq(recommendationDismissals.personId, personId), eq(recommendationDismissals.jobId, jobId)))
}

export async function selectLastDigest(db: Db, personId: Id): Promise<string | null> {
  const [row] = await db
    .select({ digest: recommendationRuns.digest })
    .from(recommendationRuns)
    .where(eq(recommendationRuns.personId, personId))
    .orderBy(desc(recommendationRuns.createdAt), desc(recommendationRuns.id))
    .limit(1)
  return row?.digest ?? null
}

export async function insertRun(db: Db, run: RunRow, scores: readonly Omit<ScoreRow, 'runId'>[]): Promise<void> {
  await transaction(db, async (tx) => {
    await tx.insert(recommendationRuns).values(run)
    if (scores.length > 0)
      await tx.insert(recommendationScores).values(scores.map((score) => ({ ...score, runId: run.id })))
  })
}

export async function selectLastScore(
  db: Db,
  personId: Id,
  jobId: Id,
): Promise<{ run: RunRow; score: ScoreRow } | null> {
  const [row] = await db
    .select({ run: recommendationRuns, score: recommendationScores })
    .from(recommendationRuns)
    .innerJoin(recommendationScores, eq(recommendationScores.runId, recommendationRuns.id))
    .where(and(eq(recommendationRuns.personId, personId), eq(recommendationScores.jobId, jobId)))
    .orderBy(desc(recommendationRuns.createdAt), desc(recommendationRuns.id))
    .limit(1)
  return row ?? null
}

export async function deleteRunsOf(db: Db, personId: Id): Promise<void> {
  await db.delete(recommendationRuns).where(eq(recommendationRuns.personId, personId))
}

export async function deleteRunsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(recommendationRuns).where(lt(recommendationRuns.createdAt, before))
}
