import { isBlockBetween } from '#server/features/preferences/blocks.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { otherOf } from './conversation-parts.service.ts'
import type { ConversationRow } from './conversations.queries.ts'

/** By the two it is about: whoever has left is blocked or not all the same. */
export async function isBlocked(
  db: Db,
  viewer: { id: Id },
  conversation: Pick<ConversationRow, 'kind' | 'about'>,
): Promise<boolean> {
  const other = otherOf(conversation, viewer.id)
  return other !== null && isBlockBetween(db, viewer.id, other)
}
