// Who may do what in a conversation. What a person may not see does not exist for them.

import { isOperator, type Viewer } from '#shared/access/viewer.ts'
import { type ConversationKind, DELETE_MINUTES, EDIT_MINUTES } from '#shared/features/talk/chat/chat-limits.ts'
import type { Id } from '#shared/kit/ids.ts'

type ConversationFacts = {
  kind: ConversationKind
  companyId: Id | null
  createdBy: Id | null
  isRequest: boolean
  lastSeq: number
  frozenAt: Date | null
}
type SeatFacts = { leftAt: Date | null; companyId: Id | null }
type MessageFacts = { kind: string; senderId: Id | null; createdAt: Date; deletedAt: Date | null }

/** A seat for a company is valid while the person hires there. */
export const isSeated = (seat: SeatFacts | null, hiresFor: readonly Id[]): boolean =>
  seat !== null && seat.leftAt === null && (seat.companyId === null || hiresFor.includes(seat.companyId))

/** The whole hiring team has a seat in what people write to the company. */
export const canTakeSeat = (
  { kind, companyId }: Pick<ConversationFacts, 'kind' | 'companyId'>,
  hiresFor: readonly Id[],
): boolean => (kind === 'application' || kind === 'company') && companyId !== null && hiresFor.includes(companyId)

/** Operators see support conversations while they are operators, and nothing else. */
export function canSeeConversation(
  viewer: Viewer,
  conversation: Pick<ConversationFacts, 'kind' | 'companyId' | 'createdBy'>,
  { seat, hiresFor }: { seat: SeatFacts | null; hiresFor: readonly Id[] },
): boolean {
  const isSitting = isSeated(seat, hiresFor)
  if (conversation.kind === 'support') return isOperator(viewer) || (isSitting && conversation.createdBy === viewer.id)
  return isSitting || canTakeSeat(conversation, hiresFor)
}

/** Whoever starts a conversation uninvited has to wait for a reply after the first message. A block ends it for both. */
export function canWrite(viewer: Viewer, conversation: ConversationFacts, isBlocked: boolean): boolean {
  if (isBlocked || conversation.frozenAt !== null) return false
  const isWaiting = conversation.isRequest && conversation.createdBy === viewer.id && conversation.lastSeq > 0
  return !isWaiting
}

/** Applications and conversations with a company can be archived but not left: somebody is waiting for an answer. */
export const canLeave = ({ kind }: Pick<ConversationFacts, 'kind'>, seat: SeatFacts | null): boolean =>
  seat !== null && seat.companyId === null && kind !== 'application'

const isOwnSince = (viewer: Viewer, message: MessageFacts, minutes: number, now: Date): boolean =>
  message.senderId === viewer.id &&
  message.deletedAt === null &&
  now.getTime() - message.createdAt.getTime() <= minutes * 60_000

/** A recording cannot be edited. */
export const canEditMessage = (viewer: Viewer, message: MessageFacts, now: Date): boolean =>
  message.kind !== 'voice' && isOwnSince(viewer, message, EDIT_MINUTES, now)

export const canDeleteMessage = (viewer: Viewer, message: MessageFacts, now: Date): boolean =>
  isOwnSince(viewer, message, DELETE_MINUTES, now)

export const canReportMessage = (viewer: Viewer, message: MessageFacts): boolean =>
  message.senderId !== null && message.senderId !== viewer.id

export const canModerate = (viewer: Viewer): boolean => isOperator(viewer)
