import { and, count, desc, eq, isNotNull, isNull, lte, max, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import { type ApplicationStatus, isLive, isRejected } from '#shared/features/hiring/applications/application-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { applications } from '../applications.tables.ts'
import { type ApplicantScope, type Filters, inScope, matching } from './applicant-list.queries.ts'
import { profileColumns } from './company-applications.queries.ts'

export type ColumnCount = { status: ApplicationStatus; stageId: Id | null; count: number }

export const countByStage = (db: Db, scope: ApplicantScope, filters: Filters): Promise<ColumnCount[]> =>
  db
    .select({ status: applications.status, stageId: applications.stageId, count: count() })
    .from(applications)
    .where(and(inScope(scope), matching(filters)))
    .groupBy(applications.status, applications.stageId)

export async function countAll(db: Db, scope: ApplicantScope, now: Date) {
  const live = statusIn(applications.status, isLive)
  const isDue = and(live, lte(applications.replyDueAt, now), isNull(applications.rejectionDueAt))
  const [row] = await db
    .select({
      people: count(),
      active: sql<number>`count(*) filter (where ${live})`.mapWith(Number),
      rejected: sql<number>`count(*) filter (where ${statusIn(applications.status, isRejected)})`.mapWith(Number),
      overdue: sql<number>`count(*) filter (where ${isDue})`.mapWith(Number),
    })
    .from(applications)
    .where(inScope(scope))
  return row ?? { people: 0, active: 0, rejected: 0, overdue: 0 }
}

export const countByCountry = (db: Db, scope: ApplicantScope): Promise<{ code: string | null; count: number }[]> =>
  db
    .select({ code: profileColumns.country, count: count() })
    .from(applications)
    .where(and(inScope(scope), isNotNull(profileColumns.country)))
    .groupBy(profileColumns.country)
    .orderBy(desc(count()), profileColumns.country)

export const selectJobsWithApplicants = (
  db: Db,
  companyId: Id,
  limit: number,
): Promise<{ id: Id; title: string; active: number }[]> =>
  db
    .select({
      id: applications.jobId,
      // The title as the latest applicant saw it.
      title: sql<string>`(array_agg(${applications.sent} -> 'job' ->> 'title' order by ${applications.submittedAt} desc))[1]`,
      active: sql<number>`count(*) filter (where ${statusIn(applications.status, isLive)})`.mapWith(Number),
    })
    .from(applications)
    .where(eq(applications.companyId, companyId))
    .groupBy(applications.jobId)
    .orderBy(desc(max(applications.submittedAt)), applications.jobId)
    .limit(limit)
