// The support inbox, shared by all operators.

import type { Db } from '#server/platform/db/database.ts'
import { ensure } from '#server/platform/http/app-error.ts'
import type { SupportQuery } from '#shared/features/talk/chat/chat-ops.contract.ts'
import type { Conversation } from '#shared/features/talk/chat/conversation.contract.ts'
import type { Page } from '#shared/kit/pagination.ts'
import { canModerate } from '../chat.policy.ts'
import { presentConversations } from '../conversations/conversation-parts.service.ts'
import { selectSupportConversations } from '../conversations/inbox.queries.ts'
import { selectSeatsOf } from '../conversations/seats.queries.ts'
import type { Reader } from '../reader.ts'

export async function listSupport(db: Db, reader: Reader, query: SupportQuery): Promise<Page<Conversation>> {
  ensure(canModerate(reader.viewer))
  const { cursor, limit, filter } = query
  const rows = await selectSupportConversations(db, {
    isWaiting: filter === 'waiting',
    before: cursor,
    limit: limit + 1,
  })
  const shown = rows.slice(0, limit)
  const seats = await selectSeatsOf(
    db,
    reader.viewer.id,
    shown.map(({ id }) => id),
  )
  const views = shown.map((conversation) => ({ conversation, member: seats.get(conversation.id) ?? null }))
  const nextCursor = rows.length > limit ? (shown.at(-1)?.lastMessageId ?? null) : null
  return { items: await presentConversations(db, reader, views), nextCursor }
}
