// How long the other side usually takes to reply, computed from the loaded messages: it reveals nothing the reader could not work
// out themselves.

import type { Message } from '#shared/features/talk/chat/message.contract.ts'
import { numberFormat } from '#shared/kit/intl/formatters.ts'
import { DAY, HOUR, MINUTE } from '#shared/kit/time-zones.ts'

/** Fewer replies do not make a pattern yet. */
const FEWEST = 3

export function usualReplyMs(messages: readonly Message[], otherIds: readonly string[]): number | null {
  const waits: number[] = []
  let askedAt: number | null = null
  for (const { senderId, at } of messages) {
    if (senderId === null) continue
    if (!otherIds.includes(senderId)) askedAt ??= Date.parse(at)
    else if (askedAt !== null) {
      waits.push(Date.parse(at) - askedAt)
      askedAt = null
    }
  }
  if (waits.length < FEWEST) return null
  return waits.toSorted((one, other) => one - other)[Math.floor(waits.length / 2)] ?? null
}

/** Rounded up to whole units: `5 minutes`, `2 hours`, `3 days`. */
export function formatSpan(ms: number, locale: string): string {
  const [unit, size] =
    ms < HOUR ? (['minute', MINUTE] as const) : ms < DAY ? (['hour', HOUR] as const) : (['day', DAY] as const)
  return numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.max(1, Math.ceil(ms / size)))
}
