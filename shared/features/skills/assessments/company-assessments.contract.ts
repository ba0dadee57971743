import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { recordingKinds } from '#shared/features/base/recordings/recording-kinds.ts'
import { codeResult } from '#shared/features/hiring/screeners/company-screeners.contract.ts'
import { markingStages } from '#shared/features/hiring/screeners/marking/agreement.ts'
import { answerValue, writtenQuestion } from '#shared/features/hiring/screeners/question.contract.ts'
import { comparison } from '#shared/features/hiring/screeners/scoring/comparison.contract.ts'
import {
  MAX_COMMENT,
  MAX_CRITERIA,
  MAX_LEVELS,
  MAX_POINTS,
  MAX_QUESTIONS,
} from '#shared/features/hiring/screeners/screener-limits.ts'
import { material } from '#shared/features/hiring/screeners/sections/section.contract.ts'
import { testFormats } from '#shared/features/hiring/screeners/spoken/spoken-question.ts'
import { id } from '#shared/kit/ids.ts'
import { pageOf, pageQuery } from '#shared/kit/pagination.ts'
import {
  appealDecisions,
  DEFAULT_DAYS,
  declineReasons,
  MAX_DAYS,
  MAX_MESSAGE,
  releases,
  shelves,
} from './assessment-limits.ts'
import { assessmentStatuses } from './assessment-status.ts'
import { appeal, topicResult } from './assessments.contract.ts'

const instant = z.iso.datetime()

const companyAssessment = z
  .object({
    id,
    title: z.string(),
    /** The applicant's name, or the address the invitation went to. */
    to: z.object({ name: z.string(), email: z.string().nullable() }),
    applicationId: id.nullable(),
    jobTitle: z.string().nullable(),
    invitedBy: z.string(),
    status: z.enum(assessmentStatuses),
    invitedAt: instant,
    expiresAt: instant,
    finishedAt: instant.nullable(),
    percent: z.number().nullable(),
    passed: z.boolean().nullable(),
    canCancel: z.boolean(),
    /** Written answers wait for somebody to mark them. */
    needsMarking: z.boolean(),
    /** The person says that something went wrong and waits for an answer. */
    hasOpenAppeal: z.boolean(),
  })
  .meta({ id: 'CompanyAssessment' })
export type CompanyAssessment = z.output<typeof companyAssessment>

/** An uploaded file; the link is valid for a few minutes. */
const fileAnswer = z.object({ name: z.string(), size: z.number(), url: z.string() })

const levels = z
  .array(
    z
      .int()
      .min(0)
      .max(MAX_LEVELS - 1),
  )
  .max(MAX_CRITERIA)

/** What one member gave; who it was is not told. */
const givenMark = z.object({ points: z.number(), levels, comment: z.string() })

/** An answer to a spoken question. */
const spokenAnswer = z.object({
  /** Null for a written answer, and once the recording is deleted. The link is valid for a few minutes. */
  recording: z.object({ kind: z.enum(recordingKinds), url: z.string(), durationMs: z.number() }).nullable(),
  /** From seeing the question to starting the take, or to the last change of a written answer. */
  startedAfterMs: z.number(),
})

const assessmentReview = companyAssessment
  .extend({
    message: z.string(),
    release: z.enum(releases),
    declineReason: z.enum(declineReasons).nullable(),
    minutes: z.number(),
    startedAt: instant.nullable(),
    points: z.number().nullable(),
    maxPoints: z.number().nullable(),
    topics: z.array(topicResult),
    comparison,
    note: z.string(),
    /** In the order of the test, with the answer key. Questions of the library are not shown. */
    answers: z.array(
      z.object({
        question: writtenQuestion,
        value: answerValue,
        points: z.number().nullable(),
        code: codeResult,
        spoken: spokenAnswer.nullable(),
        file: fileAnswer.nullable(),
        /** Of each member who has marked it; those of others only once they count or have to be decided on. */
        marks: z.array(givenMark),
        isMarkedByHand: z.boolean(),
        /** For this member, now. */
        isToMark: z.boolean(),
      }),
    ),
    materials: z.array(material),
    marking: z.object({
      /** The person is not named until the result is there. */
      isBlind: z.boolean(),
      isDouble: z.boolean(),
      stage: z.enum(markingStages),
      /** This member has marked it, and somebody else has to. */
      waitsForOthers: z.boolean(),
    }),
    canScore: z.boolean(),
    /** How long the clock was paused because the connection was lost. */
    pausedMs: z.number(),
    appeal: appeal.nullable(),
    canDecideAppeal: z.boolean(),
  })
  .meta({ id: 'CompanyAssessmentReview' })
