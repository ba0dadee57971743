// Who may do what in a conversation. What one may not see does not exist for them.

import type { Identity } from '#shared/access/identity.ts'
import { type ConversationKind, DELETE_MINUTES, EDIT_MINUTES } from '#shared/features/chat/chat-limits.ts'

type Viewer = Pick<Identity, 'id' | 'roles'>
type ConversationFacts = { kind: ConversationKind; createdBy: string | null; isRequest: boolean; lastSeq: number }
type MemberFacts = { leftAt: Date | null }
type MessageFacts = { kind: string; senderId: string | null; createdAt: Date; deletedAt: Date | null }

const isMember = (member: MemberFacts | null): boolean => member !== null && member.leftAt === null

/** Operators are support: they see what support is asked, and nothing else. */
export const canSeeConversation = (
  viewer: Viewer,
  conversation: Pick<ConversationFacts, 'kind'>,
  member: MemberFacts | null,
): boolean => isMember(member) || (conversation.kind === 'support' && viewer.roles.includes('operator'))

/** Whoever wrote to somebody unasked waits for an answer after the first message. A block ends it for both. */
export function canWrite(viewer: Viewer, conversation: ConversationFacts, isBlocked: boolean): boolean {
  if (isBlocked) return false
  const isWaiting = conversation.isRequest && conversation.createdBy === viewer.id && conversation.lastSeq > 0
  return !isWaiting
}

const isOwnSince = (viewer: Viewer, message: MessageFacts, minutes: number, now: Date): boolean =>
  message.kind === 'text' &&
  message.senderId === viewer.id &&
  message.deletedAt === null &&
  now.getTime() - message.createdAt.getTime() <= minutes * 60_000

export const canEditMessage = (viewer: Viewer, message: MessageFacts, now: Date): boolean =>
  isOwnSince(viewer, message, EDIT_MINUTES, now)

export const canDeleteMessage = (viewer: Viewer, message: MessageFacts, now: Date): boolean =>
  isOwnSince(viewer, message, DELETE_MINUTES, now)

export const canReportMessage = (viewer: Viewer, message: MessageFacts): boolean =>
  message.senderId !== null && message.senderId !== viewer.id
