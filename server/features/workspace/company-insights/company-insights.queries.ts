// Joins the tables of several features: aggregates cannot call services one application
// at a time.

import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { statusIn, statusNotIn } from '#server/platform/db/status-in.ts'
import {
  hasAdvanced,
  hasReachedInterview,
  hasReachedOffer,
  isHired,
  isLive,
  needsNoReply,
} from '#shared/features/hiring/applications/application-status.ts'
import type { ApplyStep } from '#shared/features/hiring/apply/apply-limits.ts'
import { hasOutcome, isSubmittedDraft } from '#shared/features/hiring/apply/draft-status.ts'
import type {
  JobFigures,
  SourceFigures,
} from '#shared/features/workspace/company-insights/company-insights.contract.ts'
import type { Id } from '#shared/kit/ids.ts'

/** `until` is exclusive. */
type Counted = { companyId: Id; since: Date; until: Date }

/** The applications of the period, with the furthest stage each reached. */
const counted = ({ companyId, since, until }: Counted): SQL => sql`(
  select application.*,
    coalesce(reached.advanced, false) as advanced, coalesce(reached.interviewed, false) as interviewed,
    coalesce(reached.offered, false) as offered, coalesce(reached.hired, false) as hired
  from applications application
  left join lateral (
    select bool_or(${statusIn(sql`happened.to_status`, hasAdvanced)}) as advanced,
      bool_or(${statusIn(sql`happened.to_status`, hasReachedInterview)}) as interviewed,
      bool_or(${statusIn(sql`happened.to_status`, hasReachedOffer)}) as offered,
      bool_or(${statusIn(sql`happened.to_status`, isHired)}) as hired
    from application_events happened where happened.subject_id = application.id
  ) reached on true
  where application.company_id = ${companyId} and application.submitted_at >= ${since.toISOString()}
    and application.submitted_at < ${until.toISOString()}
) counted`

/** The promised date has passed without a first reply, whether or not the application has ended since. */
const isUnansweredBy = (now: Date): SQL =>
  sql`(first_due_at <= ${now.toISOString()} and ${statusNotIn(sql`counted.status`, needsNoReply)})`

const people = (condition: SQL): SQL => sql`(count(*) filter (where ${condition}))::int`

export async function countByJob(db: Db, which: Counted, now: Date): Promise<JobFigures[]> {
  const { rows } = await db.execute<JobFigures>(sql`
    select job.id, job.title, count(*)::int as applied, ${people(sql`first_viewed_at is not null`)} as viewed,
      ${people(sql`advanced`)} as advanced, ${people(sql`interviewed`)} as interviewed,
      ${people(sql`offered`)} as offered, ${people(sql`hired`)} as hired,
      ${people(sql`first_reply_at is not null`)} as replied,
      ${people(sql`first_reply_at <= first_due_at`)} as "repliedInTime",
      ${people(sql`first_reply_at is not null or ${isUnansweredBy(now)}`)} as "firstDue",
      ${people(sql`${statusIn(sql`counted.status`, isLive)} and reply_due_at <= ${now.toISOString()} and rejection_due_at is null`)} as overdue,
      percentile_cont(0.5) within group (order by extract(epoch from first_reply_at - submitted_at) / 3600)
        filter (where first_reply_at is not null) as "medianReplyHours"
    from ${counted(which)} join jobs job on job.id = counted.job_id
    group by job.id order by count(*) desc, job.id`)
  return rows
}

export async function countBySource(db: Db, which: Counted): Promise<SourceFigures[]> {
  type Row = Omit<SourceFigures, 'link'> & { id: Id | null; name: string; visitors: number; signUps: number }
  const { rows } = await db.execute<Row>(sql`
    with sent as (
      select source, (select own.id from sources own
          where counted.source = 'link' and own.id = counted.source_id and own.company_id = ${which.companyId}) as link_id,
        count(*)::int as applied,
        ${people(sql`advanced`)} as advanced, ${people(sql`hired`)} as hired
      from ${counted(which)} group by 1, 2
    ), link as (
      select source.id, source.name, count(came.id)::int as visitors, count(came.signed_up_at)::int as sign_ups
      from sources source
      left join attributions came on came.source_id = source.id and came.created_at >= ${which.since.toISOString()}
      where source.company_id = ${which.companyId} group by source.id
    )
    select coalesce(sent.source, 'link') as source, link.id, link.name, link.visitors, link.sign_ups as "signUps",
      coalesce(sent.applied, 0) as applied, coalesce(sent.advanced, 0) as advanced, coalesce(sent.hired, 0) as hired
    from sent full join link on link.id = sent.link_id
    order by applied desc, link.visitors desc nulls last, link.id`)
  return rows.map(({ id, name, visitors, signUps, ...figures }) => ({
    ...figures,
    link: id === null ? null : { id, name, visitors, signUps },
  }))
}

export type DraftGroup = {
  jobId: Id
  title: string
  isSent: boolean
  step: ApplyStep
  /** Ids of the questions these people answered. */
  answered: Id[]
  questions: { id: Id; label: string }[] | null
  people: number
}

/** Drafts that were sent or given up, grouped by how far they got. */
export async function countDrafts(db: Db, { companyId, since, until }: Counted): Promise<DraftGroup[]> {
  const isSent = statusIn(sql`draft.status`, isSubmittedDraft)
  const { rows } = await db.execute<DraftGroup>(sql`
    select draft.job_id as "jobId", job.title, ${isSent} as "isSent",
      case when ${isSent} then 'review' else draft.step end as step,
      case when ${isSent} or draft.step <> 'questions' then '{}'::text[] else array(
        select answer.key from jsonb_each(draft.answers) answer where answer.value <> 'null'::jsonb order by 1) end as answered,
      form.questions, count(*)::int as people
    from application_drafts draft
    join jobs job on job.id = draft.job_id
    left join apply_forms form on form.job_id = draft.job_id
    where draft.company_id = ${companyId} and draft.started_at >= ${since.toISOString()}
      and draft.started_at < ${until.toISOString()}
      and ${statusIn(sql`draft.status`, hasOutcome)}
    group by 1, 2, 3, 4, 5, form.questions`)
  return rows
}

export type CountryCount = { country: string | null; applied: number; advanced: number }

/** Exact: to be grouped before anybody sees them. */
export async function countByCountry(db: Db, which: Counted): Promise<CountryCount[]> {
  const { rows } = await db.execute<CountryCount>(sql`
    select sent -> 'profile' -> 'place' ->> 'country' as country, count(distinct talent_id)::int as applied,
      (count(distinct talent_id) filter (where advanced))::int as advanced
    from ${counted(which)} group by 1 order by 2 desc, 1`)
  return rows
}
