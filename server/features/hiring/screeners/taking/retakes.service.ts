// An attempt that was set aside does not count: for its open applications the test is due again.

import type { Db } from '#server/platform/db/database.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { isNotStarted } from '#shared/features/hiring/screeners/attempt-status.ts'
import { RETAKE_DAYS } from '#shared/features/hiring/screeners/screener-limits.ts'
import type { Id } from '#shared/kit/ids.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { findSubject } from '../attempt-subjects.service.ts'
import { selectTestsOfJobs } from '../authoring/tests.queries.ts'
import type { SetAside } from '../screeners.events.ts'
import { isOverdue } from '../screeners.policy.ts'
import { type AttemptRow, insertAttempt, linkSubject, lockStart, selectAttemptsOfPerson } from './attempts.queries.ts'
import { currentAttempt, newAttempt } from './taking.service.ts'

type VoidedAttempt = { attempt: AttemptRow; subjectIds: readonly Id[]; now: Date }
type Consequence = SetAside['follows'] | null

/** Expects `attempt` as it was before. Null if it no longer counted anyway. */
export async function requireRetake(
  tx: Db,
  platform: Platform,
  { attempt, subjectIds, now }: VoidedAttempt,
): Promise<Consequence> {
  const { testId, personId, startedAt } = attempt
  const jobId = found(attempt.jobId)
  await lockStart(tx, { testId, personId, jobId })
  if (currentAttempt(await selectAttemptsOfPerson(tx, personId, [jobId]), { jobId, testId }, now)) return null
  const open = await openSubjects(tx, platform, { id: personId, roles: ['talent'] }, subjectIds)
  const jobTest = (await selectTestsOfJobs(tx, [jobId])).find(({ test }) => test.id === testId)
  if (!jobTest || open.length === 0) return 'nothing'
  const fresh = newAttempt(jobTest, { personId, extraTime: attempt.extraTime, now })
  const again = await insertAttempt(tx, { ...fresh, dueAt: retakeDueAt(attempt, jobTest.requirement.laterDays, now) })
  for (const subjectId of open) await linkSubject(tx, subjectId, [found(again).id])
  return startedAt === null ? 'longer' : 'again'
}

/** A pending test keeps its deadline: setting it aside gains nobody time. */
function retakeDueAt({ status, dueAt }: AttemptRow, laterDays: number | null, now: Date): Date {
  const isWaiting = isNotStarted(status) && dueAt !== null && !isOverdue(dueAt, now)
  return isWaiting ? dueAt : new Date(now.getTime() + (laterDays || RETAKE_DAYS) * DAY)
}

async function openSubjects(tx: Db, platform: Platform, person: Viewer, subjectIds: readonly Id[]): Promise<Id[]> {
  const open: Id[] = []
  for (const id of subjectIds) if ((await findSubject(tx, platform, person, id))?.mayAttempt) open.push(id)
  return open
}
