import { and, asc, desc, eq, exists, gt, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { JobChange } from '#shared/features/jobs/jobs/job-changes.ts'
import type { Id } from '#shared/kit/ids.ts'
import { jobChanges, jobEvents, jobs } from '../jobs.tables.ts'

export type ChangeRow = typeof jobChanges.$inferSelect

export const selectEvents = (db: Db, jobId: Id) =>
  db.select().from(jobEvents).where(eq(jobEvents.subjectId, jobId)).orderBy(asc(jobEvents.id))

/** Approved jobs of a company, counted up to `limit`: a feed run asks for each of thousands of jobs. */
export async function countApproved(db: Db, companyId: Id, limit: number): Promise<number> {
  const approvals = and(eq(jobEvents.subjectId, jobs.id), eq(jobEvents.event, 'approve'))
  const isApproved = exists(db.select({ id: jobEvents.id }).from(jobEvents).where(approvals))
  const ofCompany = and(eq(jobs.companyId, companyId), isApproved)
  return (await db.select({ id: jobs.id }).from(jobs).where(ofCompany).limit(limit)).length
}

export async function hasModerated(db: Db, companyId: Id): Promise<boolean> {
  const takenDown = and(eq(jobs.companyId, companyId), eq(jobs.closeReason, 'moderated'))
  return (await db.select({ id: jobs.id }).from(jobs).where(takenDown).limit(1)).length > 0
}

export async function insertChange(db: Db, change: typeof jobChanges.$inferInsert): Promise<void> {
  await db.insert(jobChanges).values(change)
}

export async function updateChange(db: Db, id: Id, facts: { changes: readonly JobChange[]; changedAt: Date }) {
  await db.update(jobChanges).set(facts).where(eq(jobChanges.id, id))
}

export const selectChanges = (db: Db, jobId: Id): Promise<ChangeRow[]> =>
  db.select().from(jobChanges).where(eq(jobChanges.jobId, jobId)).orderBy(asc(jobChanges.id))

/** Changes since the job was last approved, or published without a review for a trusted company. */
export const selectUnreviewed = (db: Db, jobId: Id): Promise<ChangeRow[]> => {
  const reviews = and(eq(jobEvents.subjectId, jobId), inArray(jobEvents.event, ['approve', 'publish']))
  const last = db.select({ id: jobEvents.id }).from(jobEvents).where(reviews).orderBy(desc(jobEvents.id)).limit(1)
  return db
    .select()
    .from(jobChanges)
    .where(and(eq(jobChanges.jobId, jobId), gt(jobChanges.id, sql`coalesce((${last}), ${FIRST_ID}::uuid)`)))
    .orderBy(asc(jobChanges.id))
}

const FIRST_ID = '00000000-0000-0000-0000-000000000000'
