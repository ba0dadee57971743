import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { id } from '#shared/kit/ids.ts'
import { pageOf, pageQuery } from '#shared/kit/pagination.ts'
import { requestStatuses } from '../request-status.ts'
import { MAX_REASON, opsRequestSteps, talkCategories } from '../talk-kinds.ts'

const request = z
  .object({
    id,
    topic: z.string(),
    why: z.string(),
    category: z.enum(talkCategories),
    status: z.enum(requestStatuses),
    votes: z.number(),
    askedAt: z.iso.datetime(),
  })
  .meta({ id: 'OpsTalkRequest' })
export type OpsTalkRequest = z.output<typeof request>

export const opsTalkRequests = {
  list: endpoint({
    method: 'GET',
    path: '/ops/api/talk-requests',
    guard: 'operator',
    summary: 'Requests for talks that are not decided yet, most votes first.',
    query: pageQuery.extend({ cursor: id.optional() }),
    response: pageOf(request),
  }),
  step: endpoint({
    method: 'POST',
    path: '/ops/api/talk-requests/:id/status',
    guard: 'operator',
    summary:
      'Plans, declines, merges or schedules a request. Merging moves its votes; everybody who voted hears of a date.',
    params: z.object({ id }),
    body: z.object({
      event: z.enum(opsRequestSteps),
      /** For the requester, when declining. */
      reason: z.string().trim().max(MAX_REASON).default(''),
      /** The request that remains, when merging. */
      intoId: id.optional(),
      /** The talk it led to, when scheduling. */
      talkId: id.optional(),
    }),
    response: request,
  }),
}
