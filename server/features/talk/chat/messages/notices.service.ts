// The product's own messages in a conversation: stored as a name with values, rendered in each reader's language.

import type { Db } from '#server/platform/db/database.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { SystemNotice } from '#shared/features/talk/chat/system-notices.ts'
import type { Id } from '#shared/kit/ids.ts'
import { publishInboxChanged } from '../chat.realtime.ts'
import { lockConversation } from '../conversations/conversations.queries.ts'
import { findCurrentSeats } from '../conversations/seats.service.ts'
import { appendMessage } from './appending.service.ts'

/** Counts as unread in lists, but causes no email: the feature behind it sends its own notifications. */
export async function postNotice(tx: Db, platform: Platform, conversationId: Id, notice: SystemNotice): Promise<void> {
  const conversation = found(await lockConversation(tx, conversationId))
  await appendMessage(tx, platform, conversation, { content: { kind: 'system', notice } })
  for (const { personId } of await findCurrentSeats(tx, [conversationId]))
    await publishInboxChanged(platform, tx, conversationId, personId)
}
