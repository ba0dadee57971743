// Changing messages: edits, deletions, reactions, reports.

import { type Db, transaction } from '#server/platform/db/database.ts'
import { AppError, ensure, found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Identity } from '#shared/access/identity.ts'
import { messageChanged } from '#shared/features/talk/chat/chat.events.ts'
import {
  FLOOD_PER_CONVERSATION,
  FLOOD_PER_PERSON,
  REQUEST_EDITS,
  type Reaction,
  type ReportReason,
} from '#shared/features/talk/chat/chat-limits.ts'
import type { Message } from '#shared/features/talk/chat/message.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { MINUTE } from '#shared/kit/time-zones.ts'
import { canDeleteMessage, canEditMessage, canReportMessage } from '../chat.policy.ts'
import { publishInboxChanged, publishMessage } from '../chat.realtime.ts'
import { isBlocked } from '../conversations/blocked.service.ts'
import { type ConversationRow, lockConversation, updateConversation } from '../conversations/conversations.queries.ts'
import { findConversation } from '../conversations/conversations.service.ts'
import { countChange } from '../conversations/seats.queries.ts'
import { findCurrentSeats } from '../conversations/seats.service.ts'
import {
  deleteReaction,
  insertReaction,
  insertReport,
  insertVersion,
  type MessageRow,
  selectMessage,
  selectVersions,
  updateMessage,
} from './messages.queries.ts'
import { presentOne } from './reading.service.ts'
import { type Sender, textFacts } from './sending.service.ts'

type Change = (tx: Db, row: MessageRow, conversation: ConversationRow) => Promise<Partial<MessageRow> | null>

/** Under the conversation's lock, with the next change number, published to all subscribers. */
export async function changeMessage(
  tx: Db,
  platform: Platform,
  id: Id,
  change: Change,
  exceptSocket?: string,
): Promise<MessageRow> {
  const { conversationId } = found(await selectMessage(tx, id))
  const conversation = found(await lockConversation(tx, conversationId))
  const row = found(await selectMessage(tx, id))
  const changes = await change(tx, row, conversation)
  if (changes === null) return row
  const number = { change: conversation.lastChange + 1 }
  await updateMessage(tx, id, { ...changes, ...number })
  await updateConversation(tx, conversationId, { lastChange: number.change })
  const changed = { ...row, ...changes, ...number }
  publishMessage(platform, tx, changed, messageChanged, exceptSocket)
  // Lists preview the last message, so they have to be updated.
  if (conversation.lastMessageId === id && changes.body !== undefined)
    for (const { personId } of await findCurrentSeats(tx, [conversationId]))
      await publishInboxChanged(platform, tx, conversationId, personId)
  return changed
}

const changeAsMember = (platform: Platform, sender: Sender, id: Id, change: Change): Promise<Message> =>
  transaction(platform.db, async (tx) => {
    const { conversationId } = found(await selectMessage(tx, id))
    await findConversation(tx, sender.viewer, conversationId)
    return presentOne(tx, sender, await changeMessage(tx, platform, id, change, sender.exceptSocket))
  })

/** People who may no longer write cannot reach the other side by editing old messages either. */
async function rejectIfClosed(tx: Db, { viewer }: Sender, conversation: ConversationRow): Promise<void> {
  ensure(conversation.frozenAt === null && !(await isBlocked(tx, viewer, conversation)))
}

/** Every change is published like a message, so it is counted like one, under the conversation's lock. */
async function limitChanges(tx: Db, { clock }: Platform, { viewer }: Sender, { id }: ConversationRow): Promise<void> {
  const now = clock.now()
  const { own, all } = await countChange(tx, id, viewer.id, { now, since: new Date(now.getTime() - MINUTE) })
  if (own <= FLOOD_PER_PERSON && all <= FLOOD_PER_CONVERSATION) return
  throw new AppError('too_many_requests', { retryAfterSeconds: MINUTE / 1000 })
}

/** A sender who waits for a first reply has one message: edits must not turn it into a series. */
async function limitEdits(tx: Db, { viewer, i18n }: Sender, conversation: ConversationRow, id: Id): Promise<void> {
  if (!conversation.isRequest || conversation.createdBy !== viewer.id) return
  if ((await selectVersions(tx, [id])).length < REQUEST_EDITS) return
  const message = i18n._({
    id: 'chat.request_edits',
    message: 'You have reached the edit limit for this message. You can write again once they reply.',
  })
  throw new AppError('invalid_input', { fields: { body: [message] } })
}

export const editMessage = (platform: Platform, sender: Sender, id: Id, body: string): Promise<Message> =>
  changeAsMember(platform, sender, id, async (tx, row, conversation) => {
    await rejectIfClosed(tx, sender, conversation)
    ensure(canEditMessage(sender.viewer, row, platform.clock.now()))
    if (row.body === body) return null
    await limitEdits(tx, sender, conversation, id)
    await limitChanges(tx, platform, sender, conversation)
    await insertVersion(tx, id, row.body)
    return { ...textFacts(conversation, body), editedAt: platform.clock.now() }
  })

/** Leaves a placeholder. The text is kept for reports. */
export async function emptyMessage(tx: Db, row: MessageRow, now: Date): Promise<Partial<MessageRow>> {
  await insertVersion(tx, row.id, row.body)
  return { body: '', searchText: '', risks: [], deletedAt: now }
}

/** Deleting again changes nothing. */
export const deleteMessage = (platform: Platform, sender: Sender, id: Id): Promise<Message> =>
  changeAsMember(platform, sender, id, async (tx, row) => {
    if (row.deletedAt !== null && row.senderId === sender.viewer.id) return null
    ensure(canDeleteMessage(sender.viewer, row, platform.clock.now()))
    return emptyMessage(tx, row, platform.clock.now())
  })

export const reactTo = (platform: Platform, sender: Sender, id: Id, emoji: Reaction): Promise<Message> =>
  changeAsMember(platform, sender, id, async (tx, row, conversation) => {
    await rejectIfClosed(tx, sender, conversation)
    ensure(row.deletedAt === null, 'not_found')
    if (!(await insertReaction(tx, id, sender.viewer.id, emoji))) return null
    await limitChanges(tx, platform, sender, conversation)
    return {}
  })

export const removeReaction = (platform: Platform, sender: Sender, id: Id, emoji: Reaction): Promise<Message> =>
  changeAsMember(platform, sender, id, async (tx, _row, conversation) => {
    if (!(await deleteReaction(tx, id, sender.viewer.id, emoji))) return null
    await limitChanges(tx, platform, sender, conversation)
    return {}
  })

type Report = { reason: ReportReason; note: string }

export async function reportMessage(tx: Db, viewer: Identity, id: Id, report: Report): Promise<void> {
  const row = found(await selectMessage(tx, id))
  await findConversation(tx, viewer, row.conversationId)
  ensure(canReportMessage(viewer, row))
  await insertReport(tx, { messageId: id, reporterId: viewer.id, ...report })
}
