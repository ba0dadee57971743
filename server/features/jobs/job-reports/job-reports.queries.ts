import { and, asc, count, eq, gt, inArray } from 'drizzle-orm'
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
