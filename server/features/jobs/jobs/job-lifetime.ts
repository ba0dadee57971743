// How long a job stays open, and what extends it.

import { LIFETIME_DAYS } from '#shared/features/jobs/jobs/job-limits.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import type { JobRow } from './jobs.queries.ts'

export const after = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY)

/** Set whenever a job is published. */
export const publication = (job: JobRow, now: Date): Partial<JobRow> => ({
  publishedAt: job.publishedAt ?? now,
  ...confirmedFrom(now),
  closeReason: null,
  closedAt: null,
  closingNote: null,
  statusReason: null,
})

/** Activity extends the closing date. */
export const extendedFrom = (now: Date): Partial<JobRow> => ({ closesAt: after(now, LIFETIME_DAYS), warnedAt: null })

/** The company has confirmed that it is hiring, so the next question is also a while away. */
export const confirmedFrom = (now: Date): Partial<JobRow> => ({
  ...extendedFrom(now),
  lastConfirmedAt: now,
  askedAt: null,
  unansweredAsks: 0,
})
