import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { liveStatuses } from '#shared/features/applications/application-status.ts'
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

/** How far each of them got, at its best: one that was offered was talked to, whatever stages the company has. */
export async function selectStatistics(db: Db, talentId: Id): Promise<StatisticsRow> {
  const live = sql.join(
    liveStatuses.map((status) => sql`${status}`),
    sql`, `,
  )
  const { rows } = await db.execute<Record<keyof StatisticsRow, string | number | null>>(sql`
    with own as (
      select status, first_viewed_at, first_reply_at, submitted_at,
        coalesce((select max(case to_status when 'hired' then 4 when 'offer' then 3 when 'interviewing' then 2
          when 'submitted' then 0 else case when actor_role = 'company' then 1 else 0 end end)
          from ${applicationEvents} where subject_id = application.id), 0) as reached
      from ${applications} as application where talent_id = ${talentId}
    )
    select count(*) as sent,
      count(*) filter (where status in (${live})) as live,
      count(first_reply_at) as answered,
      percentile_cont(0.5) within group (order by extract(epoch from first_reply_at - submitted_at) / 86400)
        filter (where first_reply_at is not null) as "medianReplyDays",
      count(*) filter (where reached >= 1 or first_viewed_at is not null) as read,
      count(*) filter (where reached >= 2) as talked,
      count(*) filter (where reached >= 3) as offered,
      count(*) filter (where reached >= 4) as hired
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
