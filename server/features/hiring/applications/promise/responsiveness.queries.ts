import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { statusNotIn } from '#server/platform/db/status-in.ts'
import { RESPONSIVENESS_DAYS, SECOND_NUDGE_DAYS } from '#shared/features/hiring/applications/application-kinds.ts'
import { needsNoReply } from '#shared/features/hiring/applications/application-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { applications } from '../applications.tables.ts'
import { daysAfter } from './promise-dates.ts'

export type KeptPromises = { companyId: Id; applications: number; inTime: number; medianHours: number }

/**
 * Recent applications that were answered or are overdue by now. Those not yet due, withdrawn, or closed with the job are left
 * out; unanswered ones count with the time they have waited.
 */
export async function selectKeptPromises(db: Db, companyIds: readonly Id[], now: Date): Promise<KeptPromises[]> {
  const lateSince = daysAfter(now, -SECOND_NUDGE_DAYS)
  const ids = sql.join(
    companyIds.map((id) => sql`${id}`),
    sql`, `,
  )
  const { rows } = await db.execute<{ id: Id; n: string; in_time: string; hours: number }>(sql`
    select company_id as id, count(*) as n, count(*) filter (where first_reply_at <= first_due_at) as in_time,
      percentile_cont(0.5) within group (order by
        extract(epoch from coalesce(first_reply_at, ended_at, ${now.toISOString()}::timestamptz) - submitted_at) / 3600
      ) as hours
    from ${applications}
    where company_id in (${ids}) and submitted_at > ${daysAfter(now, -RESPONSIVENESS_DAYS).toISOString()}
      and (first_reply_at is not null
        or (first_due_at <= ${lateSince.toISOString()} and ${statusNotIn(sql`status`, needsNoReply)}))
    group by company_id`)
  return rows.map(({ id, n, in_time, hours }) => ({
    companyId: id,
    applications: Number(n),
    inTime: Number(in_time),
    medianHours: hours,
  }))
}
