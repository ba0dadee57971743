import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { conversation } from '#shared/features/talk/chat/conversation.contract.ts'
import { id } from '#shared/kit/ids.ts'
import { MAX_PALETTE_TEXT, MIN_PALETTE_TEXT, PALETTE_GROUP_SIZE } from './palette-limits.ts'

const groupOf = <T extends z.ZodType>(item: T) => z.array(item).max(PALETTE_GROUP_SIZE)

export const palette = {
  search: endpoint({
    method: 'GET',
    path: '/shared/api/palette',
    guard: 'open',
    summary: 'Jobs, companies and your conversations that match a text. Guests find public jobs and companies.',
    query: z.object({ q: z.string().trim().min(MIN_PALETTE_TEXT).max(MAX_PALETTE_TEXT) }),
    response: z.object({
      jobs: groupOf(z.object({ id, title: z.string(), company: z.string() })),
      companies: groupOf(z.object({ id, slug: z.string(), name: z.string() })),
      conversations: groupOf(conversation),
    }),
  }),
}
