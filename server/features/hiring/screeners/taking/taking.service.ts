// The talent's side: seeing what is asked, starting, answering, submitting. The server keeps the time: it runs from start to end
// whether or not the page is open.

import { randomInt } from 'node:crypto'
import { showJob } from '#server/features/jobs/jobs/jobs.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { isFinished, isNotStarted, isRunning } from '#shared/features/hiring/screeners/attempt-status.ts'
import { extraTimeFactors } from '#shared/features/hiring/screeners/extra-time.ts'
import { MAX_SEED } from '#shared/features/hiring/screeners/scoring/attempt-order.ts'
import { maxPointsOf } from '#shared/features/hiring/screeners/scoring/score-attempt.ts'
import { REUSE_DAYS } from '#shared/features/hiring/screeners/screener-limits.ts'
import type {
  AttemptStart,
  ScreenerAttempt,
  ScreenerList,
} from '#shared/features/hiring/screeners/screeners.contract.ts'
import { arrange } from '#shared/features/hiring/screeners/sections/arrange.ts'
import type { Id } from '#shared/kit/ids.ts'
import { DAY, MINUTE } from '#shared/kit/time-zones.ts'
import { type AttemptSubject, findSubject } from '../attempt-subjects.service.ts'
import {
  type JobTest,
  selectTests,
  selectTestsOfJobs,
  selectVersion,
  type VersionRow,
} from '../authoring/tests.queries.ts'
import { prepareFor } from '../code/run-cases.ts'
import { canSave, canStart, isErased, isOverdue, isOwn } from '../screeners.policy.ts'
import { presentAttempt, presentScreener } from '../screeners.presenter.ts'
import { selectPrompts } from '../spoken/prompts.queries.ts'
import { firstSectionEnd } from '../steps/steps.service.ts'
import {
  type AttemptRow,
  insertAttempt,
  type LinkedAttempt,
  linkSubject,
  lockStart,
  selectAnswers,
  selectAttempt,
  selectAttemptForUpdate,
  selectAttemptsOfPerson,
  selectLinked,
  selectWasAsked,
} from './attempts.queries.ts'
import { moveAttempt, submit } from './finishing.service.ts'

type Clock = Pick<Platform, 'clock'>

/** The attempt that counts for this test and job; old results no longer do. */
export function currentAttempt(
  attempts: readonly AttemptRow[],
  { jobId, testId }: { jobId: Id; testId: Id },
  now: Date,
) {
  const counts = ({ status, submittedAt }: AttemptRow) =>
    !isFinished(status) || (submittedAt !== null && now.getTime() - submittedAt.getTime() < REUSE_DAYS * DAY)
  return attempts.find((one) => one.jobId === jobId && one.testId === testId && counts(one)) ?? null
}

export async function listScreeners(
  db: Db,
  platform: Platform,
  viewer: Viewer,
  { jobId, subjectId }: { jobId: Id; subjectId?: Id | undefined },
): Promise<ScreenerList> {
  const now = platform.clock.now()
  const subject = subjectId === undefined ? null : await ownSubject(db, platform, viewer, subjectId, jobId)
  if (!subject) await showJob(db, viewer, jobId)
  const attempts = await selectAttemptsOfPerson(db, viewer.id, [jobId])
  const jobTests = await testsToTake(db, jobId, attempts)
  const own = subjectId === undefined ? [] : await selectLinked(db, [subjectId])
  const items = jobTests.map((one) => {
    const attempt = currentAttempt(attempts, one.requirement, now)
    const dueAt = dueFor(attempt, subject, own)
    const isOpen = attempt === null || isNotStarted(attempt.status)
    return presentScreener(one, {
      attempt,
      dueAt,
      extraTime: isOpen ? 1 : attempt.extraTime,
      canStart: isOpen && subject !== null && canStart(viewer, subject) && !isOverdue(dueAt, now),
      now,
    })
  })
  return { items, serverNow: now.toISOString() }
}

/** A running attempt can be continued even if the job no longer asks for the test. */
async function testsToTake(db: Db, jobId: Id, attempts: readonly AttemptRow[]): Promise<JobTest[]> {
  const jobTests = await selectTestsOfJobs(db, [jobId])
  const running = attempts.filter(({ status, testId }) => isRunning(status) && !jobTests.some(isFor(testId)))
  const tests = await selectTests(
    db,
    running.map(({ testId }) => testId),
  )
  const rest = { jobId, position: jobTests.length, isRequired: false, laterDays: null }
  return [...jobTests, ...tests.map((one) => ({ ...one, requirement: { ...rest, testId: one.test.id } }))]
}

const isFor =
  (testId: Id) =>
  ({ test }: JobTest): boolean =>
    test.id === testId

/** A test pending from an earlier application keeps that deadline. */
function dueFor(
  attempt: AttemptRow | null,
  subject: AttemptSubject | null,
  own: readonly LinkedAttempt[],
): Date | null {
  const isLinked = own.some((one) => one.attempt.id === attempt?.id)
  return (isLinked ? attempt?.dueAt : null) ?? subject?.dueAt ?? null
}

async function ownSubject(
  db: Db,
  platform: Platform,
  viewer: Viewer,
  subjectId: Id,
  jobId: Id,
): Promise<AttemptSubject> {
  const subject = found(await findSubject(db, platform, viewer, subjectId))
  ensure(isOwn(viewer, subject) && subject.jobId === jobId, 'not_found')
  return subject
}

const notNeeded = /* i18n */ {
  id: 'screeners.not_needed',
  message: 'The application has ended, so this test is no longer needed.',
}
const overdue = /* i18n */ {
  id: 'screeners.overdue',
  message: 'The deadline has passed. Ask the company whether you can still take the test.',
}

