import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { id } from '#shared/kit/ids.ts'
import { pageOf, pageQuery } from '#shared/kit/pagination.ts'
import { attemptStatuses } from './attempt-status.ts'
import { caseVerdicts } from './code/code-question.ts'
import { answerValue, writtenQuestion } from './question.contract.ts'
import {
  MAX_CORRECTION,
  MAX_INTRO,
  MAX_LATER_DAYS,
  MAX_MINUTES,
  MAX_POINTS,
  MAX_QUESTIONS,
  MAX_TESTS_PER_JOB,
  MAX_TITLE,
  MIN_CORRECTION,
} from './screener-limits.ts'
import { testParts } from './sections/section.contract.ts'
import { testFormats } from './spoken/spoken-question.ts'

const instant = z.iso.datetime()

const testFields = {
  title: z.string().trim().min(3).max(MAX_TITLE),
  intro: z.string().trim().max(MAX_INTRO).default(''),
  minutes: z.int().min(1).max(MAX_MINUTES),
  passPercent: z.int().min(1).max(100).nullable().default(null),
  /** Everyone gets the questions and options in a different order. */
  isShuffled: z.boolean().default(true),
  questions: z.array(writtenQuestion).max(MAX_QUESTIONS),
  ...testParts,
}

export const testContent = z.object(testFields)
export type TestContent = z.output<typeof testContent>

const newTest = z.object({ companyId: id, ...testFields })
export type NewTest = z.output<typeof newTest>

/** `version`: the one the client read before editing. */
const changedTest = z.object({ version: z.int().min(1), ...testFields })
export type ChangedTest = z.output<typeof changedTest>

const companyTest = z
  .object({
    id,
    companyId: id,
    version: z.number(),
    ...testFields,
    updatedAt: instant,
    canEdit: z.boolean(),
    /** Results that were marked by a key which has been corrected since. */ outdatedCount: z.int(),
  })
  .meta({ id: 'CompanyScreener' })
export type CompanyTest = z.output<typeof companyTest>

const testSummary = z
  .object({
    id,
    title: z.string(),
    format: z.enum(testFormats),
    minutes: z.number(),
    questionCount: z.number(),
    version: z.number(),
    /** How many jobs use it. */
    jobCount: z.number(),
    updatedAt: instant,
  })
  .meta({ id: 'CompanyScreenerSummary' })
export type TestSummary = z.output<typeof testSummary>

const listQuery = pageQuery.extend({ companyId: id, cursor: id.optional() })
export type TestListQuery = z.output<typeof listQuery>

const jobScreener = z.object({
  testId: id,
  isRequired: z.boolean().default(true),
  laterDays: z.int().min(0).max(MAX_LATER_DAYS).nullable().default(null),
})
export type JobScreener = z.output<typeof jobScreener>

const jobScreeners = z.object({ tests: z.array(jobScreener).max(MAX_TESTS_PER_JOB) })
const shownJobScreeners = z.object({
  tests: z.array(jobScreener.extend({ title: z.string(), minutes: z.number(), questionCount: z.number() })),
})
export type JobScreeners = z.output<typeof shownJobScreeners>

/** Null for other questions, and until the code has run. */
export const codeResult = z.object({ verdicts: z.array(z.enum(caseVerdicts)), message: z.string() }).nullable()

const attemptReview = z
  .object({
    id,
    jobId: id,
    testId: id,
    version: z.number(),
    title: z.string(),
    talent: z.object({ id, name: z.string() }),
    status: z.enum(attemptStatuses),
    startedAt: instant.nullable(),
    submittedAt: instant.nullable(),
    points: z.number().nullable(),
    maxPoints: z.number(),
    percent: z.number().nullable(),
    passed: z.boolean().nullable(),
    /** In the order of the test, with the answer key. */
    answers: z.array(
      z.object({
        question: writtenQuestion,
        value: answerValue,
        savedAt: instant.nullable(),
        /** Null until a written answer has been scored. */
        points: z.number().nullable(),
        code: codeResult,
      }),
    ),
    canScore: z.boolean(),
    canVoid: z.boolean(),
  })
  .meta({ id: 'ReadScreenerAttempt' })
export type AttemptReview = z.output<typeof attemptReview>

const marks = z.object({
  marks: z.array(z.object({ questionId: id, points: z.number().min(0).max(MAX_POINTS) })).max(MAX_QUESTIONS),
})
export type GivenMarks = z.output<typeof marks>['marks']

export const keyCorrection = z.object({
  /** The version whose keys are meant. */
  version: z.int().min(1),
  /** What was wrong. Everybody whose points change reads it. */
  note: z.string().trim().min(MIN_CORRECTION).max(MAX_CORRECTION),
})
export type KeyCorrection = z.output<typeof keyCorrection>

const byId = z.object({ id })
const ofJob = z.object({ jobId: id })

export const companyScreeners = {
  list: endpoint({
    method: 'GET',
    path: '/company/api/screeners',
    guard: 'company',
    summary: 'Your company’s screener tests, newest first.',
    query: listQuery,
    response: pageOf(testSummary),
  }),
  create: endpoint({
    method: 'POST',
    path: '/company/api/screeners',
    guard: 'company',
    summary: 'Creates a screener test.',
    body: newTest,
    response: companyTest,
    status: 201,
    creates: true,
  }),
  show: endpoint({
    method: 'GET',
    path: '/company/api/screeners/:id',
    guard: 'company',
    summary: 'A screener test of your company, with its answer key.',
    params: byId,
    response: companyTest,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/company/api/screeners/:id',
    guard: 'company',
    summary: 'Creates a new version of a test. Existing attempts keep theirs.',
    params: byId,
    body: changedTest,
    response: companyTest,
  }),
  correct: endpoint({
    method: 'POST',
    path: '/company/api/screeners/:id/corrections',
    guard: 'company',
    summary: 'Marks earlier results again by the current answer keys, and tells everybody whose points change.',
    params: byId,
    body: keyCorrection,
    response: z.object({
      /** How many people were told. */
      changedCount: z.int(),
      test: companyTest,
    }),
  }),
  ofJob: endpoint({
    method: 'GET',
    path: '/company/api/jobs/:jobId/screeners',
    guard: 'company',
    summary: 'The tests of one of your company’s jobs.',
    params: ofJob,
    response: shownJobScreeners,
  }),
  choose: endpoint({
    method: 'PUT',
    path: '/company/api/jobs/:jobId/screeners',
    guard: 'company',
    summary: 'Sets the tests of a job: two at most, 45 minutes in total.',
    params: ofJob,
    body: jobScreeners,
    response: shownJobScreeners,
  }),
  read: endpoint({
    method: 'GET',
    path: '/company/api/screener-attempts/:id',
    guard: 'company',
    summary: 'An applicant’s attempt, with answers and answer key.',
    params: byId,
    response: attemptReview,
  }),
  score: endpoint({
    method: 'POST',
    path: '/company/api/screener-attempts/:id/score',
    guard: 'company',
    summary: 'Scores the written answers. Repeating the same scores changes nothing.',
    params: byId,
    body: marks,
    response: attemptReview,
  }),
  void: endpoint({
    method: 'POST',
    path: '/company/api/screener-attempts/:id/void',
    guard: 'company',
    summary: 'Discards an attempt, so that the applicant can take the test again.',
    params: byId,
    response: attemptReview,
  }),
}
