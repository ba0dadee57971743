// How far a message has got, as far as receipts tell. People who do not share read receipts are never counted as readers.

import type { Conversation } from '#shared/features/talk/chat/conversation.contract.ts'

export type ReceiptState =
  | { state: 'sent' }
  | { state: 'delivered' }
  | { state: 'read' }
  /** In a group conversation: how many have read it. */
  | { state: 'read-by'; readers: number; others: number }

export function receiptState(seq: number, others: Conversation['others']): ReceiptState {
  const readers = others.filter(({ readSeq }) => readSeq !== null && readSeq >= seq).length
  if (readers > 0) return others.length === 1 ? { state: 'read' } : { state: 'read-by', readers, others: others.length }
  const isDelivered = others.some(({ deliveredSeq }) => deliveredSeq >= seq)
  return { state: isDelivered ? 'delivered' : 'sent' }
}
