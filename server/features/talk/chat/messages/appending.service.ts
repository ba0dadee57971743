// Appends a message: under the conversation's lock, with the next sequence number, published to all subscribers.

import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { messageCreated } from '#shared/features/talk/chat/chat.events.ts'
import { publishMessage } from '../chat.realtime.ts'
import { type ConversationRow, updateConversation } from '../conversations/conversations.queries.ts'
import { insertMessage, type MessageRow } from './messages.queries.ts'

type NewRow = Parameters<typeof insertMessage>[1]
type Addition = {
  content: Omit<NewRow, 'conversationId' | 'seq' | 'change' | 'createdAt' | 'body'> & { body?: string }
  /** Other changes of the conversation that come with it. */
  change?: Partial<Pick<ConversationRow, 'isRequest' | 'createdBy' | 'companyId'>>
  exceptSocket?: string | undefined
}

/** Expects `conversation` as read under the lock. */
export async function appendMessage(
  tx: Db,
  platform: Platform,
  conversation: ConversationRow,
  { content, change, exceptSocket }: Addition,
): Promise<MessageRow> {
  const id = platform.clock.newId?.()
  const row = await insertMessage(tx, {
    ...(id && { id }),
    body: '',
    ...content,
    conversationId: conversation.id,
    seq: conversation.lastSeq + 1,
    change: conversation.lastChange + 1,
    createdAt: platform.clock.now(),
  })
  const numbers = { lastSeq: row.seq, lastChange: row.change, lastMessageId: row.id }
  await updateConversation(tx, conversation.id, { ...change, ...numbers })
  publishMessage(platform, tx, row, messageCreated, exceptSocket)
  return row
}
