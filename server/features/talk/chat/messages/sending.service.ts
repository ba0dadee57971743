// Sends messages. Every write takes the conversation's lock and its own number, so that everybody sees the same order, and
// whoever was away can fetch what they missed.

import { findReadyFiles } from '#server/features/base/files/files.service.ts'
import { canReadJob } from '#server/features/jobs/jobs/jobs.policy.ts'
import { inView, viewJob } from '#server/features/jobs/jobs/jobs.service.ts'
import { notify } from '#server/features/people/notifications/notify.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError, ensure, found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Identity } from '#shared/access/identity.ts'
import { foldText } from '#shared/features/base/reference/fold-text.ts'
import { FLOOD_PER_CONVERSATION, FLOOD_PER_PERSON, voiceTypes } from '#shared/features/talk/chat/chat-limits.ts'
import type { Message, NewMessage } from '#shared/features/talk/chat/message.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { findRisks } from '#shared/kit/text/text-risks.ts'
import { MINUTE } from '#shared/kit/time-zones.ts'
import { canWrite } from '../chat.policy.ts'
import { publishInboxChanged, publishSupportChanged } from '../chat.realtime.ts'
import { announceMessage } from '../conversations/about-applications.service.ts'
import { isBlocked } from '../conversations/blocked.service.ts'
import { recipientOf } from '../conversations/conversation-parts.service.ts'
import { type ConversationRow, lockConversation } from '../conversations/conversations.queries.ts'
import { findConversation } from '../conversations/conversations.service.ts'
import { insertMembers, type MemberRow, recordWriting, updateMember } from '../conversations/seats.queries.ts'
import { findCurrentSeats, seatTeam } from '../conversations/seats.service.ts'
import type { Reader } from '../reader.ts'
import { findNameless } from '../visibility/nameless.service.ts'
import { appendMessage } from './appending.service.ts'
import { beginConversation } from './first-message.service.ts'
import { countRecent, insertAttachments, selectMessage, selectSentMessage } from './messages.queries.ts'
import { presentOne } from './reading.service.ts'

/** The sender, and the socket that need not be notified of its own message. */
export type Sender = Reader & { exceptSocket?: string | undefined }

export async function sendMessage(
  tx: Db,
  platform: Platform,
  sender: Sender,
  conversationId: Id,
  given: NewMessage,
): Promise<Message> {
  const { viewer } = sender
  const { member } = await findConversation(tx, viewer, conversationId)
  const conversation = found(await lockConversation(tx, conversationId))
  const sent = await selectSentMessage(tx, viewer.id, given.key)
  if (sent) {
    // An edited message can no longer be compared with the request.
    const isUnchanged = sent.editedAt === null && sent.deletedAt === null
    const isSame = sent.conversationId === conversationId && (!isUnchanged || sent.body === given.body)
    ensure(isSame, 'idempotency_key_reused')
    return presentOne(tx, sender, sent)
  }
  ensure(canWrite(viewer, conversation, await isBlocked(tx, viewer, conversation)))
  await limitMessages(tx, platform, viewer, conversationId)
  await rejectForeignParts(tx, viewer, conversationId, given)
  const beginning = conversation.lastSeq === 0 ? await beginConversation(tx, platform, sender, conversation, given) : {}
  // An operator who answers takes a seat.
  if (!member) await insertMembers(tx, conversationId, [viewer.id])
  if (conversation.kind === 'application' || conversation.kind === 'company') await seatTeam(tx, conversation)
  const row = await appendMessage(tx, platform, conversation, {
    content: { ...contentOf(conversation, given), senderId: viewer.id, clientKey: given.key, replyTo: given.replyTo },
    change: { isRequest: conversation.isRequest && conversation.createdBy === viewer.id, ...beginning },
    exceptSocket: sender.exceptSocket,
  })
  await insertAttachments(tx, row.id, given.voice ? [given.voice.fileId] : given.fileIds)
  await recordWriting(tx, conversationId, viewer.id, row.seq)
  // For somebody who has left, a new message brings it back, as if archived: to receive nothing, they block.
  const returning = recipientOf(conversation, viewer.id)
  if (returning) await updateMember(tx, conversationId, returning, { leftAt: null })
  await announceMessage(tx, platform, conversation, { senderId: viewer.id, at: row.createdAt })
  await notifyOthers(tx, platform, viewer, conversation)
  return presentOne(tx, sender, row)
}

