// What the area of applications asks of chat and hears from it. It stands on chat, so chat does not know it: it comes and
// listens.

import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { ConversationRow } from './conversations.queries.ts'
import { countUnreadIn } from './inbox.queries.ts'

export type SaidAboutApplication = { applicationId: Id; senderId: Id; isFromCompany: boolean; at: Date }
type Listener = (tx: Db, platform: Platform, said: SaidAboutApplication) => Promise<void>

const listeners = new Set<Listener>()

/** Told in the transaction in which it is said. The same listener counts once, however many apps a process has. */
export const listenToApplications = (listener: Listener): void => void listeners.add(listener)

export async function tellListeners(
  tx: Db,
  platform: Platform,
  { kind, about, createdBy }: ConversationRow,
  { senderId, at }: { senderId: Id; at: Date },
): Promise<void> {
  if (kind !== 'application') return
  const said = { applicationId: about, senderId, isFromCompany: senderId !== createdBy, at }
  for (const listener of listeners) await listener(tx, platform, said)
}

/** How many messages of people each of these conversations holds that the person has not read. */
export const countUnread = (db: Db, personId: Id, conversationIds: readonly Id[]): Promise<ReadonlyMap<Id, number>> =>
  countUnreadIn(db, personId, conversationIds, 'people')
