// Inserts many jobs at once, for the demo world and the benchmark: the same columns as a single job, in few statements.

import type { CompanyRow } from '#server/features/people/companies/companies.service.ts'
import { newId } from '#server/platform/db/columns.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { JobFields } from '#shared/features/jobs/jobs/job-fields.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { JobRow } from '../jobs.queries.ts'
import { columnsOf, slugFor } from '../jobs.service.ts'
import { insertJobEvents, insertJobs, insertStages, selectOpenNativeJobs } from './job-bulk.queries.ts'

export type BulkJob = { fields: JobFields; company: CompanyRow; facts: Partial<JobRow> }

const BATCH = 250

/** Open jobs that take applications on Meridian, oldest first. */
export const findOpenNativeJobs = (db: Db): Promise<Id[]> => selectOpenNativeJobs(db)

/** Published ones get the event of their approval, so that their history is complete. */
export async function insertManyJobs(
  db: Db,
  all: readonly BulkJob[],
  { operatorId, now }: { operatorId: Id; now: Date },
): Promise<void> {
  for (let start = 0; start < all.length; start += BATCH) {
    const part = all.slice(start, start + BATCH).map((job) => ({ ...job, id: newId() }))
    const rows = part.map(
      ({ id, fields, company, facts }): JobRow => ({
        ...blankRow(now),
        ...columnsOf(fields, company),
        ...facts,
        id,
        companyId: company.id,
        slug: slugFor(fields.title, id),
      }),
    )
    await insertJobs(db, rows)
    await insertStages(
      db,
      part.flatMap(({ id, fields }) =>
        fields.stages.map((stage, place) => ({ ...stage, id: newId(), jobId: id, place })),
      ),
    )
    await insertJobEvents(
      db,
      rows.flatMap(({ id, publishedAt }) => (publishedAt ? [approvalOf(id, publishedAt, operatorId)] : [])),
    )
  }
}

const approvalOf = (jobId: Id, at: Date, operatorId: Id) => ({
  id: newId(),
  subjectId: jobId,
  event: 'approve',
  fromStatus: 'pending_review',
  toStatus: 'published',
  actorRole: 'operator',
  actorId: operatorId,
  reason: null,
  createdAt: at,
})

const blankRow = (now: Date) => ({
  status: 'draft' as const,
  closeReason: null,
  statusReason: null,
  source: 'native' as const,
  externalId: null,
  externalUrl: null,
  postedOn: null,
  createdBy: null,
  createdAt: now,
  updatedAt: now,
  publishedAt: null,
  closesAt: null,
  closedAt: null,
  closingNote: null,
  lastConfirmedAt: null,
  askedAt: null,
  unansweredAsks: 0,
  warnedAt: null,
})
