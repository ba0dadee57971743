import { and, asc, count, eq, lte, sql } from 'drizzle-orm'
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
