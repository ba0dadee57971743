import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { id } from '#shared/kit/ids.ts'
import { pageOf, pageQuery } from '#shared/kit/pagination.ts'
import { briefFacts, briefQuestion, matchReasons, newBrief, proposalFacts, words } from './brief-facts.contract.ts'
import * as limits from './brief-limits.ts'
import { briefStatuses, companyBriefEvents } from './brief-status.ts'
import { companyInterestEvents, interestStatuses } from './interest-status.ts'

const instant = z.iso.datetime()

const companyInterest = z
  .object({
    id,
    status: z.enum(interestStatuses),
    /** Null until the member expresses interest. */
    member: z.object({ id, name: z.string(), country: z.string().nullable(), timeZone: z.string() }).nullable(),
    match: matchReasons,
    proposal: proposalFacts.nullable(),
    respondedAt: instant.nullable(),
    outcomeReason: z.enum(limits.outcomeReasons).nullable(),
    conversationId: id.nullable(),
    can: z.array(z.enum(companyInterestEvents)),
  })
  .meta({ id: 'BriefInterest' })
export type CompanyInterest = z.output<typeof companyInterest>

const briefRow = z
  .object({
    id,
    title: z.string(),
    status: z.enum(briefStatuses),
    createdAt: instant,
    replyBy: instant.nullable(),
    matched: z.int(),
    replied: z.int(),
    openQuestions: z.int(),
  })
  .meta({ id: 'CompanyBriefRow' })
export type CompanyBriefRow = z.output<typeof briefRow>

const companyBrief = briefFacts
  .extend({
    status: z.enum(briefStatuses),
    createdAt: instant,
    replyBy: instant.nullable(),
    /** Those who replied first. */
    interests: z.array(companyInterest),
    /** Without names: declining is never held against anybody. */
    declines: z.array(z.object({ reason: z.enum(limits.briefDeclineReasons), count: z.int() })),
    questions: z.array(briefQuestion),
    canEdit: z.boolean(),
    canAnswer: z.boolean(),
    can: z.array(z.enum(companyBriefEvents)),
  })
  .meta({ id: 'CompanyBrief' })
export type CompanyBrief = z.output<typeof companyBrief>

const step = z
  .object({
    event: z.enum(companyInterestEvents),
    /** For `pass_over`. The member reads both. */
    reason: z.enum(limits.passOverReasons).optional(),
    note: words(0, limits.MAX_OUTCOME_NOTE).optional(),
  })
  .refine(({ event, reason }) => event !== 'pass_over' || reason !== undefined, {
    path: ['reason'],
    params: /* i18n */ { id: 'briefs.reason_missing', message: 'Choose the closest reason. The member will see it.' },
  })
export type InterestStep = z.output<typeof step>

export const briefAnswer = z.object({ answer: words(1, limits.MAX_BRIEF_ANSWER) })

const listQuery = pageQuery.extend({ cursor: id.optional(), show: z.enum(limits.briefShelves).default('open') })
export type BriefsQuery = z.output<typeof listQuery>

const one = z.object({ id })

export const companyBriefs = {
  list: endpoint({
    method: 'GET',
    path: '/company/api/briefs',
    guard: 'company',
    summary: 'Your company’s briefs for Elite members, newest first.',
    query: listQuery,
    response: pageOf(briefRow),
  }),
  create: endpoint({
    method: 'POST',
    path: '/company/api/briefs',
    guard: 'company',
    summary: 'Saves a brief as a draft. Nobody outside your company sees it before it is published.',
    body: newBrief,
    response: companyBrief,
    status: 201,
    creates: true,
  }),
  show: endpoint({
    method: 'GET',
    path: '/company/api/briefs/:id',
    guard: 'company',
    summary: 'A brief of your company with the members it was matched with. Names appear once they express interest.',
    params: one,
    response: companyBrief,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/company/api/briefs/:id',
    guard: 'company',
    summary: 'Changes a draft.',
    params: one,
    body: newBrief,
    response: companyBrief,
  }),
  step: endpoint({
    method: 'POST',
    path: '/company/api/briefs/:id/status',
    guard: 'company',
    summary: 'Publishes a brief to the members it suits, ends the choice with those selected so far, or cancels it.',
    params: one,
    body: z.object({ event: z.enum(companyBriefEvents) }),
    response: companyBrief,
  }),
  stepInterest: endpoint({
    method: 'POST',
    path: '/company/api/brief-interests/:id/status',
    guard: 'company',
    summary: 'Shortlists, interviews or selects a member, or turns them down with a reason. The member is told.',
    params: one,
    body: step,
    response: companyBrief,
  }),
  answer: endpoint({
    method: 'PUT',
    path: '/company/api/brief-questions/:id',
    guard: 'company',
    summary: 'Answers a question about a brief. Every matched member reads the answer; nobody learns who asked.',
    params: one,
    body: briefAnswer,
    response: companyBrief,
  }),
}
