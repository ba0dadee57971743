// The loaded part of one conversation: a contiguous run of messages in conversation order. Earlier ones are prepended page by
// page; new and changed ones arrive by change number.

import type { Message } from '#shared/features/talk/chat/message.contract.ts'

export type MessagePage = { items: readonly Message[]; hasEarlier: boolean }
export type MessageLog = { messages: readonly Message[]; hasEarlier: boolean }

export const startLog = ({ items, hasEarlier }: MessagePage): MessageLog => ({ messages: items, hasEarlier })

export function withEarlier(log: MessageLog, page: MessagePage): MessageLog {
  const first = log.messages[0]?.seq ?? Number.POSITIVE_INFINITY
  return {
    messages: [...page.items.filter(({ seq }) => seq < first), ...log.messages],
    hasEarlier: page.hasEarlier,
  }
}

/** Ignores changes to messages before the run: those arrive up to date with their own page. */
export function withChanges(log: MessageLog, changed: readonly Message[]): MessageLog {
  const first = log.messages[0]?.seq ?? 0
  const byId = new Map(log.messages.map((message) => [message.id, message]))
  for (const message of changed) {
    if (log.hasEarlier && message.seq < first) continue
    const before = byId.get(message.id)
    if (!before || before.change < message.change) byId.set(message.id, message)
  }
  return { ...log, messages: [...byId.values()].toSorted((one, other) => one.seq - other.seq) }
}

export const newestChange = (messages: readonly Message[]): number =>
  messages.reduce((newest, { change }) => Math.max(newest, change), 0)
