// What other features need from tests: what a job asks for, progress and results; and what happens to attempts when a draft is
// sent.

import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import {
  type AttemptStatus,
  isFinished,
  isNotStarted,
  isRunning,
} from '#shared/features/hiring/screeners/attempt-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { type JobTest, selectTestsOfJobs } from './authoring/tests.queries.ts'
import { isErased } from './screeners.policy.ts'
import {
  type AttemptRow,
  insertAttempt,
  linkSubject,
  lockStart,
  renewDue,
  selectAttemptsOfPerson,
  selectLinked,
  selectVoid,
  unlinkSubject,
  type VoidAttempt,
} from './taking/attempts.queries.ts'
import { currentAttempt, newAttempt } from './taking/taking.service.ts'

type Clock = Pick<Platform, 'clock'>

export type JobScreenerFacts = {
  testId: Id
  title: string
  minutes: number
  questionCount: number
  isRequired: boolean
  laterDays: number | null
}

/** In the job's order. */
export const screenersOfJob = async (db: Db, jobId: Id): Promise<JobScreenerFacts[]> =>
  (await selectTestsOfJobs(db, [jobId])).map(({ requirement, content }) => ({
    testId: requirement.testId,
    title: content.title,
    minutes: content.minutes,
    questionCount: content.questionCount,
    isRequired: requirement.isRequired,
    laterDays: requirement.laterDays,
  }))

export type TestState = {
  testId: Id
  title: string
  isRequired: boolean
  laterDays: number | null
  attemptId: Id | null
  /** Null if nothing was started and nothing is due. */
  status: AttemptStatus | null
  dueAt: Date | null
  percent: number | null
  passed: boolean | null
}

export type SubjectScreeners = {
  tests: TestState[]
  isRequired: boolean
  isDone: boolean
  isRunning: boolean
  /** A required test has to be taken before sending. */
  isBlocking: boolean
  /** The first deadline of what is left. */
  dueAt: Date | null
  /** Over all tests; null until all are scored. */
  percent: number | null
  passed: boolean | null
}

/** `isSent`: an application keeps the tests it was sent with; a draft follows the job. */
export type StateSubject = { id: Id; jobId: Id; isSent: boolean }

export async function screenerStates(
  db: Db,
  { clock }: Clock,
  personId: Id,
  subjects: readonly StateSubject[],
): Promise<Map<Id, SubjectScreeners>> {
  const jobIds = [...new Set(subjects.map(({ jobId }) => jobId))]
  const requirement = await selectTestsOfJobs(db, jobIds)
  const attempts = await selectAttemptsOfPerson(db, personId, jobIds)
  const linked = await selectLinked(
    db,
    subjects.map(({ id }) => id),
  )
  const now = clock.now()
  return new Map(
    subjects.map(({ id, jobId, isSent }) => {
      const own = linked.filter(({ subjectId }) => subjectId === id).map(({ attempt }) => attempt)
      const states = requirement
        .filter((one) => one.requirement.jobId === jobId)
        .map((one) => {
          const among = isSent ? own.toReversed() : attempts
          return stateOf(one, isSent ? latest(among, one) : currentAttempt(among, one.requirement, now))
        })
        .filter(({ attemptId }) => !isSent || attemptId !== null)
      return [id, summarise(states)]
    }),
  )
}

const latest = (attempts: readonly AttemptRow[], { requirement }: JobTest): AttemptRow | null =>
  attempts.find(({ testId }) => testId === requirement.testId) ?? null

const stateOf = ({ requirement, content }: JobTest, attempt: AttemptRow | null): TestState => ({
  testId: requirement.testId,
  title: content.title,
  isRequired: requirement.isRequired,
  laterDays: requirement.laterDays,
  attemptId: attempt?.id ?? null,
  status: attempt?.status ?? null,
  dueAt: attempt?.dueAt ?? null,
  percent: attempt?.percent ?? null,
  passed: attempt?.passed ?? null,
})

