// How long a job is open, and what moves its end.

import { LIFETIME_DAYS } from '#shared/features/jobs/jobs/job-limits.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import type { JobRow } from './jobs.queries.ts'

export const after = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY)

/** What a job gets whenever it goes before the public. */
export const publication = (job: JobRow, now: Date): Partial<JobRow> => ({
  publishedAt: job.publishedAt ?? now,
  ...aliveFrom(now),
  closeReason: null,
  closedAt: null,
  statusReason: null,
})

/** A sign of life: the end moves. */
export const activeFrom = (now: Date): Partial<JobRow> => ({ closesAt: after(now, LIFETIME_DAYS), warnedAt: null })

/** The company's word that it is hiring: nobody has to be asked for a while either. */
export const aliveFrom = (now: Date): Partial<JobRow> => ({
  ...activeFrom(now),
  lastConfirmedAt: now,
  askedAt: null,
  unansweredAsks: 0,
})
