import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import { hasOffer, isHired, isInterviewing, isLive } from '#shared/features/hiring/applications/application-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { applicationEvents, applications } from '../applications.tables.ts'

export type StatisticsRow = {
  sent: number
  live: number
  answered: number
  medianReplyDays: number | null
  read: number
  talked: number
  offered: number
  hired: number
}

/** Each status counts once per application; skipped ones do not count. */
export async function selectStatistics(db: Db, talentId: Id): Promise<StatisticsRow> {
  const { rows } = await db.execute<Record<keyof StatisticsRow, string | number | null>>(sql`
    with own as (
      select status, first_viewed_at, first_reply_at, submitted_at, step.*
      from ${applications} as application, lateral (
        select coalesce(bool_or(actor_role = 'company'), false) as was_read,
          coalesce(bool_or(${statusIn(sql`to_status`, isInterviewing)}), false) as was_talked_to,
          coalesce(bool_or(${statusIn(sql`to_status`, hasOffer)}), false) as was_offered,
          coalesce(bool_or(${statusIn(sql`to_status`, isHired)}), false) as was_hired
        from ${applicationEvents} where subject_id = application.id
      ) as step
      where talent_id = ${talentId}
    )
    select count(*) as sent,
      count(*) filter (where ${statusIn(sql`status`, isLive)}) as live,
      count(first_reply_at) as answered,
      percentile_cont(0.5) within group (order by extract(epoch from first_reply_at - submitted_at) / 86400)
        filter (where first_reply_at is not null) as "medianReplyDays",
      count(*) filter (where was_read or first_viewed_at is not null) as read,
      count(*) filter (where was_talked_to) as talked,
      count(*) filter (where was_offered) as offered,
      count(*) filter (where was_hired) as hired
    from own`)
  const [row] = rows
  const number = (key: keyof StatisticsRow) => Number(row?.[key] ?? 0)
  return {
    sent: number('sent'),
    live: number('live'),
    answered: number('answered'),
    medianReplyDays: row?.medianReplyDays === null ? null : number('medianReplyDays'),
    read: number('read'),
    talked: number('talked'),
    offered: number('offered'),
    hired: number('hired'),
  }
}
