// Applying: what it asks for and how long it takes, the draft that continues on every device, and sending it once.

import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { countryCode } from '#shared/features/base/reference/country-codes.ts'
import { signInOutcome } from '#shared/features/entry/sign-in/sign-in.contract.ts'
import { answerValue } from '#shared/features/hiring/applications/sent-form.contract.ts'
import { ownListJob } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { resumeFile } from '#shared/features/people/talents/talent-facts.ts'
import { id } from '#shared/kit/ids.ts'
import { singleLine } from '#shared/kit/text/clean-text.ts'
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

/** Why a person cannot apply now. */
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

/** Shown before the first step; measured here, not promised by anyone. */
const applyCost = z.object({
  /** `least` for required parts only, `most` for everything; equal if nothing is optional. */
  minutes: z.object({ least: z.int(), most: z.int() }),
  /** Of those who started; null if fewer than twenty did. */
  finishedPercent: z.int().nullable(),
  replyDays: z.int(),
  /** Of this company; null if there are too few applications. */
  medianReplyDays: z.number().nullable(),
  answeredInTimePercent: z.int().nullable(),
})
export type ApplyCost = z.output<typeof applyCost>

const intro = z
  .object({ kind: z.literal('recording'), recordingId: id })
  .or(z.object({ kind: z.literal('text'), text: z.string().trim().max(MAX_TEXT_INTRO) }))
export type DraftIntro = z.output<typeof intro>

/** The person's input so far. Since it is a draft, anything may be missing or invalid. */
export const draftFields = z.object({
  step: z.enum(applySteps),
  name: z.string().max(MAX_NAME),
  phone: z.string().max(MAX_PHONE),
  coverNote: z.string().max(MAX_COVER_NOTE),
  /** An upload of kind `resume`. */
  resumeFileId: id.nullable(),
  resumeText: z.string().max(MAX_RESUME_TEXT),
  /** By question id. */
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
    /** Incremented by every write; clients send the revision they have read. */
    revision: z.int(),
    /** The current form, and whether it has changed since the person started. */
    form: applyForm,
    isFormChanged: z.boolean(),
    resume: resumeFile.nullable(),
    /** The application a prefilled answer comes from, by question id; null if it comes from the profile. */
    prefilled: z.record(id, z.object({ jobTitle: z.string(), at: instant }).nullable()),
    /** The currency and period to ask expected pay in, until it is answered; null if it is not asked or unknown. */
    payUnit: z.object({ currency: z.string(), period: z.enum(['hour', 'month', 'year']) }).nullable(),
    /** Files given as answers, by question id. */
    answerFiles: z.record(id, z.object({ id, name: z.string(), size: z.int() })),
    /** The job's screener tests; the person's progress comes from the screeners endpoints. */
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
    /** What is still missing before it can be sent, by step. */
    missing: z.array(z.object({ step: z.enum(applySteps), field: z.string(), problem: z.string() })),
    /** Questions with a knockout answer. The application can still be sent. */
    knockedOut: z.array(id),
    obstacle: z.enum(applyObstacles).nullable(),
    /** The application it became; null until it is sent. */
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

/** What is known before the person starts. */
const applyOverview = z
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
        /** When the obstacle ends, if known. */
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
export type ApplyOverview = z.output<typeof applyOverview>

const guestStart = z.object({
  name: singleLine(1, MAX_NAME),
  email: z.email().max(254),
  /** For guests who want to know whether the job is open to them; a new account starts with it. */
  country: countryCode.nullish(),
  /** The link the person followed. */
  via: z.string().max(40).optional(),
  /** Required where the operator has terms, as at sign-up. */
  acceptsTerms: z.literal(true).optional(),
})
export type GuestStart = z.output<typeof guestStart>

/** Separate from the union below, so that the code form can be validated field by field. */
export const guestCode = z.object({ email: z.email().max(254), code: z.string().trim().min(6).max(7) })

const guestProof = guestCode.or(z.object({ secret: z.string().min(20).max(100) }))
export type GuestProof = z.output<typeof guestProof>

const ofJob = z.object({ jobId: id })
const byId = z.object({ id })

export const apply = {
  before: endpoint({
    method: 'GET',
    path: '/shared/api/jobs/:jobId/applying',
    guard: 'open',
    summary: 'What applying for a job involves, how long it takes, and what would prevent you.',
    params: ofJob,
    response: applyOverview,
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
      /** As for any sign-in: signed in, or a second factor is needed first; `next` is where to go afterwards. */
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
    params: byId,
    response: draft,
  }),
  write: endpoint({
    method: 'PATCH',
    path: '/talent/api/application-drafts/:id',
    guard: 'verified',
    summary:
      'Saves a draft, valid or not. Only the given answers change, and null removes one. A write based on an older revision is rejected, because another device was faster.',
    params: byId,
    body: draftFields.partial().extend({ revision: z.int() }),
    response: draft,
  }),
  submit: endpoint({
    method: 'POST',
    path: '/talent/api/application-drafts/:id/submit',
    guard: 'verified',
    summary: 'Sends the application once; repeating it returns the same application.',
    params: byId,
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
    params: byId,
    response: nothing,
  }),
  mailLink: endpoint({
    method: 'POST',
    path: '/talent/api/application-drafts/:id/link',
    guard: 'verified',
    summary: 'Emails you a link to continue the draft on another device.',
    params: byId,
    response: z.object({ nextSendAt: instant }),
    status: 202,
    limit: 'strict',
  }),
}
