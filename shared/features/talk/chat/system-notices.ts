// What the product itself says in a conversation. The name and the values are kept; the words are made for each reader in
// their language (server/features/talk/chat/notice-words.ts).

import { z } from 'zod'

const plain = <const Name extends string>(name: Name) => z.object({ name: z.literal(name) })

export const systemNotice = z.discriminatedUnion('name', [
  z.object({ name: z.literal('applied'), job: z.string() }),
  plain('message_removed'),
  plain('frozen'),
  plain('unfrozen'),
])
export type SystemNotice = z.infer<typeof systemNotice>
