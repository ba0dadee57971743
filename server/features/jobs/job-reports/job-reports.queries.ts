import { and, asc, count, eq, gt, inArray, min, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import { isOpenReport, type ReportStatus } from '#shared/features/jobs/job-reports/report-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { jobReports } from './job-reports.tables.ts'

export type ReportRow = typeof jobReports.$inferSelect

/** Null when this person already has an open report about this job. */
export async function insertReport(db: Db, report: typeof jobReports.$inferInsert): Promise<ReportRow | null> {
  const [row] = await db.insert(jobReports).values(report).onConflictDoNothing().returning()
  return row ?? null
}

export async function selectReport(db: Db, id: Id): Promise<ReportRow | null> {
  const [row] = await db.select().from(jobReports).where(eq(jobReports.id, id))
  return row ?? null
}

export const selectReports = (
  db: Db,
  { status, after, limit }: { status: ReportStatus; after: Id | undefined; limit: number },
): Promise<ReportRow[]> =>
  db
    .select()
    .from(jobReports)
    .where(and(eq(jobReports.status, status), after === undefined ? undefined : gt(jobReports.id, after)))
    .orderBy(asc(jobReports.id))
    .limit(limit)

export async function countOpen(db: Db, jobIds: readonly Id[]): Promise<Map<Id, number>> {
  if (jobIds.length === 0) return new Map()
  const rows = await db
    .select({ jobId: jobReports.jobId, count: count() })
    .from(jobReports)
    .where(and(inArray(jobReports.jobId, [...jobIds]), statusIn(jobReports.status, isOpenReport)))
    .groupBy(jobReports.jobId)
  return new Map(rows.map((row) => [row.jobId, row.count]))
}

const isOpen = statusIn(jobReports.status, isOpenReport)

/** All reports about one job are one case, represented by the first. */
const isFirst = sql`not exists (select 1 from job_reports as earlier where earlier.job_id = ${jobReports.jobId}
  and ${statusIn(sql`earlier.status`, isOpenReport)} and earlier.id < ${jobReports.id})`

export function selectReportedJobs(
  db: Db,
  { after, limit }: { after: Id | undefined; limit: number },
): Promise<ReportRow[]> {
  // The job of the cursor may have been decided since: its last report then comes closest.
  const cursor = sql`(select coalesce(
    (select id from job_reports where job_id = ${after} and ${statusIn(sql`status`, isOpenReport)} order by id limit 1),
    (select id from job_reports where job_id = ${after} order by id desc limit 1)))`
  return db
    .select()
    .from(jobReports)
    .where(and(isOpen, isFirst, after === undefined ? undefined : gt(jobReports.id, cursor)))
    .orderBy(asc(jobReports.id))
    .limit(limit)
}

export const selectOpenReports = (db: Db, jobId: Id): Promise<ReportRow[]> =>
  db
    .select()
    .from(jobReports)
    .where(and(isOpen, eq(jobReports.jobId, jobId)))
    .orderBy(asc(jobReports.id))

export async function selectOpenFigures(db: Db, lateBefore: Date) {
  const isLate = sql`${jobReports.createdAt} < ${lateBefore.toISOString()}::timestamptz`
  const [row] = await db
    .select({
      waiting: count(),
      late: count(sql`case when ${isLate} then 1 end`),
      oldestAt: min(jobReports.createdAt),
    })
    .from(jobReports)
    .where(and(isOpen, isFirst))
  return row ?? { waiting: 0, late: 0, oldestAt: null }
}
