import { and, count, desc, eq } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import { isOpenJob, type JobStatus } from '#shared/features/jobs/jobs/job-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { jobs } from '../jobs.tables.ts'

export const countByStatus = (db: Db, companyId: Id): Promise<{ status: JobStatus; count: number }[]> =>
  db
    .select({ status: jobs.status, count: count() })
    .from(jobs)
    .where(eq(jobs.companyId, companyId))
    .groupBy(jobs.status)

export const selectNewestOpen = (
  db: Db,
  companyId: Id,
  limit: number,
): Promise<{ id: Id; title: string; closesAt: Date | null }[]> =>
  db
    .select({ id: jobs.id, title: jobs.title, closesAt: jobs.closesAt })
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), statusIn(jobs.status, isOpenJob)))
    .orderBy(desc(jobs.id))
    .limit(limit)

export const countWithin = (db: Db, companyId: Id, within: { statuses: readonly JobStatus[] }): Promise<number> =>
  db.$count(jobs, and(eq(jobs.companyId, companyId), statusIn(jobs.status, within)))
