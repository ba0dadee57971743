// Applying: what it asks for and costs, the draft that every device goes on with, and sending it once.

import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { countryCode } from '#shared/features/base/reference/country-codes.ts'
import { signInOutcome } from '#shared/features/entry/sign-in/sign-in.contract.ts'
import { answerValue } from '#shared/features/hiring/applications/sent-form.contract.ts'
import { ownListJob } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { resumeFile } from '#shared/features/people/talents/talent-facts.ts'
import { id } from '#shared/kit/ids.ts'
import { line } from '#shared/kit/text/clean-text.ts'
import { applyForm } from './apply-form.contract.ts'
import {
  applySteps,
  MAX_COVER_NOTE,
  MAX_NAME,
  MAX_PHONE,
  MAX_QUESTIONS,
  MAX_RESUME_TEXT,
  MAX_TEXT_INTRO,
} from './apply-limits.ts'
import { draftStatuses } from './draft-status.ts'

const instant = z.iso.datetime()

/** What stands in the way of applying now. */
export const applyObstacles = [
  'closed',
  'elsewhere',
  'applied',
  'too_soon',
  'day_limit',
  'live_limit',
  'job_full',
  'own_company',
] as const
export type ApplyObstacle = (typeof applyObstacles)[number]

/** Said before the first step, in figures that were measured here and not promised. */
const applyCost = z.object({
  /** `least` for only what must be done, `most` for all that is asked; the same where nothing is left open. */
  minutes: z.object({ least: z.int(), most: z.int() }),
  /** Of those who began here; null before twenty did. */
  finishedPercent: z.int().nullable(),
  replyDays: z.int(),
  /** Of this company; null before enough applications tell it. */
  medianReplyDays: z.number().nullable(),
  answeredInTimePercent: z.int().nullable(),
})
export type ApplyCost = z.output<typeof applyCost>

const intro = z
  .object({ kind: z.literal('recording'), recordingId: id })
  .or(z.object({ kind: z.literal('text'), text: z.string().trim().max(MAX_TEXT_INTRO) }))
export type DraftIntro = z.output<typeof intro>

/** What a person has put in so far. Anything may be missing or not good yet: it is a draft. */
export const draftFields = z.object({
  step: z.enum(applySteps),
  name: z.string().max(MAX_NAME),
  phone: z.string().max(MAX_PHONE),
  coverNote: z.string().max(MAX_COVER_NOTE),
  /** An upload of the person's, of the kind `resume`. */
  resumeFileId: id.nullable(),
  resumeText: z.string().max(MAX_RESUME_TEXT),
  /** By the id of the question. */
  answers: z.record(id, answerValue.nullable()).refine((answers) => Object.keys(answers).length <= MAX_QUESTIONS * 2),
  intro: intro.nullable(),
  allowsProcessing: z.boolean(),
  allowsFutureContact: z.boolean(),
})
export type DraftFields = z.output<typeof draftFields>

export const draft = z
  .object({
    id,
    job: ownListJob,
    status: z.enum(draftStatuses),
    ...draftFields.shape,
    /** Counts the writes: whoever writes says which one they saw. */
    revision: z.int(),
    /** The form as it is now, and whether it was changed since the person began. */
    form: applyForm,
    isFormChanged: z.boolean(),
    resume: resumeFile.nullable(),
    /** Where a prefilled answer comes from, by the id of the question. */
    prefilled: z.record(id, z.object({ jobTitle: z.string(), at: instant })),
    /** In what the expected pay is asked for, until it is said; null where it is not asked, or nothing tells. */
    payUnit: z.object({ currency: z.string(), period: z.enum(['hour', 'month', 'year']) }).nullable(),
    /** Files given as answers, by the id of the question. */
    answerFiles: z.record(id, z.object({ id, name: z.string(), size: z.int() })),
    /** The job's screener tests; the own state is asked from the screeners. */
    tests: z.array(
      z.object({
        testId: id,
        title: z.string(),
        minutes: z.int(),
        isRequired: z.boolean(),
        laterDays: z.int().nullable(),
        state: z.enum(['open', 'running', 'done']),
      }),
    ),
    introLimits: z.object({ takes: z.int(), minSeconds: z.int(), maxSeconds: z.int() }),
    /** What must still be done before it can be sent, by step. */
    missing: z.array(z.object({ step: z.enum(applySteps), field: z.string(), problem: z.string() })),
    /** The questions whose answer, as it stands, the company turns down. It may be sent all the same. */
    knockedOut: z.array(id),
    obstacle: z.enum(applyObstacles).nullable(),
    /** What it became; null until it is sent. */
    applicationId: id.nullable(),
    startedAt: instant,
    updatedAt: instant,
    expiresAt: instant,
  })
  .meta({ id: 'ApplicationDraft' })
export type Draft = z.output<typeof draft>

const draftCard = z
  .object({
    id,
    job: ownListJob,
    status: z.enum(draftStatuses),
    step: z.enum(applySteps),
    updatedAt: instant,
    expiresAt: instant,
  })
  .meta({ id: 'ApplicationDraftCard' })
