// What a person does with a conversation for themselves: reading, archiving, leaving.

import { readSubjects } from '#server/features/people/notifications/notifications.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { ensure } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Identity } from '#shared/access/identity.ts'
import type { BulkChange, Conversation, OwnViewChange } from '#shared/features/talk/chat/conversation.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { canLeave } from '../chat.policy.ts'
import { publishInboxChanged, recheckListeners } from '../chat.realtime.ts'
import type { Reader } from '../reader.ts'
import { publishReceipts } from '../visibility/receipts.service.ts'
import { findConversation, showConversation } from './conversations.service.ts'
import { raiseDelivered, raiseReadSeq, updateMember, updateOwnSeats } from './seats.queries.ts'
import { seatHolderOf } from './seats.service.ts'

/** Muted until unmuted; the latest date of the calendar. */
const INDEFINITELY = new Date('9999-12-31T00:00:00Z')

export async function changeView(
  db: Db,
  platform: Platform,
  reader: Reader,
  id: Id,
  change: OwnViewChange,
): Promise<Conversation> {
  const { viewer } = reader
  const { conversation, member } = await findConversation(db, viewer, id)
  ensure(member !== null)
  const { isPinned, isArchived, mutedUntil, warnedSeq } = change
  await updateMember(db, id, viewer.id, {
    ...(isPinned !== undefined && { isPinned }),
    ...(isArchived !== undefined && { isArchived }),
    ...(mutedUntil !== undefined && { mutedUntil: mutedUntil === null ? null : new Date(mutedUntil) }),
    // Later messages still cause a warning.
    ...(warnedSeq !== undefined && { warnedSeq: Math.min(warnedSeq, conversation.lastSeq) }),
  })
  await publishInboxChanged(platform, db, id, viewer.id)
  return showConversation(db, reader, id)
}

export async function leaveConversation(db: Db, platform: Platform, viewer: Identity, id: Id): Promise<void> {
  const { conversation, member } = await findConversation(db, viewer, id)
  ensure(canLeave(conversation, member))
  await updateMember(db, id, viewer.id, { leftAt: platform.clock.now() })
  recheckListeners(platform, db, id, viewer.id)
  await publishInboxChanged(platform, db, id, viewer.id)
}

/** Others are told if they may see it; the reader's own devices always are. */
export async function readUpTo(db: Db, platform: Platform, viewer: Identity, id: Id, seq: number): Promise<void> {
  const { conversation, member } = await findConversation(db, viewer, id)
  if (!member) return
  const readSeq = Math.min(seq, conversation.lastSeq)
  const hasMoved = await raiseReadSeq(db, id, viewer.id, readSeq)
  await readSubjects(db, platform, { personId: viewer.id, event: 'new_message', subjects: [id] })
  if (!hasMoved) return
  await publishReceipts(db, platform, viewer.id, [{ id, isRequest: conversation.isRequest, readSeq }])
  await publishInboxChanged(platform, db, id, viewer.id)
}

export async function recordDelivered(db: Db, platform: Platform, viewer: Identity): Promise<void> {
  const delivered = await raiseDelivered(db, await seatHolderOf(db, viewer.id))
  await publishReceipts(db, platform, viewer.id, delivered)
}

export async function markUnread(db: Db, platform: Platform, viewer: Identity, id: Id): Promise<void> {
  ensure((await findConversation(db, viewer, id)).member !== null)
  await updateMember(db, id, viewer.id, { isMarkedUnread: true })
  await publishInboxChanged(platform, db, id, viewer.id)
}

export async function changeMany(
  db: Db,
  platform: Platform,
  viewer: Identity,
  { ids, action, until }: BulkChange,
): Promise<{ changed: Id[]; unread: number }> {
  const mutedUntil = until === null ? INDEFINITELY : new Date(until)
  const changed = await updateOwnSeats(db, await seatHolderOf(db, viewer.id), ids, { action, mutedUntil })
  const changedIds = changed.map(({ id }) => id)
  if (action === 'read') {
    await readSubjects(db, platform, { personId: viewer.id, event: 'new_message', subjects: changedIds })
    await publishReceipts(db, platform, viewer.id, changed)
  }
  return { changed: changedIds, unread: await publishInboxChanged(platform, db, null, viewer.id) }
}
