import { isJobInReview, isPausedJob, isPublishedJob } from '#shared/features/jobs/jobs/job-status.ts'
import type { OwnListJob } from '#shared/features/jobs/jobs/jobs.contract.ts'
import type { SavedJobState } from '#shared/features/jobs/saved-jobs/job-mark-kinds.ts'
import type { SavedJob } from '#shared/features/jobs/saved-jobs/saved-jobs.contract.ts'
import { mayHaveOpenJobs } from '#shared/features/people/companies/company-status.ts'
import type { SavedJobCursor, SavedJobRow } from './saved-jobs.queries.ts'

const iso = (date: Date | null): string | null => (date === null ? null : new Date(date).toISOString())

export function presentSavedJob(row: SavedJobRow, job: OwnListJob): SavedJob {
  const state = stateOf(row)
  return {
    id: row.id,
    job,
    state,
    closeReason: state === 'closed' ? row.closeReason : null,
    closedAt: state === 'closed' ? iso(row.closedAt) : null,
    closesAt: state === 'open' ? iso(row.closesAt) : null,
    note: row.note,
    savedAt: new Date(row.savedAt).toISOString(),
    appliedAt: iso(row.appliedAt),
  }
}

function stateOf({ status, companyStatus }: SavedJobRow): SavedJobState {
  if (!mayHaveOpenJobs(companyStatus)) return 'closed'
  if (isPublishedJob(status)) return 'open'
  if (isJobInReview(status)) return 'in_review'
  return isPausedJob(status) ? 'paused' : 'closed'
}

export const writeCursor = ({ closing, id }: SavedJobCursor): string => `${closing}_${id}`

const CURSOR = /^(\d{1,16})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** An invalid cursor starts from the beginning. */
export function readCursor(cursor: string): SavedJobCursor | null {
  const [, closing, id] = CURSOR.exec(cursor) ?? []
  return closing && id ? { closing: Number(closing), id } : null
}