function summarise(tests: TestState[]): SubjectScreeners {
  const required = tests.filter(({ isRequired }) => isRequired)
  const isDone = ({ status }: TestState) => status !== null && isFinished(status)
  const left = tests.filter((one) => !isDone(one))
  const due = left.flatMap(({ dueAt }) => dueAt ?? []).toSorted((one, other) => one.getTime() - other.getTime())
  const done = tests.filter(isDone)
  const percents = done.map(({ percent }) => percent)
  const verdicts = done.flatMap(({ passed }) => passed ?? [])
  const isScored = done.length > 0 && percents.every((percent) => percent !== null)
  return {
    tests,
    isRequired: required.length > 0,
    isDone: required.every(isDone),
    isRunning: tests.some(({ status }) => isRunning(status)),
    isBlocking: required.some((one) => !isDone(one) && one.laterDays === null),
    dueAt: due[0] ?? null,
    percent: isScored
      ? Math.floor(percents.reduce<number>((sum, percent) => sum + (percent ?? 0), 0) / percents.length)
      : null,
    passed: isScored && verdicts.length > 0 ? verdicts.every((passed) => passed) : null,
  }
}

export type SentDraft = { fromSubjectId: Id; toSubjectId: Id; personId: Id; jobId: Id }

/**
 * A draft became an application: its attempts, and earlier ones that still count, go with it. Tests that may be taken later get
 * their deadline.
 */
export async function attachAttempts(
  tx: Db,
  { clock }: Clock,
  { fromSubjectId, toSubjectId, personId, jobId }: SentDraft,
): Promise<void> {
  const now = clock.now()
  await linkSubject(tx, toSubjectId, await unlinkSubject(tx, fromSubjectId))
  for (const requirement of await selectTestsOfJobs(tx, [jobId])) {
    const attempt = await attemptToSend(tx, requirement, { personId, now })
    if (attempt) await linkSubject(tx, toSubjectId, [attempt.id])
  }
}

async function attemptToSend(
  tx: Db,
  requirement: JobTest,
  { personId, now }: { personId: Id; now: Date },
): Promise<AttemptRow | null> {
  const { testId, jobId, laterDays } = requirement.requirement
  await lockStart(tx, { testId, personId, jobId })
  const current = currentAttempt(await selectAttemptsOfPerson(tx, personId, [jobId]), requirement.requirement, now)
  const dueAt = new Date(now.getTime() + (laterDays ?? 0) * DAY)
  if (isNotStarted(current?.status)) await renewDue(tx, current.id, dueAt)
  if (current || laterDays === null) return current
  return insertAttempt(tx, { ...newAttempt(requirement, { personId, extraTime: 1, now }), dueAt })
}

export type ScreenerResult = Pick<
  AttemptRow,
  'id' | 'testId' | 'status' | 'startedAt' | 'submittedAt' | 'points' | 'maxPoints' | 'percent' | 'passed'
> & { title: string }

/** For the company, once it may read the application. */
export const screenerResults = async (db: Db, subjectId: Id): Promise<ScreenerResult[]> =>
  (await selectLinked(db, [subjectId])).map(({ attempt, title }) => ({
    id: attempt.id,
    testId: attempt.testId,
    title,
    status: attempt.status,
    startedAt: attempt.startedAt,
    submittedAt: attempt.submittedAt,
    points: attempt.points,
    maxPoints: attempt.maxPoints,
    percent: attempt.percent,
    passed: attempt.passed,
  }))

export type SentTest = Pick<AttemptRow, 'status' | 'dueAt' | 'submittedAt' | 'percent' | 'createdAt'> & {
  title: string
  isAsked: boolean
  isRequired: boolean
  /** It was taken, and the talent deleted it. */
  isErased: boolean
}

/** For lists of applications: the latest attempt at each test. Checks no policy. */
export async function testsOfSent(db: Db, subjectIds: readonly Id[]): Promise<Map<Id, SentTest[]>> {
  const linked = await selectLinked(db, subjectIds)
  return new Map(
    [...Map.groupBy(linked, ({ subjectId }) => subjectId)].map(([subjectId, own]) => {
      const last = new Map(own.map((one) => [one.attempt.testId, one]))
      const tests = [...last.values()].map(
        ({ attempt, title, isAsked, isRequired }): SentTest => ({
          title,
          isAsked,
          isRequired,
          isErased: isErased(attempt),
          status: attempt.status,
          dueAt: attempt.dueAt,
          submittedAt: attempt.submittedAt,
          percent: attempt.percent,
          createdAt: attempt.createdAt,
        }),
      )
      return [subjectId, tests]
    }),
  )
}

/** Attempts that do not count: set aside by the company, or the test was removed from the job. */
export const voidTestsOf = (db: Db, subjectId: Id): Promise<VoidAttempt[]> => selectVoid(db, subjectId)
