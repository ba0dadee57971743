import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { jobMarks } from './saved-jobs.tables.ts'

export type MarksRow = {
  jobId: Id
  note: string | null
  isHidden: boolean
  seenAt: Date | null
  appliedAt: Date | null
}

/** One statement for a whole page of cards; jobs without marks get a row, too. */
export async function selectMarks(db: Db, personId: Id, jobIds: readonly Id[]): Promise<MarksRow[]> {
  const { rows } = await db.execute<MarksRow>(
    sql`select jobs.id as "jobId", saved.note, marks.last_seen_at as "seenAt", marks.applied_at as "appliedAt",
          exists (select from hidden_items as hidden where hidden.person_id = ${personId}
            and (hidden.job_id = jobs.id or hidden.company_id = jobs.company_id)) as "isHidden"
        from jobs
        left join saved_jobs as saved on saved.person_id = ${personId} and saved.job_id = jobs.id
        left join job_marks as marks on marks.person_id = ${personId} and marks.job_id = jobs.id
        where jobs.id = any(${sql.param([...jobIds])}::uuid[])`,
  )
  return rows
}

/** Of the jobs a person last applied for or saved, newest first. */
export async function selectMarkedTitles(db: Db, personId: Id, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ title: string }>(
    sql`select title from (
          select job_id, applied_at as at from job_marks where person_id = ${personId} and applied_at is not null
          union all select job_id, created_at from saved_jobs where person_id = ${personId}
        ) as marked join jobs on jobs.id = job_id
        group by jobs.id order by max(at) desc, jobs.id limit ${limit}`,
  )
  return rows.map(({ title }) => title)
}

export async function upsertSeen(db: Db, personId: Id, jobId: Id, now: Date): Promise<void> {
  await db
    .insert(jobMarks)
    .values({ personId, jobId, firstSeenAt: now, lastSeenAt: now, views: 1 })
    .onConflictDoUpdate({
      target: [jobMarks.personId, jobMarks.jobId],
      set: {
        firstSeenAt: sql`coalesce(${jobMarks.firstSeenAt}, excluded.first_seen_at)`,
        lastSeenAt: now,
        views: sql`${jobMarks.views} + 1`,
      },
    })
}

export async function upsertApplied(db: Db, personId: Id, jobId: Id, at: Date | null): Promise<void> {
  await db
    .insert(jobMarks)
    .values({ personId, jobId, appliedAt: at })
    .onConflictDoUpdate({ target: [jobMarks.personId, jobMarks.jobId], set: { appliedAt: at } })
}
