import { and, asc, getTableColumns, inArray, isNotNull, isNull, lte, type SQL } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import { isLive, isSubmitted } from '#shared/features/hiring/applications/application-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { applications } from '../applications.tables.ts'

export const BATCH = 200

export type FoundRow = Pick<typeof applications.$inferSelect, 'id'>

const liveOnly = statusIn(applications.status, isLive)

const select = (db: Db, where: SQL | undefined, order: keyof typeof applications.$inferSelect): Promise<FoundRow[]> =>
  db
    .select({ id: applications.id })
    .from(applications)
    .where(where)
    .orderBy(asc(getTableColumns(applications)[order]))
    .limit(BATCH)

/** Submitted and not viewed since then. */
export const selectUnseen = (db: Db, since: Date): Promise<FoundRow[]> =>
  select(db, and(statusIn(applications.status, isSubmitted), lte(applications.submittedAt, since)), 'submittedAt')

export const selectRejectionsDue = (db: Db, now: Date): Promise<FoundRow[]> =>
  select(db, and(liveOnly, lte(applications.rejectionDueAt, now)), 'rejectionDueAt')

/** A pending rejection counts as a reply: the company has decided. */
const due = (by: Date): SQL | undefined =>
  and(liveOnly, isNull(applications.rejectionDueAt), lte(applications.replyDueAt, by))

export const selectDue = (db: Db, by: Date): Promise<FoundRow[]> =>
  select(db, and(due(by), isNull(applications.nudgedAt)), 'replyDueAt')

export const selectLate = (db: Db, by: Date): Promise<FoundRow[]> =>
  select(db, and(due(by), isNotNull(applications.nudgedAt), isNull(applications.secondNudgedAt)), 'replyDueAt')

export const selectExpiring = (db: Db, by: Date): Promise<FoundRow[]> => select(db, due(by), 'replyDueAt')

export async function selectJobsWithLive(db: Db): Promise<Id[]> {
  const rows = await db.selectDistinct({ jobId: applications.jobId }).from(applications).where(liveOnly)
  return rows.map(({ jobId }) => jobId)
}

export const selectLiveOf = (db: Db, jobIds: readonly Id[]): Promise<FoundRow[]> =>
  jobIds.length === 0
    ? Promise.resolve([])
    : select(db, and(liveOnly, isNull(applications.rejectionDueAt), inArray(applications.jobId, [...jobIds])), 'id')

export const selectForgettable = (db: Db, now: Date): Promise<FoundRow[]> =>
  select(db, lte(applications.retentionUntil, now), 'retentionUntil')
