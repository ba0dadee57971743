// A conversation as rendered: days, and in them runs of messages that one person sent in quick succession.

import type { Message } from '#shared/features/talk/chat/message.contract.ts'
import { localDateAt, MINUTE } from '#shared/kit/time-zones.ts'

/** A longer pause starts a new run, which shows its time. */
const RUN_MS = 5 * MINUTE

export type MessageRun = { senderId: string | null; messages: readonly Message[] }
export type Day = { date: string; runs: readonly MessageRun[] }

export function dayParts(messages: readonly Message[], zone: string): Day[] {
  const days: { date: string; runs: { senderId: string | null; messages: Message[] }[] }[] = []
  for (const message of messages) {
    const at = Date.parse(message.at)
    const date = localDateAt(zone, at)
    let day = days.at(-1)
    if (day?.date !== date) {
      day = { date, runs: [] }
      days.push(day)
    }
    const run = day.runs.at(-1)
    const last = run?.messages.at(-1)
    const continuesRun =
      last && run?.senderId === message.senderId && message.kind !== 'system' && last.kind !== 'system'
    if (continuesRun && at - Date.parse(last.at) < RUN_MS) run.messages.push(message)
    else day.runs.push({ senderId: message.senderId, messages: [message] })
  }
  return days
}
