// What the applications feature needs from chat.

import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { announce } from '#server/platform/wiring/domain-event.ts'
import type { Id } from '#shared/kit/ids.ts'
import { applicationMessageSent } from '../chat.events.ts'
import type { ConversationRow } from './conversations.queries.ts'
import { countUnreadIn } from './inbox.queries.ts'

export async function announceMessage(
  tx: Db,
  platform: Platform,
  { kind, about, createdBy }: ConversationRow,
  { senderId, at }: { senderId: Id; at: Date },
): Promise<void> {
  if (kind !== 'application') return
  const isFromCompany = senderId !== createdBy
  await announce(tx, platform, applicationMessageSent, { applicationId: about, senderId, isFromCompany, at })
}

/** The number of unread messages in each conversation, without system messages. */
export const countUnread = (db: Db, personId: Id, conversationIds: readonly Id[]): Promise<ReadonlyMap<Id, number>> =>
  countUnreadIn(db, personId, conversationIds, 'people')
