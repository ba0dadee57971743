import { canReadJob } from '#server/features/jobs/jobs/jobs.policy.ts'
import { inView, viewJob } from '#server/features/jobs/jobs/jobs.service.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/database.ts'
import { ensure } from '#server/platform/http/app-error.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type { JobMarks } from '#shared/features/jobs/saved-jobs/job-marks.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { type MarksRow, selectMarkedTitles, selectMarks, upsertApplied, upsertSeen } from './job-marks.queries.ts'

/** In the order of the ids. Unknown jobs look like jobs without marks. */
export async function findJobMarks(db: Db, personId: Id, jobIds: readonly Id[]): Promise<JobMarks[]> {
  const rows = new Map((await selectMarks(db, personId, jobIds)).map((row) => [row.jobId, row]))
  return jobIds.map((jobId) => presentMarks(jobId, rows.get(jobId)))
}

const MAX_TITLES = 10

/** Titles of the jobs a person last applied for or saved. */
export const findMarkedTitles = (db: Db, personId: Id): Promise<string[]> =>
  selectMarkedTitles(db, personId, MAX_TITLES)

const presentMarks = (jobId: Id, row: MarksRow | undefined): JobMarks => ({
  jobId,
  isSaved: row !== undefined && row.note !== null,
  note: row?.note ?? '',
  isHidden: row?.isHidden ?? false,
  seenAt: row?.seenAt ? new Date(row.seenAt).toISOString() : null,
  appliedAt: row?.appliedAt ? new Date(row.appliedAt).toISOString() : null,
})

export async function markSeen(db: Db, clock: Clock, viewer: Viewer, jobId: Id): Promise<void> {
  const viewed = await viewJob(db, viewer, jobId)
  ensure(canReadJob(viewer, inView(viewed)), 'not_found')
  await upsertSeen(db, viewer.id, jobId, clock.now())
}

/** Called by the applications area in its transaction; null when the application is withdrawn. */
export const markApplied = (db: Db, personId: Id, jobId: Id, at: Date | null): Promise<void> =>
  upsertApplied(db, personId, jobId, at)
