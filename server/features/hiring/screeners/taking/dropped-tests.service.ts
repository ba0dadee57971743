// A job stops asking for a test, or makes it optional: nobody owes it any more.

import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { announce } from '#server/platform/wiring/domain-event.ts'
import { isNotStarted } from '#shared/features/hiring/screeners/attempt-status.ts'
import type { JobScreener } from '#shared/features/hiring/screeners/company-screeners.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { attemptEnded } from '../screeners.events.ts'
import { lockOpenOfJob, selectSubjectsOf } from './attempts.queries.ts'
import { moveAttempt } from './finishing.service.ts'

type RequestedTest = Pick<JobScreener, 'testId' | 'isRequired'>
type Change = { jobId: Id; before: readonly RequestedTest[]; chosen: readonly RequestedTest[]; by: Id; now: Date }

/** After the job asks for `chosen`. A running attempt may be finished, but nobody waits for it. */
export async function dropTests(tx: Db, platform: Platform, { jobId, before, chosen, by, now }: Change): Promise<void> {
  const findChosen = (testId: Id) => chosen.find((one) => one.testId === testId)
  const noLongerRequired = before.filter(({ testId, isRequired }) => {
    const asked = findChosen(testId)
    return !asked || (isRequired && !asked.isRequired)
  })
  const testIds = noLongerRequired.map(({ testId }) => testId)
  for (const attempt of await lockOpenOfJob(tx, jobId, testIds)) {
    const isDropped = isNotStarted(attempt.status) && !findChosen(attempt.testId)
    if (isDropped) await moveAttempt(tx, attempt, { event: 'drop', actor: { role: 'company', id: by }, at: now })
    const subjectIds = await selectSubjectsOf(tx, attempt.id)
    await announce(tx, platform, attemptEnded, { subjectIds, endedAt: now })
  }
}
