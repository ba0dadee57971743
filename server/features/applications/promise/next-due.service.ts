import { viewJob } from '#server/features/jobs/jobs.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { ApplicationStatus } from '#shared/features/applications/application-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { nextDueAt } from './promise-dates.ts'

/** When the company owes the next word, once the application is in this status. */
export async function findNextDue(
  tx: Db,
  { jobId }: { jobId: Id },
  status: ApplicationStatus,
  at: Date,
): Promise<Date> {
  const { job, company } = await viewJob(tx, null, jobId)
  return nextDueAt(status, at, job.replyDays, company)
}
