import type { Conversation, Message } from '#shared/features/chat/chat.contract.ts'
import { MAX_PREVIEW } from '#shared/features/chat/chat-limits.ts'
import { findRisks } from '#shared/features/chat/message-risks.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { ConversationRow, MemberRow } from './conversations.queries.ts'
import type { MessageRow, ReactionRow } from './messages.queries.ts'

type AttachedFile = Message['attachments'][number] & { messageId: Id }

export type MessageParts = { attachments: readonly AttachedFile[]; reactions: readonly ReactionRow[] }

/** What was deleted leaves its place behind and nothing else. One's own words need no warning. */
export function presentMessage(row: MessageRow, { attachments, reactions }: MessageParts, viewerId: Id): Message {
  const isDeleted = row.deletedAt !== null
  const own = <T extends { messageId: Id }>(parts: readonly T[]) =>
    isDeleted ? [] : parts.filter(({ messageId }) => messageId === row.id)
  return {
    id: row.id,
    conversationId: row.conversationId,
    seq: row.seq,
    change: row.change,
    kind: row.kind,
    senderId: row.senderId,
    body: isDeleted ? '' : row.body,
    replyTo: row.replyTo,
    attachments: own(attachments).map(({ fileId, name, type, size }) => ({ fileId, name, type, size })),
    reactions: [...Map.groupBy(own(reactions), ({ emoji }) => emoji)].map(([emoji, rows]) => ({
      emoji,
      personIds: rows.map(({ personId }) => personId),
    })),
    risks: isDeleted || row.senderId === viewerId ? [] : findRisks(row.body),
    at: row.createdAt.toISOString(),
    isEdited: row.editedAt !== null,
    isDeleted,
  }
}

/** Half of a sign at the end would be none. */
const shorten = (text: string): string => text.slice(0, MAX_PREVIEW).replace(/[\uD800-\uDBFF]$/, '')

export const previewOf = (row: Pick<MessageRow, 'body' | 'deletedAt'>): string =>
  row.deletedAt === null ? shorten(row.body.replace(/\s+/g, ' ')) : ''

export type ConversationParts = {
  member: MemberRow | null
  others: Conversation['others']
  last: MessageRow | null
  unread: number
  canWrite: boolean
}

export const presentConversation = (row: ConversationRow, parts: ConversationParts): Conversation => ({
  id: row.id,
  kind: row.kind,
  isRequest: row.isRequest,
  canWrite: parts.canWrite,
  others: parts.others,
  lastSeq: row.lastSeq,
  lastChange: row.lastChange,
  preview: parts.last && {
    senderId: parts.last.senderId,
    text: previewOf(parts.last),
    at: parts.last.createdAt.toISOString(),
  },
  readSeq: parts.member?.readSeq ?? 0,
  unread: parts.unread,
  isMarkedUnread: parts.member?.isMarkedUnread ?? false,
  isPinned: parts.member?.isPinned ?? false,
  isArchived: parts.member?.isArchived ?? false,
  mutedUntil: parts.member?.mutedUntil?.toISOString() ?? null,
})
