// Starting the test of a skill, and what its score proves.

import { findSkill } from '#server/features/base/reference/reference.service.ts'
import type { ScoredAttempt } from '#server/features/hiring/screeners/screeners.events.ts'
import {
  readScores,
  type ScoredQuestion,
  savePlatformTest,
  startOwnAttempt,
} from '#server/features/hiring/screeners/taking/own-attempts.service.ts'
import { showAttempt } from '#server/features/hiring/screeners/taking/taking.service.ts'
import { issueCredential } from '#server/features/skills/credentials/credentials.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { found } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type { ScreenerAttempt } from '#shared/features/hiring/screeners/screeners.contract.ts'
import { opensAgainAt } from '#shared/features/skills/skills/cool-down.ts'
import { levelOf } from '#shared/features/skills/skills/skill-level.ts'
import {
  ASKED_QUESTIONS,
  KEPT_RESULTS,
  PASS_PERCENT,
  TEST_MINUTES,
  VALID_MONTHS,
} from '#shared/features/skills/skills/skill-test-limits.ts'
import type { TopicScore } from '#shared/features/skills/skills/skills.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { SkillBank } from '../bank/bank-notation.ts'
import { fingerprintOf, questionsOf } from '../bank/bank-questions.ts'
import { bankOf, banks } from '../bank/banks.ts'
import { awardFor } from '../skill-badge.ts'
import {
  deleteResults,
  insertResult,
  selectResults,
  selectSkillOfTest,
  selectSkillTest,
  upsertSkillTest,
} from '../skills.queries.ts'

const tooSoon = /* i18n */ {
  id: 'skills.too_soon',
  message: 'You took this test a short while ago. The page of the skill says when you can take it again.',
}

export async function startSkillTest(
  db: Db,
  { clock }: Pick<Platform, 'clock'>,
  viewer: Viewer,
  { skill, extraTime }: { skill: string; extraTime: number },
): Promise<ScreenerAttempt> {
  const now = clock.now()
  const testId = await ensureTest(db, found(bankOf(skill)), now)
  const attempt = await startOwnAttempt(db, {
    testId,
    personId: viewer.id,
    asked: ASKED_QUESTIONS,
    now,
    extraTime,
    mayStart: (tx) => ensureCooledDown(tx, viewer.id, skill, now),
  })
  return showAttempt(db, { clock }, viewer, attempt.id)
}

/** The same waiting time, whoever asks for the test. */
export async function ensureCooledDown(tx: Db, personId: Id, skill: string, now: Date): Promise<void> {
  const results = await selectResults(tx, personId, skill)
  const past = results.map(({ takenAt, passed }) => ({ takenAt: takenAt.getTime(), passed }))
  if (opensAgainAt(past, now.getTime()) !== null) throw fieldError(['slug'], tooSoon)
}

/** The test of a skill, for companies that ask applicants to take it. */
export const findSkillTest = async (db: Db, skill: string, now: Date): Promise<{ testId: Id; asked: number }> => ({
  testId: await ensureTest(db, found(bankOf(skill)), now),
  asked: ASKED_QUESTIONS,
})

export const listSkillTests = () =>
  banks
    .map((bank) => ({
      skill: bank.skill,
      title: found(findSkill(bank.skill)).name,
      summary: bank.summary,
      minutes: TEST_MINUTES,
      questionCount: ASKED_QUESTIONS,
    }))
    .toSorted((one, other) => (one.title < other.title ? -1 : 1))

/** The bank is part of the product; a test in the database is made of it when it is first taken, and again when it changes. */
async function ensureTest(db: Db, bank: SkillBank, now: Date): Promise<Id> {
  const fingerprint = fingerprintOf(bank)
  const known = await selectSkillTest(db, bank.skill)
  if (known?.fingerprint === fingerprint) return known.testId
  return transaction(db, async (tx) => {
    const current = await selectSkillTest(tx, bank.skill)
    const testId = await savePlatformTest(tx, current?.testId ?? null, testFrom(bank), now)
    await upsertSkillTest(tx, { skill: bank.skill, testId, fingerprint })
    return testId
  })
}

const testFrom = (bank: SkillBank) => ({
  title: found(findSkill(bank.skill)).name,
  intro: bank.summary,
  minutes: TEST_MINUTES,
  passPercent: PASS_PERCENT,
  questions: questionsOf(bank),
})

/** Listens to the engine: a score becomes a result. Only the best valid one and the newest are kept, five at most. */
export async function recordResult(
  tx: Db,
  platform: Platform,
  { attemptId, testId, at }: ScoredAttempt,
): Promise<void> {
  const skill = await selectSkillOfTest(tx, testId)
  if (skill === null) return
  const { attempt, scores } = await readScores(tx, attemptId)
  const percent = attempt.percent ?? 0
  const passed = attempt.passed === true
  const result = await insertResult(tx, {
    personId: attempt.personId,
    skill,
    attemptId,
    takenAt: at,
    percent,
    passed,
    level: passed ? levelOf(percent) : 0,
    topics: topicScores(scores),
    validUntil: passed ? monthsAfter(at, VALID_MONTHS) : null,
  })
  if (result?.passed) await issueCredential(tx, platform, awardFor(result, platform.url))
  await dropOldResults(tx, attempt.personId, skill)
}

async function dropOldResults(tx: Db, personId: Id, skill: string): Promise<void> {
  const results = await selectResults(tx, personId, skill)
  const best = results.toSorted((one, other) => other.percent - one.percent)[0]
  await deleteResults(
    tx,
    results
      .slice(KEPT_RESULTS)
      .filter(({ id }) => id !== best?.id)
      .map(({ id }) => id),
  )
}

export const topicScores = (scores: readonly ScoredQuestion[]): TopicScore[] =>
  [...Map.groupBy(scores, ({ topic }) => topic)].map(([topic, list]) => {
    const sum = (key: 'points' | 'maxPoints') => list.reduce((total, one) => total + one[key], 0)
    return { topic, percent: Math.max(0, Math.floor((sum('points') / sum('maxPoints')) * 100)) }
  })

function monthsAfter(moment: Date, months: number): Date {
  const later = new Date(moment)
  later.setUTCMonth(later.getUTCMonth() + months)
  return later
}
