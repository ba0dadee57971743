import type { I18n } from '@lingui/core'
import { MAX_PREVIEW } from '#shared/features/talk/chat/chat-limits.ts'
import type { Conversation } from '#shared/features/talk/chat/conversation.contract.ts'
import type { Message } from '#shared/features/talk/chat/message.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { ConversationRow } from './conversations/conversations.queries.ts'
import type { MemberRow } from './conversations/seats.queries.ts'
import { cardText, fileText, noticeText, voiceText } from './message-text.ts'
import type { MessageRow, ReactionRow } from './messages/messages.queries.ts'
import type { Reader } from './reader.ts'

type AttachedFile = Message['attachments'][number] & { messageId: Id }

export type MessageParts = {
  attachments: readonly AttachedFile[]
  /** `shownAs`: the company, for people who are not named to the reader. */
  reactions: readonly (ReactionRow & { shownAs: Id | null })[]
  /** Jobs of cards that the reader may see. */
  jobs: ReadonlyMap<Id, NonNullable<Message['job']>>
}

/** A deleted message leaves an empty placeholder. One's own text needs no warning. */
export function presentMessage(row: MessageRow, parts: MessageParts, { viewer, i18n }: Reader): Message {
  const isDeleted = row.deletedAt !== null
  const own = <T extends { messageId: Id }>(all: readonly T[]) =>
    isDeleted ? [] : all.filter(({ messageId }) => messageId === row.id)
  const card = isDeleted ? null : row.card
  return {
    id: row.id,
    conversationId: row.conversationId,
    seq: row.seq,
    change: row.change,
    key: row.senderId === viewer.id ? row.clientKey : null,
    kind: row.kind,
    senderId: row.senderId,
    body: bodyOf(row, i18n),
    replyTo: row.replyTo,
    attachments: own(parts.attachments).map(({ fileId, name, type, size }) => ({ fileId, name, type, size })),
    card,
    job: (card?.kind === 'job' && parts.jobs.get(card.jobId)) || null,
    voice: isDeleted ? null : row.voice,
    reactions: [...Map.groupBy(own(parts.reactions), ({ emoji }) => emoji)].map(([emoji, rows]) => ({
      emoji,
      personIds: [...new Set(rows.map(({ personId, shownAs }) => shownAs ?? personId))],
    })),
    risks: isDeleted || row.senderId === viewer.id ? [] : row.risks,
    at: row.createdAt.toISOString(),
    isEdited: row.editedAt !== null,
    isDeleted,
  }
}

function bodyOf(row: MessageRow, i18n: I18n): string {
  if (row.deletedAt !== null) return ''
  return row.notice ? noticeText(i18n, row.notice) : row.body
}

/** Never cut a surrogate pair in half. */
const shorten = (text: string): string => text.slice(0, MAX_PREVIEW).replace(/[\uD800-\uDBFF]$/, '')

/** The text on one line. */
export const previewText = (row: Pick<MessageRow, 'body' | 'deletedAt'>): string =>
  row.deletedAt === null ? shorten(row.body.replace(/\s+/g, ' ')) : ''

function previewOf(row: MessageRow, files: number, i18n: I18n): string {
  if (row.deletedAt !== null) return ''
  if (row.notice) return noticeText(i18n, row.notice)
  if (row.voice) return voiceText(i18n)
  if (row.body !== '') return previewText(row)
  return row.card ? cardText(i18n, row.card) : fileText(i18n, files)
}

export type ConversationParts = Pick<
  Conversation,
  'others' | 'unread' | 'canWrite' | 'canLeave' | 'needsJob' | 'risks' | 'company' | 'job'
> & {
  i18n: I18n
  member: MemberRow | null
  last: MessageRow | null
  lastFiles: number
}

export function presentConversation(row: ConversationRow, parts: ConversationParts): Conversation {
  const { member, last, lastFiles, i18n, company, job } = parts
  return {
    id: row.id,
    kind: row.kind,
    isRequest: row.isRequest,
    canWrite: parts.canWrite,
    canLeave: parts.canLeave,
    needsJob: parts.needsJob,
    isFrozen: row.frozenAt !== null,
    risks: parts.risks,
    company: company && { id: company.id, slug: company.slug, name: company.name },
    job: job && { id: job.id, slug: job.slug, title: job.title },
    others: parts.others,
    lastSeq: row.lastSeq,
    lastChange: row.lastChange,
    preview: last && {
      senderId: last.senderId,
      kind: last.kind,
      text: previewOf(last, lastFiles, i18n),
      at: last.createdAt.toISOString(),
    },
    readSeq: member?.readSeq ?? 0,
    unread: parts.unread,
    isMarkedUnread: member?.isMarkedUnread ?? false,
    isPinned: member?.isPinned ?? false,
    isArchived: member?.isArchived ?? false,
    mutedUntil: member?.mutedUntil?.toISOString() ?? null,
  }
}