const dropped = /* i18n */ {
  id: 'screeners.dropped',
  message: 'The company no longer asks for this test.',
}
const takenOnce = /* i18n */ {
  id: 'screeners.taken_once',
  message: 'You took this test and deleted your answers. It can be taken once every {days} days.',
  values: { days: REUSE_DAYS },
}

export async function startAttempt(
  db: Db,
  platform: Platform,
  viewer: Viewer,
  { testId, jobId, subjectId, extraTime }: AttemptStart,
): Promise<ScreenerAttempt> {
  const now = platform.clock.now()
  const subject = await ownSubject(db, platform, viewer, subjectId, jobId)
  const jobTest = (await selectTestsOfJobs(db, [jobId])).find(isFor(testId))
  if (!jobTest && (await selectWasAsked(db, viewer.id, { jobId, testId }))) throw fieldError(['testId'], dropped)
  return begun(db, { jobTest: found(jobTest), subject, subjectId, viewer, extraTime: extraTimeFactors[extraTime], now })
}

type StartOptions = {
  jobTest: JobTest
  subject: AttemptSubject
  subjectId: Id
  viewer: Viewer
  extraTime: number
  now: Date
}

async function begun(db: Db, options: StartOptions): Promise<ScreenerAttempt> {
  const { jobTest, subject, subjectId, viewer, extraTime, now } = options
  const { testId, jobId } = jobTest.requirement
  const attempt = await transaction(db, async (tx) => {
    await lockStart(tx, { testId, jobId, personId: viewer.id })
    const attempts = await selectAttemptsOfPerson(tx, viewer.id, [jobId])
    const current = currentAttempt(attempts, { jobId, testId }, now)
    if (current && isErased(current)) throw fieldError(['testId'], takenOnce)
    const isBegun = current !== null && !isNotStarted(current.status)
    if (!isBegun) {
      if (!canStart(viewer, subject)) throw fieldError(['testId'], notNeeded)
      const own = await selectLinked(tx, [subjectId])
      if (isOverdue(dueFor(current, subject, own), now)) throw fieldError(['testId'], overdue)
    }
    const row = isBegun ? current : await begin(tx, { jobTest, extraTime, now, waiting: current, personId: viewer.id })
    await linkSubject(tx, subjectId, [row.id])
    return row
  })
  return present(db, attempt, now)
}

type NewAttempt = { jobTest: JobTest; extraTime: number; now: Date; waiting: AttemptRow | null; personId: Id }

async function begin(tx: Db, { jobTest, extraTime, now, waiting, personId }: NewAttempt): Promise<AttemptRow> {
  const given = newAttempt(jobTest, { personId, extraTime, now })
  const row = waiting ?? found(await insertAttempt(tx, given))
  const { version, seed, questionOrder, maxPoints } = given
  const endsAt = new Date(now.getTime() + jobTest.content.minutes * MINUTE * extraTime)
  return moveAttempt(tx, row, {
    event: 'start',
    actor: { role: 'talent', id: personId },
    at: now,
    // A pending attempt starts with the current version of the test.
    facts: {
      version,
      seed,
      questionOrder,
      maxPoints,
      extraTime,
      startedAt: now,
      endsAt,
      sectionEndsAt: firstSectionEnd(jobTest.content, questionOrder, { now, extraTime, endsAt }),
    },
  })
}

export function newAttempt(
  { requirement, content }: JobTest,
  { personId, extraTime, now }: { personId: Id; extraTime: number; now: Date },
) {
  const seed = randomInt(MAX_SEED)
  return {
    testId: requirement.testId,
    version: content.version,
    jobId: requirement.jobId,
    personId,
    seed,
    ...drawnFor(content, seed),
    extraTime,
    createdAt: now,
  }
}

/** The questions of one attempt, and what they are worth. */
export function drawnFor(content: VersionRow, seed: number): Pick<AttemptRow, 'questionOrder' | 'maxPoints'> {
  const { questions, sections, isShuffled } = content
  const questionOrder = arrange(questions, { sections, isShuffled, seed })
  return { questionOrder, maxPoints: maxPointsOf(questions.filter(({ id }) => questionOrder.includes(id))) }
}

export async function showAttempt(db: Db, { clock }: Clock, viewer: Viewer, id: Id): Promise<ScreenerAttempt> {
  const attempt = found(await selectAttempt(db, id))
  ensure(isOwn(viewer, attempt), 'not_found')
  return present(db, attempt, clock.now())
}

async function present(db: Db, attempt: AttemptRow, now: Date): Promise<ScreenerAttempt> {
  const version = await versionOf(db, attempt)
  const isOpen = canSave(attempt, now)
  const answers = isOpen ? await selectAnswers(db, attempt.id) : []
  const prompts = isOpen ? await selectPrompts(db, [attempt.id]) : []
  if (isOpen) prepareFor(version.questions)
  return presentAttempt(attempt, { version, answers, prompts, now })
}

const versionOf = async (db: Db, { testId, version }: AttemptRow): Promise<VersionRow> =>
  found(await selectVersion(db, testId, version))

/** Submitting again, or after the end, returns the result. */
export async function submitAttempt(db: Db, platform: Platform, viewer: Viewer, id: Id): Promise<ScreenerAttempt> {
  const now = platform.clock.now()
  const attempt = await transaction(db, async (tx) => {
    const locked = found(await selectAttemptForUpdate(tx, id))
    ensure(isOwn(viewer, locked), 'not_found')
    ensure(!isNotStarted(locked.status), 'status_changed_meanwhile')
    return isRunning(locked.status) ? submit(tx, platform, locked) : locked
  })
  return present(db, attempt, now)
}