/** What derives from the text. Support has to ask for details, so its conversations carry no warnings. */
export const textFacts = ({ kind }: ConversationRow, body: string) => ({
  body,
  searchText: foldText(body),
  risks: kind === 'support' ? [] : findRisks(body),
})

const contentOf = (conversation: ConversationRow, { body, card, voice }: NewMessage) => ({
  ...textFacts(conversation, body),
  kind: card ? ('card' as const) : voice ? ('voice' as const) : ('text' as const),
  card,
  voice: voice && { seconds: voice.seconds, waveform: voice.waveform },
})

/** Counted under the conversation's lock, so that it is exact across nodes and tabs. */
async function limitMessages(tx: Db, { clock }: Platform, viewer: Identity, conversationId: Id): Promise<void> {
  const since = new Date(clock.now().getTime() - MINUTE)
  const recent = await countRecent(tx, conversationId, { since, senderId: viewer.id, most: FLOOD_PER_CONVERSATION })
  if (recent.own < FLOOD_PER_PERSON && recent.all < FLOOD_PER_CONVERSATION) return
  throw new AppError('too_many_requests', { retryAfterSeconds: MINUTE / 1000 })
}

/** Files have to be the sender's own and ready, a reply has to be to a message of this conversation, and a job readable. */
async function rejectForeignParts(tx: Db, viewer: Identity, conversationId: Id, given: NewMessage): Promise<void> {
  const fileIds = given.voice ? [given.voice.fileId] : given.fileIds
  const files = await findReadyFiles(tx, fileIds)
  for (const fileId of fileIds) {
    const file = found(files.get(fileId))
    ensure(file.personId === viewer.id && file.kind === 'attachment', 'not_found')
    ensure(!given.voice || voiceTypes.some((type) => type === file.type), 'file_type_rejected')
  }
  if (given.card?.kind === 'job')
    ensure(canReadJob(viewer, inView(await viewJob(tx, viewer, given.card.jobId))), 'not_found')
  if (given.replyTo === null) return
  const answered = found(await selectMessage(tx, given.replyTo))
  ensure(answered.conversationId === conversationId, 'not_found')
}

async function notifyOthers(
  tx: Db,
  platform: Platform,
  viewer: Identity,
  conversation: ConversationRow,
): Promise<void> {
  const { id, kind } = conversation
  await publishInboxChanged(platform, tx, id, viewer.id)
  if (kind === 'support') publishSupportChanged(platform, tx, id)
  for (const member of await findCurrentSeats(tx, [id]))
    if (member.personId !== viewer.id) await notifyOther(tx, platform, viewer, { conversation, member })
}

async function notifyOther(
  tx: Db,
  platform: Platform,
  viewer: Identity,
  { conversation, member }: { conversation: ConversationRow; member: MemberRow },
): Promise<void> {
  const { conversationId, personId, isArchived, mutedUntil } = member
  const isMuted = mutedUntil !== null && mutedUntil > platform.clock.now()
  if (isArchived && !isMuted) await updateMember(tx, conversationId, personId, { isArchived: false })
  await publishInboxChanged(platform, tx, conversationId, personId, { hasArrived: true })
  if (isMuted) return
  const nameless = (await findNameless(tx, { id: personId }, [conversation])).get(conversationId)
  const name = nameless?.personId === viewer.id ? nameless.pseudonym : viewer.name
  await notify(platform, tx, {
    personId,
    event: 'new_message',
    subject: conversationId,
    href: `/chat?conversation=${conversationId}`,
    values: { name },
    about: viewer.id,
  })
}