export type AssessmentReview = z.output<typeof assessmentReview>

const listQuery = pageQuery.extend({
  show: z.enum(shelves).default('open'),
  applicationId: id.optional(),
  cursor: id.optional(),
})
export type CompanyAssessmentsQuery = z.output<typeof listQuery>

const newAssessment = z
  .object({
    /** One of the company's tests … */
    testId: id.optional(),
    /** … or a skill of the library. */
    skill: z.string().min(1).max(60).optional(),
    /** An applicant … */
    applicationId: id.optional(),
    /** … or anybody by email. */
    email: z.email().max(254).toLowerCase().optional(),
    message: z.string().trim().max(MAX_MESSAGE).default(''),
    days: z.int().min(1).max(MAX_DAYS).default(DEFAULT_DAYS),
    release: z.enum(releases).default('score'),
  })
  .refine(({ testId, skill }) => (testId === undefined) !== (skill === undefined), {
    path: ['testId'],
    params: /* i18n */ { id: 'assessments.test_missing', message: 'Choose a test.' },
  })
  .refine(({ applicationId, email }) => (applicationId === undefined) !== (email === undefined), {
    path: ['email'],
    params: /* i18n */ { id: 'assessments.addressee_missing', message: 'Enter an email address.' },
  })
export type NewAssessment = z.output<typeof newAssessment>

const ownTest = z
  .object({
    testId: id,
    title: z.string(),
    format: z.enum(testFormats),
    minutes: z.number(),
    questionCount: z.number(),
  })
  .meta({ id: 'OwnTest' })
export type OwnTest = z.output<typeof ownTest>

const libraryTest = z
  .object({ skill: z.string(), title: z.string(), summary: z.string(), minutes: z.number(), questionCount: z.number() })
  .meta({ id: 'LibraryTest' })
export type LibraryTest = z.output<typeof libraryTest>

const marks = z.object({
  marks: z
    .array(
      z.object({
        questionId: id,
        points: z.number().min(0).max(MAX_POINTS),
        /** For a question with a rubric, the place of a level for each criterion; the points follow from them. */
        levels: levels.default([]),
        comment: z.string().trim().max(MAX_COMMENT).default(''),
      }),
    )
    .max(MAX_QUESTIONS),
  /** Why it is marked again; the person reads it. */
  note: z.string().trim().max(MAX_MESSAGE).default(''),
})
export type AssessmentMarks = z.output<typeof marks>

const appealAnswer = z.object({
  decision: z.enum(appealDecisions),
  reply: z.string().trim().min(1).max(MAX_MESSAGE),
})
export type AppealAnswer = z.output<typeof appealAnswer>

const byId = z.object({ id })

export const companyAssessments = {
  library: endpoint({
    method: 'GET',
    path: '/company/api/assessment-library',
    guard: 'company',
    summary: 'The tests you can send: those of your company, and those of the library.',
    response: z.object({ own: z.array(ownTest), items: z.array(libraryTest) }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/company/api/assessments',
    guard: 'company',
    summary: 'Assessments your company has sent, newest first.',
    query: listQuery,
    response: pageOf(companyAssessment),
  }),
  send: endpoint({
    method: 'POST',
    path: '/company/api/assessments',
    guard: 'company',
    summary: 'Invites an applicant, or somebody by email, to take a test.',
    body: newAssessment,
    response: companyAssessment,
    status: 201,
    creates: true,
  }),
  show: endpoint({
    method: 'GET',
    path: '/company/api/assessments/:id',
    guard: 'company',
    summary: 'One assessment with result and answers.',
    params: byId,
    response: assessmentReview,
  }),
  score: endpoint({
    method: 'POST',
    path: '/company/api/assessments/:id/score',
    guard: 'company',
    summary: 'Marks the written answers. Marking again needs a note, which the person reads.',
    params: byId,
    body: marks,
    response: assessmentReview,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/company/api/assessments/:id/cancel',
    guard: 'company',
    summary: 'Withdraws an invitation that was not used yet.',
    params: byId,
    response: companyAssessment,
  }),
  decideAppeal: endpoint({
    method: 'POST',
    path: '/company/api/assessments/:id/appeal',
    guard: 'company',
    summary: 'Answers an appeal: the person may take the test again, or the result stands.',
    params: byId,
    body: appealAnswer,
    response: assessmentReview,
  }),
}
