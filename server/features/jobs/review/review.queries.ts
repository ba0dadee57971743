import { and, asc, countDistinct, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { JobChange } from '#shared/features/jobs/job-changes.ts'
import type { Id } from '#shared/kit/ids.ts'
import { jobChanges, jobEvents, jobs } from '../jobs.tables.ts'

export type ChangeRow = typeof jobChanges.$inferSelect

export const selectEvents = (db: Db, jobId: Id) =>
  db.select().from(jobEvents).where(eq(jobEvents.subjectId, jobId)).orderBy(asc(jobEvents.id))

/** How many jobs of a company an operator has approved, and how many were taken down. */
export async function countDecisions(db: Db, companyId: Id): Promise<{ approved: number; moderated: number }> {
  const rows = await db
    .select({ event: jobEvents.event, count: countDistinct(jobEvents.subjectId) })
    .from(jobEvents)
    .innerJoin(jobs, eq(jobs.id, jobEvents.subjectId))
    .where(and(eq(jobs.companyId, companyId), inArray(jobEvents.event, ['approve', 'moderate'])))
    .groupBy(jobEvents.event)
  const of = (event: string) => rows.find((row) => row.event === event)?.count ?? 0
  return { approved: of('approve'), moderated: of('moderate') }
}

export async function insertChange(db: Db, change: typeof jobChanges.$inferInsert): Promise<void> {
  await db.insert(jobChanges).values(change)
}

export async function updateChange(db: Db, id: Id, facts: { changes: readonly JobChange[]; changedAt: Date }) {
  await db.update(jobChanges).set(facts).where(eq(jobChanges.id, id))
}

export const selectChanges = (db: Db, jobId: Id): Promise<ChangeRow[]> =>
  db.select().from(jobChanges).where(eq(jobChanges.jobId, jobId)).orderBy(asc(jobChanges.id))

/** Since it last went before the public with a look at it, or without one for a company that is trusted. */
export const selectUnreviewed = (db: Db, jobId: Id): Promise<ChangeRow[]> => {
  const looks = and(eq(jobEvents.subjectId, jobId), inArray(jobEvents.event, ['approve', 'publish']))
  const last = db.select({ id: jobEvents.id }).from(jobEvents).where(looks).orderBy(desc(jobEvents.id)).limit(1)
  return db
    .select()
    .from(jobChanges)
    .where(and(eq(jobChanges.jobId, jobId), gt(jobChanges.id, sql`coalesce((${last}), ${BEFORE_ALL}::uuid)`)))
    .orderBy(asc(jobChanges.id))
}

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'
