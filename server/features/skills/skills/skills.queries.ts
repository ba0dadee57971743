import { and, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { skillResults, skillTests } from './skills.tables.ts'

export type ResultRow = typeof skillResults.$inferSelect
export type SkillTestRow = typeof skillTests.$inferSelect

/** Newest first. */
export const selectResults = (db: Db, personId: Id, skill?: string): Promise<ResultRow[]> =>
  db
    .select()
    .from(skillResults)
    .where(and(eq(skillResults.personId, personId), skill === undefined ? undefined : eq(skillResults.skill, skill)))
    .orderBy(desc(skillResults.takenAt))

/** Results that still count. */
export const selectPassed = (db: Db, personIds: readonly Id[], now: Date): Promise<{ personId: Id; skill: string }[]> =>
  db
    .select({ personId: skillResults.personId, skill: skillResults.skill })
    .from(skillResults)
    .where(
      and(
        inArray(skillResults.personId, [...personIds]),
        eq(skillResults.passed, true),
        or(isNull(skillResults.validUntil), gt(skillResults.validUntil, now)),
      ),
    )

/** Scoring is announced once, but a repeated announcement must not count twice. */
export async function insertResult(tx: Db, result: typeof skillResults.$inferInsert): Promise<ResultRow | null> {
  const [row] = await tx.insert(skillResults).values(result).onConflictDoNothing().returning()
  return row ?? null
}

export async function deleteResults(tx: Db, ids: readonly Id[]): Promise<void> {
  if (ids.length > 0) await tx.delete(skillResults).where(inArray(skillResults.id, [...ids]))
}

export const selectSkillTests = (db: Db): Promise<SkillTestRow[]> => db.select().from(skillTests)

export async function selectSkillTest(db: Db, skill: string): Promise<SkillTestRow | null> {
  const [row] = await db.select().from(skillTests).where(eq(skillTests.skill, skill))
  return row ?? null
}

export async function selectSkillOfTest(db: Db, testId: Id): Promise<string | null> {
  const [row] = await db.select({ skill: skillTests.skill }).from(skillTests).where(eq(skillTests.testId, testId))
  return row?.skill ?? null
}

export async function upsertSkillTest(tx: Db, row: SkillTestRow): Promise<void> {
  await tx
    .insert(skillTests)
    .values(row)
    .onConflictDoUpdate({ target: skillTests.skill, set: { testId: row.testId, fingerprint: row.fingerprint } })
}