export type DraftCard = z.output<typeof draftCard>

/** What is known before the person begins. */
const beforeApplying = z
  .object({
    jobId: id,
    form: applyForm,
    tests: z.array(
      z.object({ title: z.string(), minutes: z.int(), isRequired: z.boolean(), laterDays: z.int().nullable() }),
    ),
    cost: applyCost,
    /** Null for a guest. */
    own: z
      .object({
        obstacle: z.enum(applyObstacles).nullable(),
        /** When the obstacle is over, where that is known. */
        obstacleUntil: instant.nullable(),
        leftToday: z.int(),
        live: z.int(),
        draftId: id.nullable(),
        applicationId: id.nullable(),
        verdict: z.enum(['yes', 'yes_if', 'unknown', 'no']).nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'BeforeApplying' })
export type BeforeApplying = z.output<typeof beforeApplying>

const guestStart = z.object({
  name: line(1, MAX_NAME),
  email: z.email().max(254),
  /** Where they live, if they want to know whether they can take the job; a new account starts with it. */
  country: countryCode.nullish(),
  /** The link by which the person came. */
  via: z.string().max(40).optional(),
  /** Needed where whoever runs this installation has terms, as at sign-up. */
  acceptsTerms: z.literal(true).optional(),
})
export type GuestStart = z.output<typeof guestStart>

/** Named apart, so that the form of the code is judged field by field. */
export const guestCode = z.object({ email: z.email().max(254), code: z.string().trim().min(6).max(7) })

const guestProof = guestCode.or(z.object({ secret: z.string().min(20).max(100) }))
export type GuestProof = z.output<typeof guestProof>

const ofJob = z.object({ jobId: id })
const one = z.object({ id })

export const apply = {
  before: endpoint({
    method: 'GET',
    path: '/shared/api/jobs/:jobId/applying',
    guard: 'open',
    summary: 'What applying for a job involves, how long it takes, and what would prevent you.',
    params: ofJob,
    response: beforeApplying,
  }),
  startAsGuest: endpoint({
    method: 'POST',
    path: '/shared/api/jobs/:jobId/applying/guest',
    guard: 'guest',
    summary:
      'Emails a code and a link to someone who wants to apply without an account. The response is the same for every address.',
    params: ofJob,
    body: guestStart,
    response: z.object({ nextSendAt: instant, codeExpiresAt: instant }),
    status: 202,
    limit: 'rare',
  }),
  proveGuest: endpoint({
    method: 'POST',
    path: '/shared/api/jobs/:jobId/applying/guest/proof',
    guard: 'open',
    summary:
      'Uses the code or link from that email: signs in, creating the account if needed, and starts the draft. `next` is where to continue.',
    params: ofJob,
    body: guestProof,
    response: z.object({
      next: z.string(),
      isNewAccount: z.boolean(),
      /** As of any sign-in: done, or a second step first, after which `next` is where to go. */
      outcome: signInOutcome,
    }),
    limit: 'strict',
  }),
  start: endpoint({
    method: 'POST',
    path: '/talent/api/jobs/:jobId/draft',
    guard: 'verified',
    summary: 'Starts an application or returns the existing draft: there is one per person and job.',
    params: ofJob,
    body: z.object({ via: z.string().max(40).optional() }).default({}),
    response: draft,
  }),
  drafts: endpoint({
    method: 'GET',
    path: '/talent/api/application-drafts',
    guard: 'verified',
    summary: 'Your drafts, last edited first.',
    response: z.array(draftCard),
  }),
  show: endpoint({
    method: 'GET',
    path: '/talent/api/application-drafts/:id',
    guard: 'verified',
    summary: 'One of your drafts.',
    params: one,
    response: draft,
  }),
  write: endpoint({
    method: 'PATCH',
    path: '/talent/api/application-drafts/:id',
    guard: 'verified',
    summary:
      'Saves a draft, valid or not. Only the given answers change, and null removes one. A write based on an older revision is refused, because another device was faster.',
    params: one,
    body: draftFields.partial().extend({ revision: z.int() }),
    response: draft,
  }),
  submit: endpoint({
    method: 'POST',
    path: '/talent/api/application-drafts/:id/submit',
    guard: 'verified',
    summary: 'Sends the application once; repeating it returns the same application.',
    params: one,
    body: z.object({ revision: z.int() }),
    response: z.object({ applicationId: id }),
    status: 201,
    creates: true,
    limit: 'rare',
  }),
  discard: endpoint({
    method: 'DELETE',
    path: '/talent/api/application-drafts/:id',
    guard: 'verified',
    summary: 'Discards a draft and its recordings.',
    params: one,
    response: nothing,
  }),
  mailLink: endpoint({
    method: 'POST',
    path: '/talent/api/application-drafts/:id/link',
    guard: 'verified',
    summary: 'Emails you a link to continue the draft on another device.',
    params: one,
    response: z.object({ nextSendAt: instant }),
    status: 202,
    limit: 'strict',
  }),
}
