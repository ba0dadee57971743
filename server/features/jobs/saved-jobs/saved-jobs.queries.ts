import { and, count, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import { type CloseReason, isPublishedJob, type JobStatus } from '#shared/features/jobs/jobs/job-status.ts'
import type { SavedJobsQuery } from '#shared/features/jobs/saved-jobs/saved-jobs.contract.ts'
import { type CompanyStatus, mayHaveOpenJobs } from '#shared/features/people/companies/company-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { savedJobs } from './saved-jobs.tables.ts'

export type SavedRow = typeof savedJobs.$inferSelect

/** A saved job and its current state. */
export type SavedJobRow = {
  id: Id
  jobId: Id
  note: string
  savedAt: Date
  appliedAt: Date | null
  status: JobStatus
  closeReason: CloseReason | null
  closedAt: Date | null
  closesAt: Date | null
  companyStatus: CompanyStatus
  /** Sort key for closing dates: milliseconds, closed jobs last. */
  closing: number
}

/** Later than any date. */
const NEVER = 9e15

const isOpen = sql`(${statusIn(sql`jobs.status`, isPublishedJob)} and ${statusIn(sql`companies.status`, mayHaveOpenJobs)})`
const closing = sql`(case when ${isOpen} and closes_at is not null
  then (extract(epoch from closes_at) * 1000)::bigint else ${sql.raw(String(NEVER))} end)`

const shown: Record<SavedJobsQuery['show'], SQL> = {
  all: sql`true`,
  open: isOpen,
  closed: sql`not ${isOpen}`,
}

/** The last item of the previous page. */
export type SavedJobCursor = { closing: number; id: Id }

type SavedJobsPage = {
  show: SavedJobsQuery['show']
  sort: SavedJobsQuery['sort']
  after: SavedJobCursor | null
  limit: number
}

export async function selectSavedJobs(db: Db, personId: Id, wanted: SavedJobsPage): Promise<SavedJobRow[]> {
  const { show, sort, after, limit } = wanted
  const place = sort === 'saved' ? sql`0::bigint` : closing
  const afterPlace = after
    ? sql`and (${place} > ${after.closing} or (${place} = ${after.closing} and saved.id < ${after.id}::uuid))`
    : sql``
  const { rows } = await db.execute<SavedJobRow>(
    sql`select saved.id, saved.job_id as "jobId", note, saved.created_at as "savedAt", applied_at as "appliedAt",
          jobs.status, close_reason as "closeReason",
          closed_at as "closedAt", closes_at as "closesAt", companies.status as "companyStatus", ${place} as closing
        from saved_jobs as saved
        join jobs on jobs.id = saved.job_id
        join companies on companies.id = jobs.company_id
        left join job_marks as marks on marks.person_id = saved.person_id and marks.job_id = saved.job_id
        where saved.person_id = ${personId} and ${shown[show]} ${afterPlace}
        order by ${place}, saved.id desc limit ${limit}`,
  )
  return rows
}

export async function countSavedJobs(db: Db, personId: Id): Promise<{ open: number; closed: number }> {
  const { rows } = await db.execute<{ open: number; closed: number }>(
    sql`select count(*) filter (where ${isOpen})::int as open, count(*) filter (where not ${isOpen})::int as closed
        from saved_jobs as saved join jobs on jobs.id = saved.job_id join companies on companies.id = jobs.company_id
        where saved.person_id = ${personId}`,
  )
  return rows[0] ?? { open: 0, closed: 0 }
}

export async function countSaved(db: Db, personId: Id): Promise<number> {
  const [row] = await db.select({ count: count() }).from(savedJobs).where(eq(savedJobs.personId, personId))
  return row?.count ?? 0
}

export async function selectSaved(db: Db, personId: Id, jobId: Id): Promise<SavedRow | null> {
  const [row] = await db
    .select()
    .from(savedJobs)
    .where(and(eq(savedJobs.personId, personId), eq(savedJobs.jobId, jobId)))
  return row ?? null
}

export async function upsertSaved(
  db: Db,
  saved: { personId: Id; jobId: Id; note: string | undefined; createdAt: Date },
): Promise<SavedRow> {
  const { note, ...rest } = saved
  const [row] = await db
    .insert(savedJobs)
    .values({ ...rest, note: note ?? '' })
    .onConflictDoUpdate({
      target: [savedJobs.personId, savedJobs.jobId],
      set: { note: note ?? sql`${savedJobs.note}` },
    })
    .returning()
  if (!row) throw new Error('upsert returned no row')
  return row
}

export async function deleteSaved(db: Db, personId: Id, jobId: Id): Promise<void> {
  await db.delete(savedJobs).where(and(eq(savedJobs.personId, personId), eq(savedJobs.jobId, jobId)))
}
