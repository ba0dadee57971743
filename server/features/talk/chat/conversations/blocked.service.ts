import { isBlockBetween } from '#server/features/people/preferences/blocks.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { otherOf } from './conversation-parts.service.ts'
import type { ConversationRow } from './conversations.queries.ts'

type Blockable = Pick<ConversationRow, 'kind' | 'about' | 'createdBy'>

/**
 * Checks the two people it is about, even if one has left. Between a person and a company, a block excludes only the one member;
 * the company can still be reached through others who hire there.
 */
export async function isBlocked(db: Db, viewer: { id: Id }, conversation: Blockable): Promise<boolean> {
  const other = counterpartOf(conversation, viewer.id)
  return other !== null && isBlockBetween(db, viewer.id, other)
}

function counterpartOf(conversation: Blockable, viewerId: Id): Id | null {
  const { kind, createdBy } = conversation
  if (kind !== 'application' && kind !== 'company') return otherOf(conversation, viewerId)
  return createdBy === viewerId ? null : createdBy
}
