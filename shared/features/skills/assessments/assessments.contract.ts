import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { MAX_NAME_LENGTH } from '#shared/features/base/accounts/account-limits.ts'
import { signInOutcome } from '#shared/features/entry/sign-in/sign-in.contract.ts'
import { extraTimeReasons } from '#shared/features/hiring/screeners/extra-time.ts'
import { comparison } from '#shared/features/hiring/screeners/scoring/comparison.contract.ts'
import { screeners } from '#shared/features/hiring/screeners/screeners.contract.ts'
import { testFormats } from '#shared/features/hiring/screeners/spoken/spoken-question.ts'
import { id } from '#shared/kit/ids.ts'
import { pageOf, pageQuery } from '#shared/kit/pagination.ts'
import { appealDecisions, CODE_LENGTH, declineReasons, MAX_APPEAL, ownShelves, releases } from './assessment-limits.ts'
import { assessmentStatuses } from './assessment-status.ts'

const instant = z.iso.datetime()

export const topicResult = z.object({ topic: z.string(), percent: z.number() })

/** One question, with what the answer was worth. */
const questionResult = z.object({
  text: z.string(),
  /** Below zero if points were taken off. */
  points: z.number(),
  maxPoints: z.number(),
  isAnswered: z.boolean(),
  /** Of each member who marked it: the levels they chose if the rubric is open, and what they wrote. */
  marks: z.array(
    z.object({
      levels: z.array(z.object({ criterion: z.string(), level: z.string(), points: z.number() })),
      comment: z.string(),
    }),
  ),
})
export type QuestionResult = z.output<typeof questionResult>

/** What went wrong, in the person's words, and what the company answered. */
export const appeal = z.object({
  text: z.string(),
  at: instant,
  decision: z.enum(appealDecisions).nullable(),
  reply: z.string(),
})

const result = z
  .object({
    percent: z.number(),
    passed: z.boolean().nullable(),
    topics: z.array(topicResult),
    comparison,
    /** Only if the company releases them, and as long as the answers exist. */
    questions: z.array(questionResult),
    /** The company's note on marking it again. */
    note: z.string(),
  })
  .meta({ id: 'AssessmentResult' })

const assessment = z
  .object({
    id,
    company: z.object({ id, name: z.string() }),
    jobTitle: z.string().nullable(),
    title: z.string(),
    format: z.enum(testFormats),
    intro: z.string(),
    message: z.string(),
    /** Including any extra time. */
    minutes: z.number(),
    questionCount: z.number(),
    status: z.enum(assessmentStatuses),
    invitedAt: instant,
    expiresAt: instant,
    finishedAt: instant.nullable(),
    extraTime: z.enum(extraTimeReasons),
    release: z.enum(releases),
    attemptId: id.nullable(),
    canStart: z.boolean(),
    /** When the person took the same test before; the result can be shared instead of taking it again. */
    reusable: z.object({ takenAt: instant }).nullable(),
    /** Null until there is one, and if the company does not release it. */
    result: result.nullable(),
    appeal: appeal.nullable(),
    canAppeal: z.boolean(),
  })
  .meta({ id: 'Assessment' })
export type Assessment = z.output<typeof assessment>
export type AssessmentResult = z.output<typeof result>

const listQuery = pageQuery.extend({ show: z.enum(ownShelves).default('open'), cursor: id.optional() })
export type AssessmentsQuery = z.output<typeof listQuery>

/** The secret of the emailed link, or the id for the person who was invited. */
const byToken = z.object({ token: z.string().min(20).max(60) })

const linkRequest = z.object({
  email: z.email().max(254).toLowerCase(),
  code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(new RegExp(`^[A-Z0-9]{${CODE_LENGTH}}$`)),
})
export type LinkRequest = z.output<typeof linkRequest>

const invitation = z
  .object({
    company: z.string(),
    title: z.string(),
    format: z.enum(testFormats),
    /** The email address that was invited. */
    email: z.string(),
    /** The address belongs to an account, so its owner has to sign in. */
    hasAccount: z.boolean(),
  })
  .meta({ id: 'AssessmentInvitation' })
export type Invitation = z.output<typeof invitation>

const guestEntry = byToken.extend({
  name: z.string().trim().min(1).max(MAX_NAME_LENGTH),
  acceptsTerms: z
    .literal(true)
    .nullish()
    .transform((given) => given ?? undefined),
})
export type GuestEntry = z.output<typeof guestEntry>

export const assessments = {
  list: endpoint({
    method: 'GET',
    path: '/talent/api/assessments',
    guard: 'verified',
    summary: 'Assessments you were invited to, newest first.',
    query: listQuery,
    response: pageOf(assessment).extend({ open: z.number() }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/talent/api/assessments/:token',
    guard: 'verified',
    summary: 'One assessment: what it asks, how long it takes, and your result once it is released.',
    params: byToken,
    response: assessment,
  }),
  open: endpoint({
    method: 'POST',
    path: '/talent/api/assessments/:token/open',
    guard: 'verified',
    summary: 'Notes that you have read the introduction. An invitation sent to an email address becomes yours.',
    params: byToken,
    response: assessment,
  }),
  extraTime: endpoint({
    method: 'PUT',
    path: '/talent/api/assessments/:token/extra-time',
    guard: 'verified',
    summary: 'Asks for more time before the start. The company does not see the reason.',
    params: byToken,
    body: z.object({ reason: z.enum(extraTimeReasons) }),
    response: assessment,
  }),
  start: endpoint({
    method: 'POST',
    path: '/talent/api/assessments/:token/start',
    guard: 'verified',
    summary: 'Starts the assessment and its clock, or returns the running attempt.',
    params: byToken,
    response: screeners.start.response,
    status: 201,
    creates: true,
  }),
  share: endpoint({
    method: 'POST',
    path: '/talent/api/assessments/:token/share',
    guard: 'verified',
    summary: 'Shares the result of an earlier attempt at the same test instead of taking it again.',
    params: byToken,
    response: assessment,
  }),
  decline: endpoint({
    method: 'POST',
    path: '/talent/api/assessments/:token/decline',
    guard: 'verified',
    summary: 'Declines an assessment.',
    params: byToken,
    body: z.object({ reason: z.enum(declineReasons) }),
    response: assessment,
  }),
  appeal: endpoint({
    method: 'POST',
    path: '/talent/api/assessments/:token/appeal',
    guard: 'verified',
    summary: 'Tells the company, once, that something went wrong while you took the test.',
    params: byToken,
    body: z.object({ text: z.string().trim().min(1).max(MAX_APPEAL) }),
    response: assessment,
  }),
  showInvitation: endpoint({
    method: 'GET',
    path: '/shared/api/assessment-invitation',
    guard: 'open',
    summary: 'What the emailed link of an invitation is about.',
    query: byToken,
    response: invitation,
    limit: 'strict',
  }),
  enter: endpoint({
    method: 'POST',
    path: '/shared/api/assessment-entries',
    guard: 'open',
    summary:
      'Continues without an account: signs in the person whose address the link was sent to, and creates an account that is deleted later unless they keep it. `outcome` is null if the address has an account: sign in first. `next` is where to continue.',
    body: guestEntry,
    response: z.object({ next: z.string(), outcome: signInOutcome.nullable() }),
    limit: 'strict',
  }),
  requestLink: endpoint({
    method: 'POST',
    path: '/shared/api/assessment-links',
    guard: 'open',
    summary: 'Emails a new link for an invitation. The response does not say whether code and address match one.',
    body: linkRequest,
    response: nothing,
    status: 204,
    limit: 'rare',
  }),
}
