import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { id } from '#shared/kit/ids.ts'
import { locales } from '#shared/kit/locales.ts'
import { singleLine } from '#shared/kit/text/clean-text.ts'
import { isTimeZone } from '#shared/kit/time-zones.ts'
import * as limits from './endorsement-limits.ts'
import { againAnswers, declineReasons, relations, requestStates } from './endorsement-words.ts'
import { endorserStatuses } from './endorser-status.ts'

const instant = z.iso.datetime()

export const newEndorser = z.object({
  name: singleLine(2, limits.MAX_ENDORSER_NAME),
  email: z.email().max(254).toLowerCase(),
  relation: z.enum(relations),
  company: singleLine(1, limits.MAX_COMPANY),
  /** The email is written in this language. */
  locale: z.enum(locales).default('en'),
  /** Reminders arrive in their daytime. */
  timeZone: z.string().max(60).refine(isTimeZone),
})
export type NewEndorser = z.output<typeof newEndorser>

const endorser = z
  .object({
    id,
    name: z.string(),
    email: z.string(),
    relation: z.enum(relations),
    company: z.string(),
    status: z.enum(endorserStatuses),
    invitedAt: instant.nullable(),
    remindedAt: instant.nullable(),
    nextReminderAt: instant.nullable(),
    expiresAt: instant.nullable(),
    submittedAt: instant.nullable(),
    declineReason: z.enum(declineReasons).nullable(),
    can: z.object({ remove: z.boolean(), replace: z.boolean(), remind: z.boolean() }),
  })
  .meta({ id: 'Endorser' })
export type Endorser = z.output<typeof endorser>

const endorsers = z
  .object({
    items: z.array(endorser),
    /** How many more can be added. */
    room: z.int(),
    changesLeft: z.int(),
  })
  .meta({ id: 'Endorsers' })
export type Endorsers = z.output<typeof endorsers>

const request = z
  .object({
    state: z.enum(requestStates),
    /** Who asks; empty once the request is over. */
    applicant: z.string(),
    endorser: z.string(),
    relation: z.enum(relations).nullable(),
    company: z.string(),
    expiresAt: instant.nullable(),
    /** Of the applicant’s profile: the endorser says which of them they have seen. */
    skills: z.array(z.object({ slug: z.string(), name: z.string() })),
    endorsement: z
      .object({
        text: z.string(),
        /** Names of skills. */
        skills: z.array(z.string()),
        ratings: z.record(z.string(), z.int()),
        again: z.enum(againAnswers),
        mayContact: z.boolean(),
        isPublic: z.boolean(),
        at: instant,
      })
      .nullable(),
  })
  .meta({ id: 'EndorsementRequest' })
export type EndorsementRequest = z.output<typeof request>

const rating = z.coerce.number().int().min(1).max(limits.MAX_RATING)
const token = z.string().min(1).max(100)

export const newEndorsement = z.object({
  token,
  /** They know the person and worked with them as the request says. */
  isConfirmed: z.literal(true),
  craft: rating,
  reliability: rating,
  communication: rating,
  initiative: rating,
  text: z.string().trim().min(limits.MIN_ENDORSEMENT).max(limits.MAX_ENDORSEMENT),
  again: z.enum(againAnswers),
  /** Slugs of skills that the request offers. */
  skills: z.array(z.string().min(1).max(60)).max(limits.MAX_ENDORSED_SKILLS).default([]),
  mayContact: z.boolean().default(false),
  isPublic: z.boolean().default(false),
})
export type NewEndorsement = z.output<typeof newEndorsement>

export const requestDecline = z.object({
  token,
  reason: z.enum(declineReasons),
})
export type RequestDecline = z.output<typeof requestDecline>

const one = z.object({ id })

export const endorsements = {
  list: endpoint({
    method: 'GET',
    path: '/talent/api/elite/endorsers',
    guard: 'verified',
    summary: 'The people you asked to endorse you.',
    response: endorsers,
  }),
  add: endpoint({
    method: 'POST',
    path: '/talent/api/elite/endorsers',
    guard: 'verified',
    summary: 'Adds an endorser. The request goes out with the form “Join Elite”, or at once after that.',
    body: newEndorser,
    response: endorsers,
    creates: true,
    limit: 'strict',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/talent/api/elite/endorsers/:id',
    guard: 'verified',
    summary: 'Removes an endorser who has not been asked yet.',
    params: one,
    response: endorsers,
  }),
  replace: endpoint({
    method: 'POST',
    path: '/talent/api/elite/endorsers/:id/replace',
    guard: 'verified',
    summary: 'Asks somebody else instead. The link of the first one stops working at once.',
    params: one,
    body: newEndorser,
    response: endorsers,
    creates: true,
    limit: 'strict',
  }),
  remind: endpoint({
    method: 'POST',
    path: '/talent/api/elite/endorsers/:id/remind',
    guard: 'verified',
    summary: 'Reminds an endorser in their daytime, at most once every three days.',
    params: one,
    response: endorsers,
    limit: 'strict',
  }),
  show: endpoint({
    method: 'GET',
    path: '/shared/api/endorsement-requests',
    guard: 'open',
    summary: 'What an endorsement request is about. Reading it changes nothing.',
    query: z.object({ token }),
    response: request,
    limit: 'strict',
  }),
  open: endpoint({
    method: 'POST',
    path: '/shared/api/endorsement-requests/open',
    guard: 'open',
    summary: 'Says that somebody is reading the request, so that the applicant sees it.',
    body: z.object({ token }),
    response: request,
    limit: 'strict',
    provesItself: true,
  }),
  submit: endpoint({
    method: 'POST',
    path: '/shared/api/endorsements',
    guard: 'open',
    summary: 'Endorses somebody.',
    body: newEndorsement,
    response: request,
    limit: 'strict',
    provesItself: true,
  }),
  decline: endpoint({
    method: 'POST',
    path: '/shared/api/endorsement-requests/decline',
    guard: 'open',
    summary: 'Declines an endorsement request.',
    body: requestDecline,
    response: request,
    limit: 'strict',
    provesItself: true,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/shared/api/endorsements/withdraw',
    guard: 'open',
    summary: 'Withdraws an endorsement. Its credential is revoked.',
    body: z.object({ token }),
    response: request,
    limit: 'strict',
    provesItself: true,
  }),
}
