// What is said in a conversation. Everything that changes it takes the conversation's lock and a number of its own, so
// that all who look see the same order, and who was away can ask for what came after.

import { findReadyFiles, findVisibleFile, linkToFile } from '#server/features/files/files.service.ts'
import { notify } from '#server/features/notifications/notify.service.ts'
import { isBlockBetween } from '#server/features/preferences/blocks.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { createLinkSigner } from '#server/platform/files/signed-links.ts'
import { AppError, ensure, found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Identity } from '#shared/access/identity.ts'
import type { Message, NewMessage } from '#shared/features/chat/chat.contract.ts'
import {
  FLOOD_PER_CONVERSATION,
  FLOOD_PER_PERSON,
  type Reaction,
  type ReportReason,
} from '#shared/features/chat/chat-limits.ts'
import type { Id } from '#shared/kit/ids.ts'
import { canDeleteMessage, canEditMessage, canReportMessage, canWrite } from './chat.policy.ts'
import { presentMessage } from './chat.presenter.ts'
import { tellInbox, tellMessage } from './chat.realtime.ts'
import {
  type ConversationRow,
  insertMembers,
  lockConversation,
  raiseSeq,
  selectMembers,
  updateConversation,
  updateMember,
} from './conversations.queries.ts'
import { findConversation } from './conversations.service.ts'
import {
  countMessagesSince,
  deleteReaction,
  insertAttachments,
  insertMessage,
  insertReaction,
  insertReport,
  insertVersion,
  type MessageRow,
  selectAttachments,
  selectChangesAfter,
  selectMessage,
  selectMessagesBefore,
  selectReactions,
  selectSentMessage,
  updateMessage,
} from './messages.queries.ts'

const MINUTE = 60_000

type Asked = { viewer: Identity; exceptSocket?: string | undefined }

async function present(db: Db, viewer: Identity, rows: readonly MessageRow[]): Promise<Message[]> {
  const ids = rows.map(({ id }) => id)
  const attached = await selectAttachments(db, ids)
  const files = await findReadyFiles(
    db,
    attached.map(({ fileId }) => fileId),
  )
  // What its owner has deleted since is gone from the message too.
  const attachments = attached.flatMap(({ messageId, fileId }) => {
    const file = files.get(fileId)
    return file ? [{ messageId, fileId, name: file.name, type: file.type, size: file.size }] : []
  })
  const reactions = await selectReactions(db, ids)
  return rows.map((row) => presentMessage(row, { attachments, reactions }, viewer.id))
}

const presentOne = async (db: Db, viewer: Identity, row: MessageRow): Promise<Message> =>
  found((await present(db, viewer, [row]))[0])

type HistoryQuery = { before?: number | undefined; limit: number }

export async function listMessages(db: Db, viewer: Identity, conversationId: Id, { before, limit }: HistoryQuery) {
  await findConversation(db, viewer, conversationId)
  const rows = await selectMessagesBefore(db, conversationId, { before, limit: limit + 1 })
  const items = await present(db, viewer, rows.slice(0, limit).toReversed())
  return { items, hasEarlier: rows.length > limit }
}

type ChangesQuery = { after: number; limit: number }

export async function listChanges(db: Db, viewer: Identity, conversationId: Id, { after, limit }: ChangesQuery) {
  await findConversation(db, viewer, conversationId)
  return { items: await present(db, viewer, await selectChangesAfter(db, conversationId, after, limit)) }
}

export async function sendMessage(
  tx: Db,
  platform: Platform,
  { viewer, exceptSocket }: Asked,
  conversationId: Id,
  given: NewMessage,
): Promise<Message> {
  const { member } = await findConversation(tx, viewer, conversationId)
  const conversation = found(await lockConversation(tx, conversationId))
  const sent = await selectSentMessage(tx, viewer.id, given.key)
  if (sent) {
    ensure(sent.conversationId === conversationId, 'idempotency_key_reused')
    return presentOne(tx, viewer, sent)
  }
  const others = await findOthers(tx, viewer, conversationId)
  const isBlocked = conversation.kind === 'direct' && (await isBlockedByAny(tx, viewer, conversation))
  ensure(canWrite(viewer, conversation, isBlocked))
  await refuseFlood(tx, platform, viewer, conversationId)
  await refuseForeignParts(tx, viewer, conversationId, given)
  // An operator who answers takes part from then on.
  if (!member) await insertMembers(tx, conversationId, [viewer.id])
  const row = await insertMessage(tx, {
    conversationId,
    kind: 'text',
    senderId: viewer.id,
    clientKey: given.key,
    body: given.body,
    replyTo: given.replyTo,
    createdAt: platform.clock.now(),
    ...nextNumbers(conversation),
  })
  await insertAttachments(tx, row.id, given.fileIds)
  await updateConversation(tx, conversationId, {
    lastSeq: row.seq,
    lastChange: row.change,
    lastMessageId: row.id,
    isRequest: conversation.isRequest && conversation.createdBy === viewer.id,
  })
  await raiseSeq(tx, conversationId, viewer.id, { column: 'readSeq', seq: row.seq })
  tellMessage(platform, tx, row, 'message.created', exceptSocket)
  await tellOthers(tx, platform, viewer, conversationId, others)
  return presentOne(tx, viewer, row)
}

const nextNumbers = ({ lastSeq, lastChange }: ConversationRow) => ({ seq: lastSeq + 1, change: lastChange + 1 })

const findOthers = async (db: Db, viewer: Identity, conversationId: Id) =>
  (await selectMembers(db, [conversationId])).filter(({ personId }) => personId !== viewer.id)

