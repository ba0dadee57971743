import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { id } from '#shared/kit/ids.ts'
import { pageOf, pageQuery } from '#shared/kit/pagination.ts'
import { briefFacts, briefQuestion, matchReasons, proposalFacts } from './brief-facts.contract.ts'
import * as limits from './brief-limits.ts'
import { briefStatuses } from './brief-status.ts'
import { interestStatuses } from './interest-status.ts'

const instant = z.iso.datetime()

const company = z.object({ id, name: z.string(), slug: z.string() })

const ownBriefRow = z
  .object({
    /** Of the brief. */
    id,
    title: z.string(),
    summary: z.string(),
    company,
    status: z.enum(interestStatuses),
    match: matchReasons,
    rateType: z.enum(limits.rateTypes),
    budgetMin: z.int(),
    budgetMax: z.int(),
    currency: z.string(),
    startsOn: z.iso.date(),
    weeks: z.int(),
    hoursPerWeek: z.int(),
    replyBy: instant,
  })
  .meta({ id: 'OwnBriefRow' })
export type OwnBriefRow = z.output<typeof ownBriefRow>

const ownBrief = briefFacts
  .extend({
    briefStatus: z.enum(briefStatuses),
    status: z.enum(interestStatuses),
    company,
    match: matchReasons,
    replyBy: instant,
    proposal: proposalFacts.nullable(),
    outcomeReason: z.enum(limits.outcomeReasons).nullable(),
    outcomeNote: z.string(),
    conversationId: id.nullable(),
    /** Answered ones of everybody, and one’s own. */
    questions: z.array(briefQuestion.extend({ isOwn: z.boolean() })),
    can: z.object({ propose: z.boolean(), decline: z.boolean(), ask: z.boolean() }),
  })
  .meta({ id: 'OwnBrief' })
export type OwnBrief = z.output<typeof ownBrief>

export const briefDecline = z.object({ reason: z.enum(limits.briefDeclineReasons) })
export const newBriefQuestion = z.object({ question: z.string().trim().min(5).max(limits.MAX_BRIEF_QUESTION) })

const listQuery = pageQuery.extend({ cursor: id.optional(), show: z.enum(limits.briefShelves).default('open') })
export type OwnBriefsQuery = z.output<typeof listQuery>

const one = z.object({ id })

export const briefs = {
  list: endpoint({
    method: 'GET',
    path: '/talent/api/elite/briefs',
    guard: 'verified',
    summary: 'Briefs you were matched with, newest first.',
    query: listQuery,
    response: pageOf(ownBriefRow).extend({ isMember: z.boolean() }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/talent/api/elite/briefs/:id',
    guard: 'verified',
    summary: 'A brief you were matched with, why, and how you stand.',
    params: one,
    response: ownBrief,
  }),
  propose: endpoint({
    method: 'PUT',
    path: '/talent/api/elite/briefs/:id/proposal',
    guard: 'verified',
    summary:
      'Expresses interest with your rate and availability, or changes them before you are shortlisted. It commits you to nothing.',
    params: one,
    body: proposalFacts,
    response: ownBrief,
  }),
  decline: endpoint({
    method: 'POST',
    path: '/talent/api/elite/briefs/:id/decline',
    guard: 'verified',
    summary: 'Declines a brief. The company learns the reason, not who declined, and it never affects later matches.',
    params: one,
    body: briefDecline,
    response: ownBrief,
  }),
  ask: endpoint({
    method: 'POST',
    path: '/talent/api/elite/briefs/:id/questions',
    guard: 'verified',
    summary: 'Asks the company about a brief. Your name is not shown.',
    params: one,
    body: newBriefQuestion,
    response: ownBrief,
    status: 201,
    creates: true,
  }),
}
