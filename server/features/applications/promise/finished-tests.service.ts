// Who sends tests along that are still to be taken has the ball until the last is over; then the promise to reply begins.

import { viewJob } from '#server/features/jobs/jobs.service.ts'
import { type EndedAttempt, listenToEndedAttempts } from '#server/features/screeners/ended-attempts.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isLive } from '#shared/features/applications/application-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { isAwaited, testsOf } from '../application-tests.service.ts'
import { lockApplication, selectApplication, updateApplication } from '../applications.queries.ts'
import { daysAfter } from './promise-dates.ts'

/** Once in every process in which tests end. */
export const hearTests = (): void => listenToEndedAttempts(beginPromises)

async function beginPromises(tx: Db, { subjectIds, endedAt }: EndedAttempt): Promise<void> {
  for (const id of subjectIds) await beginPromise(tx, id, endedAt)
}

/** Before the first reply: what was promised for the last day of the tests comes forward. */
async function beginPromise(tx: Db, id: Id, endedAt: Date): Promise<void> {
  // Drafts have tests too, and what is over is nobody's turn any more.
  const found = await selectApplication(tx, id)
  if (!found || !isLive(found.status)) return
  const application = await lockApplication(tx, id)
  if (!application?.replyDueAt || !isLive(application.status) || application.firstReplyAt !== null) return
  if ((await testsOf(tx, [id], endedAt)).get(id)?.some(isAwaited)) return
  const { job } = await viewJob(tx, null, application.jobId)
  const dueAt = daysAfter(endedAt, job.replyDays)
  if (dueAt < application.replyDueAt) await updateApplication(tx, id, { firstDueAt: dueAt, replyDueAt: dueAt })
}
