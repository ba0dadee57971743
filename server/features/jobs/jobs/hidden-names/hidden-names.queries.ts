import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { nameVisibility } from './hidden-names.tables.ts'

/** The jobs whose applicants this person sees without names. */
export async function selectHiddenJobs(db: Db, personId: Id, among?: readonly Id[]): Promise<Set<Id>> {
  const { jobId, isHidden, id } = nameVisibility
  const latest = await db
    .selectDistinctOn([jobId], { jobId, isHidden })
    .from(nameVisibility)
    .where(and(eq(nameVisibility.personId, personId), among && inArray(jobId, [...among])))
    .orderBy(jobId, desc(id))
  return new Set(latest.filter((row) => row.isHidden).map((row) => row.jobId))
}

export async function insertVisibility(db: Db, row: typeof nameVisibility.$inferInsert): Promise<void> {
  await db.insert(nameVisibility).values(row)
}

export const selectVisibilityLog = (db: Db, jobId: Id, limit: number) =>
  db.select().from(nameVisibility).where(eq(nameVisibility.jobId, jobId)).orderBy(desc(nameVisibility.id)).limit(limit)
