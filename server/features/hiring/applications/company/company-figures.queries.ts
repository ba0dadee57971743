import { and, asc, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import { isLive, isSubmitted } from '#shared/features/hiring/applications/application-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { applications } from '../applications.tables.ts'
import { profileColumns } from './company-applications.queries.ts'

const isUnseen = sql`${statusIn(applications.status, isSubmitted)} and ${applications.firstViewedAt} is null`
const unseen = sql<number>`count(*) filter (where ${isUnseen})`.mapWith(Number)

export async function countApplicants(
  db: Db,
  companyId: Id,
  now: Date,
): Promise<{ unseen: number; overdue: number; live: number }> {
  const overdue = sql<number>`count(*) filter (where ${applications.replyDueAt} <= ${now.toISOString()})`
  const [row] = await db
    .select({ unseen, overdue: overdue.mapWith(Number), live: count() })
    .from(applications)
    .where(and(eq(applications.companyId, companyId), statusIn(applications.status, isLive)))
  return row ?? { unseen: 0, overdue: 0, live: 0 }
}

export const countApplicantsByJob = (
  db: Db,
  jobIds: readonly Id[],
): Promise<{ jobId: Id; unseen: number; live: number }[]> =>
  db
    .select({ jobId: applications.jobId, unseen, live: count() })
    .from(applications)
    .where(and(inArray(applications.jobId, [...jobIds]), statusIn(applications.status, isLive)))
    .groupBy(applications.jobId)

/** `stageId` is null for applications that nobody has moved yet. */
export const countByStage = (
  db: Db,
  jobIds: readonly Id[],
): Promise<{ jobId: Id; stageId: Id | null; unseen: number; live: number }[]> =>
  db
    .select({ jobId: applications.jobId, stageId: applications.stageId, unseen, live: count() })
    .from(applications)
    .where(and(inArray(applications.jobId, [...jobIds]), statusIn(applications.status, isLive)))
    .groupBy(applications.jobId, applications.stageId)

const { id, jobId, submittedAt, replyDueAt } = applications

export const selectLongestWaiting = (db: Db, companyId: Id, limit: number) =>
  db
    .select({
      id,
      jobId,
      jobTitle: sql<string>`${applications.sent} -> 'job' ->> 'title'`,
      submittedAt,
      replyDueAt,
      ...profileColumns,
    })
    .from(applications)
    .where(
      and(
        eq(applications.companyId, companyId),
        statusIn(applications.status, isLive),
        isNotNull(replyDueAt),
        isNull(applications.rejectionDueAt),
      ),
    )
    .orderBy(asc(replyDueAt), asc(id))
    .limit(limit)
