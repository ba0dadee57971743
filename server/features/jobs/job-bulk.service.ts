// Many jobs at once, for the demo world and the benchmark: the same columns as one job has, in few statements.

import type { CompanyRow } from '#server/features/companies/companies.service.ts'
import { newId } from '#server/platform/db/columns.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { JobFields } from '#shared/features/jobs/job-fields.contract.ts'
import { insertJobEvents, insertJobs, insertStages, type JobRow } from './jobs.queries.ts'
import { columnsOf, slugFor } from './jobs.service.ts'

export type BulkJob = { fields: JobFields; company: CompanyRow; facts: Partial<JobRow> }

const AT_ONCE = 100

/** Published ones get the event of their approval, so that their history is whole. */
export async function insertManyJobs(db: Db, all: readonly BulkJob[], operatorId: string): Promise<void> {
  for (let start = 0; start < all.length; start += AT_ONCE) {
    const part = all.slice(start, start + AT_ONCE).map((job) => ({ ...job, id: newId() }))
    await insertJobs(
      db,
      part.map(({ id, fields, company, facts }) => ({
        ...columnsOf(fields, company),
        ...facts,
        id,
        companyId: company.id,
        slug: slugFor(fields.title, id),
      })),
    )
    await insertStages(
      db,
      part.flatMap(({ id, fields }) => fields.stages.map((stage, place) => ({ ...stage, jobId: id, place }))),
    )
    await insertJobEvents(
      db,
      part
        .filter(({ facts }) => facts.publishedAt)
        .map(({ id, facts }) => ({
          subjectId: id,
          event: 'approve',
          fromStatus: 'pending_review',
          toStatus: 'published',
          actorRole: 'operator',
          actorId: operatorId,
          ...(facts.publishedAt && { createdAt: facts.publishedAt }),
        })),
    )
  }
}