/** By the two it is about: whoever has left is blocked or not all the same. */
async function isBlockedByAny(db: Db, viewer: Identity, { about }: ConversationRow): Promise<boolean> {
  const other = about.split(' ').find((personId) => personId !== viewer.id)
  return other !== undefined && isBlockBetween(db, viewer.id, other)
}

async function refuseFlood(tx: Db, { clock }: Platform, viewer: Identity, conversationId: Id): Promise<void> {
  const since = new Date(clock.now().getTime() - MINUTE)
  const own = await countMessagesSince(tx, conversationId, { since, senderId: viewer.id })
  const all = await countMessagesSince(tx, conversationId, { since })
  if (own < FLOOD_PER_PERSON && all < FLOOD_PER_CONVERSATION) return
  throw new AppError('too_many_requests', { retryAfterSeconds: MINUTE / 1000 })
}

/** Files are the sender's own and ready; an answer is to something said here. */
async function refuseForeignParts(tx: Db, viewer: Identity, conversationId: Id, given: NewMessage): Promise<void> {
  for (const fileId of given.fileIds) {
    const file = await findVisibleFile(tx, viewer, fileId)
    ensure(file.personId === viewer.id && file.kind === 'attachment' && file.status === 'ready', 'not_found')
  }
  if (given.replyTo === null) return
  const answered = found(await selectMessage(tx, given.replyTo))
  ensure(answered.conversationId === conversationId, 'not_found')
}

async function tellOthers(
  tx: Db,
  platform: Platform,
  viewer: Identity,
  conversationId: Id,
  others: Awaited<ReturnType<typeof findOthers>>,
): Promise<void> {
  await tellInbox(platform, tx, conversationId, viewer.id)
  for (const { personId, isArchived, mutedUntil } of others) {
    const isMuted = mutedUntil !== null && mutedUntil > platform.clock.now()
    if (isArchived && !isMuted) await updateMember(tx, conversationId, personId, { isArchived: false })
    await tellInbox(platform, tx, conversationId, personId)
    if (isMuted) continue
    await notify(platform, tx, {
      personId,
      event: 'new_message',
      subject: conversationId,
      href: `/chat?conversation=${conversationId}`,
      values: { name: viewer.name },
    })
  }
}

/** Under the lock of the conversation, with the next number, told to all who look. */
function changeMessage(
  platform: Platform,
  { viewer, exceptSocket }: Asked,
  id: Id,
  change: (tx: Db, row: MessageRow) => Promise<Partial<MessageRow> | null>,
): Promise<Message> {
  return transaction(platform.db, async (tx) => {
    const { conversationId } = found(await selectMessage(tx, id))
    await findConversation(tx, viewer, conversationId)
    const conversation = found(await lockConversation(tx, conversationId))
    const row = found(await selectMessage(tx, id))
    const changes = await change(tx, row)
    if (changes === null) return presentOne(tx, viewer, row)
    const number = { change: nextNumbers(conversation).change }
    await updateMessage(tx, id, { ...changes, ...number })
    await updateConversation(tx, conversationId, { lastChange: number.change })
    const changed = { ...row, ...changes, ...number }
    tellMessage(platform, tx, changed, 'message.changed', exceptSocket)
    return presentOne(tx, viewer, changed)
  })
}

export const editMessage = (platform: Platform, asked: Asked, id: Id, body: string): Promise<Message> =>
  changeMessage(platform, asked, id, async (tx, row) => {
    ensure(canEditMessage(asked.viewer, row, platform.clock.now()))
    if (row.body === body) return null
    await insertVersion(tx, id, row.body)
    return { body, editedAt: platform.clock.now() }
  })

/** Taking back what is taken back already changes nothing. */
export const deleteMessage = (platform: Platform, asked: Asked, id: Id): Promise<Message> =>
  changeMessage(platform, asked, id, async (tx, row) => {
    if (row.deletedAt !== null && row.senderId === asked.viewer.id) return null
    ensure(canDeleteMessage(asked.viewer, row, platform.clock.now()))
    await insertVersion(tx, id, row.body)
    return { body: '', deletedAt: platform.clock.now() }
  })

export const reactTo = (platform: Platform, asked: Asked, id: Id, emoji: Reaction): Promise<Message> =>
  changeMessage(platform, asked, id, async (tx, row) => {
    ensure(row.deletedAt === null, 'not_found')
    return (await insertReaction(tx, id, asked.viewer.id, emoji)) ? {} : null
  })

export const takeReactionBack = (platform: Platform, asked: Asked, id: Id, emoji: Reaction): Promise<Message> =>
  changeMessage(platform, asked, id, async (tx) => ((await deleteReaction(tx, id, asked.viewer.id, emoji)) ? {} : null))

type LinkQuery = Parameters<typeof linkToFile>[3]

/** The file is its sender's; whoever may read the message may have it. */
export async function linkToAttachment(
  { db, appKey, clock }: Platform,
  viewer: Identity,
  { id, fileId }: { id: Id; fileId: Id },
  query: LinkQuery,
): Promise<{ url: string }> {
  const row = found(await selectMessage(db, id))
  await findConversation(db, viewer, row.conversationId)
  const isAttached = (await selectAttachments(db, [id])).some((attached) => attached.fileId === fileId)
  ensure(isAttached && row.deletedAt === null && row.senderId !== null, 'not_found')
  const file = await findVisibleFile(db, { id: row.senderId }, fileId)
  return { url: linkToFile(createLinkSigner({ secret: appKey, clock }), viewer, file, query) }
}

type Report = { reason: ReportReason; note: string }

export async function reportMessage(tx: Db, viewer: Identity, id: Id, report: Report): Promise<void> {
  const row = found(await selectMessage(tx, id))
  await findConversation(tx, viewer, row.conversationId)
  ensure(canReportMessage(viewer, row))
  await insertReport(tx, { messageId: id, reporterId: viewer.id, ...report })
}
