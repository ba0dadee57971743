// Queries for the upkeep of open jobs: small batches, oldest first, each with its own index.

import { and, asc, eq, isNull, lt, or } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import { isClosedJob, isOpenJob, isPublishedJob } from '#shared/features/jobs/jobs/job-status.ts'
import type { JobRow } from '../jobs.queries.ts'
import { jobs } from '../jobs.tables.ts'

export const BATCH = 200

const isOpen = statusIn(jobs.status, isOpenJob)

export const selectExpired = (db: Db, now: Date): Promise<JobRow[]> =>
  db
    .select()
    .from(jobs)
    .where(and(isOpen, lt(jobs.closesAt, now)))
    .orderBy(asc(jobs.closesAt))
    .limit(BATCH)

/** Closing before `soon` and not warned yet. */
export const selectClosingSoon = (db: Db, soon: Date): Promise<JobRow[]> =>
  db
    .select()
    .from(jobs)
    .where(and(isOpen, lt(jobs.closesAt, soon), isNull(jobs.warnedAt)))
    .orderBy(asc(jobs.closesAt))
    .limit(BATCH)

/** Neither asked about nor confirmed since `since`. Imported jobs are confirmed by their feed. */
export const selectUnconfirmed = (db: Db, since: Date): Promise<JobRow[]> =>
  db
    .select()
    .from(jobs)
    .where(
      and(
        statusIn(jobs.status, isPublishedJob),
        eq(jobs.source, 'native'),
        lt(jobs.lastConfirmedAt, since),
        or(isNull(jobs.askedAt), lt(jobs.askedAt, since)),
      ),
    )
    .orderBy(asc(jobs.askedAt))
    .limit(BATCH)

export const selectLongClosed = (db: Db, before: Date): Promise<JobRow[]> =>
  db
    .select()
    .from(jobs)
    .where(and(statusIn(jobs.status, isClosedJob), lt(jobs.closedAt, before)))
    .orderBy(asc(jobs.closedAt))
    .limit(BATCH)
