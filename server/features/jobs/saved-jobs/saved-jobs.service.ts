// A person's saved jobs, with a note on each. Everything here belongs to the viewer: there is no way to name another person.

import type { I18n } from '@lingui/core'
import { lockPerson } from '#server/features/base/accounts/accounts.service.ts'
import { canReadJob } from '#server/features/jobs/jobs/jobs.policy.ts'
import { findOwnListJobs, inView, viewJob } from '#server/features/jobs/jobs/jobs.service.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { AppError, ensure } from '#server/platform/http/app-error.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { MAX_SAVED_JOBS } from '#shared/features/jobs/saved-jobs/job-mark-kinds.ts'
import type {
  SavedJobsPage,
  SavedJobsQuery,
  SaveRequest,
} from '#shared/features/jobs/saved-jobs/saved-jobs.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { presentSavedJob, readCursor, writeCursor } from './saved-jobs.presenter.ts'
import {
  countSaved,
  countSavedJobs,
  deleteSaved,
  type SavedRow,
  selectSaved,
  selectSavedJobs,
  upsertSaved,
} from './saved-jobs.queries.ts'

export { countSaved }

export async function listSavedJobs(db: Db, viewer: Viewer, query: SavedJobsQuery): Promise<SavedJobsPage> {
  const after = query.cursor === undefined ? null : readCursor(query.cursor)
  const [rows, totals] = await Promise.all([
    selectSavedJobs(db, viewer.id, { ...query, after, limit: query.limit + 1 }),
    countSavedJobs(db, viewer.id),
  ])
  const page = rows.slice(0, query.limit)
  const jobs = await findOwnListJobs(
    db,
    viewer,
    page.map(({ jobId }) => jobId),
  )
  const last = page.at(-1)
  return {
    items: page.flatMap((row, at) => (jobs[at] ? [presentSavedJob(row, jobs[at])] : [])),
    nextCursor: last && rows.length > query.limit ? writeCursor(last) : null,
    totals,
  }
}

type Saver = { viewer: Viewer; i18n: I18n; clock: Clock }

export function saveJob(db: Db, { viewer, i18n, clock }: Saver, jobId: Id, { note }: SaveRequest): Promise<SavedRow> {
  return transaction(db, async (tx) => {
    // Serialized: two concurrent requests would both see room for one.
    await lockPerson(tx, viewer.id)
    // The note of a saved job can be edited even when the job is no longer readable.
    if (!(await selectSaved(tx, viewer.id, jobId))) await ensureCanSave(tx, viewer, jobId, i18n)
    return upsertSaved(tx, { personId: viewer.id, jobId, note, createdAt: clock.now() })
  })
}

/** Saves the job that the owner of a new account wanted to save as a guest, if they may read it. */
export async function saveFirstJob(tx: Db, clock: Clock, viewer: Viewer, jobId: Id): Promise<void> {
  const [job] = await findOwnListJobs(tx, viewer, [jobId])
  if (job?.card) await upsertSaved(tx, { personId: viewer.id, jobId, note: '', createdAt: clock.now() })
}

async function ensureCanSave(db: Db, viewer: Viewer, jobId: Id, i18n: I18n): Promise<void> {
  const viewed = await viewJob(db, viewer, jobId)
  ensure(canReadJob(viewer, inView(viewed)), 'not_found')
  if ((await countSaved(db, viewer.id)) < MAX_SAVED_JOBS) return
  const message = i18n._({
    id: 'savedJobs.full',
    message: 'You have reached the limit of {most, number} saved jobs. Remove one first.',
    values: { most: MAX_SAVED_JOBS },
  })
  throw new AppError('invalid_input', { fields: { jobId: [message] } })
}

export const removeSavedJob = (db: Db, viewer: Viewer, jobId: Id): Promise<void> => deleteSaved(db, viewer.id, jobId)
