import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { id } from '#shared/kit/ids.ts'
import { pageOf, pageQuery } from '#shared/kit/pagination.ts'
import { requestStatuses } from './request-status.ts'
import { MAX_TOPIC, MAX_WHY, MIN_TOPIC, talkCategories } from './talk-kinds.ts'

const request = z
  .object({
    id,
    topic: z.string(),
    why: z.string(),
    category: z.enum(talkCategories),
    language: z.string(),
    status: z.enum(requestStatuses),
    votes: z.number(),
    hasVoted: z.boolean(),
    isOwn: z.boolean(),
    /** The talk it led to. */
    talkId: id.nullable(),
    /** Why it was declined. Only for whoever asked. */
    reason: z.string().nullable(),
    askedAt: z.iso.datetime(),
  })
  .meta({ id: 'TalkRequest' })
export type TalkRequest = z.output<typeof request>

export const newRequest = z.object({
  topic: z.string().trim().min(MIN_TOPIC).max(MAX_TOPIC),
  why: z.string().trim().max(MAX_WHY).default(''),
  category: z.enum(talkCategories),
  language: z
    .string()
    .regex(/^[a-z]{2}$/)
    .default('en'),
})
export type NewTalkRequest = z.output<typeof newRequest>

const byRequest = z.object({ id })

export const talkRequests = {
  list: endpoint({
    method: 'GET',
    path: '/talent/api/talk-requests',
    guard: 'verified',
    summary:
      'What members would like to hear about, most votes first; also your own requests that were declined or merged.',
    query: pageQuery.extend({ cursor: id.optional() }),
    response: pageOf(request),
  }),
  create: endpoint({
    method: 'POST',
    path: '/talent/api/talk-requests',
    guard: 'verified',
    summary: 'Asks for a talk, and votes for it. You can have three open requests.',
    body: newRequest,
    response: request,
    status: 201,
    creates: true,
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/talent/api/talk-requests/:id',
    guard: 'verified',
    summary: 'Withdraws your request, as long as nobody has started to plan it.',
    params: byRequest,
    response: nothing,
  }),
  vote: endpoint({
    method: 'PUT',
    path: '/talent/api/talk-requests/:id/vote',
    guard: 'verified',
    summary: 'Votes for a request, or takes your vote back. You can vote for twenty open requests.',
    params: byRequest,
    body: z.object({ hasVoted: z.boolean() }),
    response: nothing,
  }),
}
