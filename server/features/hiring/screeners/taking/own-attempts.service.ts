// Tests of the platform that people take for themselves, to prove a skill. They run on the same clock and are scored by the same
// rules as those a job asks for; only who asks differs.

import { randomInt } from 'node:crypto'
import type { Db } from '#server/platform/db/database.ts'
import { transaction } from '#server/platform/db/database.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { Question } from '#shared/features/hiring/screeners/question.contract.ts'
import { MAX_SEED } from '#shared/features/hiring/screeners/scoring/attempt-order.ts'
import { drawQuestions } from '#shared/features/hiring/screeners/scoring/draw-questions.ts'
import { maxPointsOf } from '#shared/features/hiring/screeners/scoring/score-attempt.ts'
import { plainTest } from '#shared/features/hiring/screeners/sections/plain-test.ts'
import { formatOf, MIN_INTERVIEW_HOURS } from '#shared/features/hiring/screeners/spoken/spoken-question.ts'
import type { Id } from '#shared/kit/ids.ts'
import { HOUR, MINUTE } from '#shared/kit/time-zones.ts'
import {
  insertNextVersion,
  insertTest,
  lockTestsOf,
  selectTest,
  selectVersion,
  type TestWithContent,
  type VersionRow,
} from '../authoring/tests.queries.ts'
import { firstSectionEnd } from '../steps/steps.service.ts'
import {
  type AttemptRow,
  insertAttempt,
  lockStart,
  selectAnswers,
  selectAttempt,
  selectOwnRunning,
} from './attempts.queries.ts'
import { moveAttempt } from './finishing.service.ts'
import { drawnFor } from './taking.service.ts'

export type PlatformTest = { title: string; intro: string; minutes: number; passPercent: number; questions: Question[] }

/** A new version if the test exists. */
export async function savePlatformTest(tx: Db, testId: Id | null, test: PlatformTest, now: Date): Promise<Id> {
  await lockTestsOf(tx, testId ?? test.title)
  const content = { ...test, ...plainTest, isShuffled: true }
  if (testId === null) return (await insertTest(tx, { companyId: null, now, content })).test.id
  const { test: current } = found(await selectTest(tx, testId))
  await insertNextVersion(tx, current, content, now)
  return testId
}

export const findOwnRunning = (db: Db, personId: Id, testIds: readonly Id[]): Promise<AttemptRow[]> =>
  selectOwnRunning(db, personId, testIds)

type OwnStart = {
  testId: Id
  personId: Id
  /** How many questions are drawn; null: all of them. */
  asked: number | null
  now: Date
  extraTime?: number
  hidesResult?: boolean
  /** Interviews have no clock of their own: they are open until then, with breaks. */
  openUntil?: Date
  mayStart: (tx: Db) => Promise<void>
}

/** The running attempt if there is one, else a new one. `mayStart` throws if a new one is not allowed. */
export const startOwnAttempt = (db: Db, start: OwnStart): Promise<AttemptRow> =>
  transaction(db, async (tx) => {
    const { testId, personId } = start
    await lockStart(tx, { testId, personId, jobId: null })
    const [running] = await selectOwnRunning(tx, personId, [testId])
    if (running) return running
    await start.mayStart(tx)
    return begin(tx, found(await selectTest(tx, testId)), start)
  })

async function begin(tx: Db, { content }: TestWithContent, start: OwnStart) {
  const { testId, personId, asked, now, extraTime = 1, hidesResult = false } = start
  const seed = randomInt(MAX_SEED)
  const { questionOrder, maxPoints } = asked === null ? drawnFor(content, seed) : drawnFrom(content, asked, seed)
  const row = await insertAttempt(tx, {
    testId,
    version: content.version,
    personId,
    seed,
    questionOrder,
    maxPoints,
    extraTime,
    hidesResult,
    createdAt: now,
  })
  const endsAt =
    formatOf(content.questions) === 'interview'
      ? new Date(Math.max(now.getTime() + MIN_INTERVIEW_HOURS * HOUR, start.openUntil?.getTime() ?? 0))
      : new Date(now.getTime() + content.minutes * MINUTE * extraTime)
  return moveAttempt(tx, found(row), {
    event: 'start',
    actor: { role: 'talent', id: personId },
    at: now,
    facts: {
      startedAt: now,
      endsAt,
      sectionEndsAt: firstSectionEnd(content, questionOrder, { now, extraTime, endsAt }),
    },
  })
}

/** From a question bank: the same number for each topic. */
function drawnFrom({ questions }: VersionRow, asked: number, seed: number) {
  const questionOrder = drawQuestions(questions, asked, seed)
  return { questionOrder, maxPoints: maxPointsOf(questions.filter(({ id }) => questionOrder.includes(id))) }
}

export type ScoredQuestion = { topic: string; points: number; maxPoints: number }

/** Each question asked, with what the answer was worth. */
export async function readScores(db: Db, attemptId: Id): Promise<{ attempt: AttemptRow; scores: ScoredQuestion[] }> {
  const attempt = found(await selectAttempt(db, attemptId))
  const { questions } = found(await selectVersion(db, attempt.testId, attempt.version))
  const given = new Map((await selectAnswers(db, attemptId)).map(({ questionId, points }) => [questionId, points]))
  const scores = questions
    .filter(({ id }) => attempt.questionOrder.includes(id))
    .map(({ id, topic, points }) => ({ topic: topic ?? '', points: given.get(id) ?? 0, maxPoints: points }))
  return { attempt, scores }
}
