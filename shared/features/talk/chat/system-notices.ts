// System messages in a conversation. Name and values are stored; the text is produced for each reader in their language
// (server/features/talk/chat/message-text.ts).

import { z } from 'zod'

const plain = <const Name extends string>(name: Name) => z.object({ name: z.literal(name) })

export const systemNotice = z.discriminatedUnion('name', [
  z.object({ name: z.literal('applied'), job: z.string() }),
  plain('message_removed'),
  plain('frozen'),
  plain('unfrozen'),
])
export type SystemNotice = z.infer<typeof systemNotice>
