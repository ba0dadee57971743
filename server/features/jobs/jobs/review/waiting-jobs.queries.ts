import { and, asc, count, eq, lte, max, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import { isJobInReview } from '#shared/features/jobs/jobs/job-status.ts'
import type { JobSource } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { MAX_SAMPLES } from '#shared/features/jobs/jobs/waiting-jobs.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { JobRow } from '../jobs.queries.ts'
import { jobs } from '../jobs.tables.ts'

type GroupRow = {
  companyId: Id
  source: JobSource
  count: number
  samples: { id: Id; title: string }[]
  waitingSince: string
  lastWrittenAt: string
}

/** Longest waiting first. */
export async function selectWaitingGroups(db: Db): Promise<GroupRow[]> {
  const { rows } = await db.execute<GroupRow>(
    sql`select company_id as "companyId", source, count(*)::int as count,
          to_jsonb((array_agg(jsonb_build_object('id', id, 'title', title) order by id))[:${sql.raw(String(MAX_SAMPLES))}]) as samples,
          min(created_at) as "waitingSince", max(updated_at) as "lastWrittenAt"
        from jobs where ${statusIn(sql`status`, isJobInReview)}
        group by company_id, source order by "waitingSince", company_id, source`,
  )
  return rows
}

type WaitingGroup = { companyId: Id; source: JobSource; writtenUntil: Date }

const isWaiting = ({ companyId, source, writtenUntil }: WaitingGroup) =>
  and(
    eq(jobs.companyId, companyId),
    statusIn(jobs.status, isJobInReview),
    eq(jobs.source, source),
    lte(jobs.updatedAt, writtenUntil),
  )

/** Locks them against edits until the decision is made. */
export const lockWaiting = (db: Db, group: WaitingGroup, limit: number): Promise<JobRow[]> =>
  db.select().from(jobs).where(isWaiting(group)).orderBy(asc(jobs.id)).limit(limit).for('update')

export async function countWaiting(db: Db, group: WaitingGroup): Promise<number> {
  const [row] = await db.select({ count: count() }).from(jobs).where(isWaiting(group))
  return row?.count ?? 0
}

/**
 * A job that was never submitted by a person, such as one of a feed, waits since it was created. Qualified by hand: in a list of
 * columns Drizzle omits the table, and `id` would be that of the event.
 */
const submittedAt = sql<Date>`coalesce((select max(created_at) from job_events
  where subject_id = jobs.id and ${statusIn(sql`to_status`, isJobInReview)}), jobs.created_at)`.mapWith(jobs.createdAt)

export type WaitingJobRow = Pick<JobRow, 'id' | 'title' | 'companyId' | 'source' | 'publishedAt'> & {
  waitingSince: Date
}

const waitingColumns = {
  id: jobs.id,
  title: jobs.title,
  companyId: jobs.companyId,
  source: jobs.source,
  publishedAt: jobs.publishedAt,
  waitingSince: submittedAt,
}

export function selectLongestWaiting(
  db: Db,
  { after, limit }: { after: Id | undefined; limit: number },
): Promise<WaitingJobRow[]> {
  const last = db.select({ since: submittedAt }).from(jobs).where(sql`${jobs.id} = ${after}`)
  return db
    .select(waitingColumns)
    .from(jobs)
    .where(
      and(
        statusIn(jobs.status, isJobInReview),
        after === undefined ? undefined : sql`(${submittedAt}, ${jobs.id}) > ((${last}), ${after})`,
      ),
    )
    .orderBy(asc(submittedAt), asc(jobs.id))
    .limit(limit)
}

export async function selectWaitingJob(db: Db, id: Id): Promise<WaitingJobRow | null> {
  const [row] = await db
    .select(waitingColumns)
    .from(jobs)
    .where(and(eq(jobs.id, id), statusIn(jobs.status, isJobInReview)))
  return row ?? null
}

export async function selectWaitingFigures(db: Db, lateBefore: Date) {
  const waiting = db
    .select({ since: submittedAt.as('since') })
    .from(jobs)
    .where(statusIn(jobs.status, isJobInReview))
    .as('waiting')
  const earliest = sql<Date | null>`min(${waiting.since})`.mapWith(jobs.createdAt)
  const isLate = sql`${waiting.since} < ${lateBefore.toISOString()}::timestamptz`
  const [row] = await db
    .select({ waiting: count(), late: count(sql`case when ${isLate} then 1 end`), oldestAt: earliest })
    .from(waiting)
  return row ?? { waiting: 0, late: 0, oldestAt: null }
}

/** Everything that waits from the same company and source. */
export async function selectSimilar(
  db: Db,
  { companyId, source }: Pick<JobRow, 'companyId' | 'source'>,
): Promise<{ count: number; lastWrittenAt: Date }> {
  const [row] = await db
    .select({ count: count(), lastWrittenAt: max(jobs.updatedAt) })
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), statusIn(jobs.status, isJobInReview), eq(jobs.source, source)))
  return { count: row?.count ?? 0, lastWrittenAt: row?.lastWrittenAt ?? new Date(0) }
}
