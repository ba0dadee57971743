import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import { isClosedJob, isOpenJob, isPublishedJob } from '#shared/features/jobs/jobs/job-status.ts'
import type { JobSource } from '#shared/features/jobs/jobs/jobs.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { JobRow } from '../jobs.queries.ts'
import { jobs } from '../jobs.tables.ts'

export async function selectExternalJob(
  db: Db,
  wanted: { companyId: Id; source: JobSource; externalId: string },
): Promise<JobRow | null> {
  const [row] = await db
    .select()
    .from(jobs)
    .where(
      and(eq(jobs.companyId, wanted.companyId), eq(jobs.source, wanted.source), eq(jobs.externalId, wanted.externalId)),
    )
  return row ?? null
}

type SameTitle = { companyIds: readonly Id[]; title: string; otherThan: Id | null }

/** Open jobs of these companies with this title. */
export const selectSameTitle = (db: Db, { companyIds, title, otherThan }: SameTitle) =>
  db
    .select({ eligibility: jobs.eligibility, locations: jobs.locations })
    .from(jobs)
    .where(
      and(
        inArray(jobs.companyId, [...companyIds]),
        statusIn(jobs.status, isPublishedJob),
        sql`lower(${jobs.title}) = lower(${title})`,
        otherThan === null ? undefined : ne(jobs.id, otherThan),
      ),
    )

/** At most once a day: each write makes the search index the job again. */
export async function extendLifetimes(
  db: Db,
  ids: readonly Id[],
  { facts, endingBefore }: { facts: Partial<JobRow>; endingBefore: Date },
): Promise<void> {
  if (ids.length === 0) return
  const isOpen = statusIn(jobs.status, isOpenJob)
  await db
    .update(jobs)
    .set(facts)
    .where(and(inArray(jobs.id, [...ids]), isOpen, lt(jobs.closesAt, endingBefore)))
}

export const selectExpiredAmong = (db: Db, ids: readonly Id[]): Promise<JobRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(jobs)
        .where(and(inArray(jobs.id, [...ids]), statusIn(jobs.status, isClosedJob), eq(jobs.closeReason, 'expired')))
