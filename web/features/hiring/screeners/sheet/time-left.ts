// The time that is left, by the clock of the server: that of the device may be wrong, and may be put right meanwhile.

import { MINUTE } from '#shared/kit/time-zones.ts'

/** The moment of the server, now: counted on from its last word by a clock that nobody can set. */
export const serverClock = (serverNow: number, now: () => number): (() => number) => {
  const from = now()
  return () => serverNow + (now() - from)
}

/** The last fifth is told in words. */
export const isLastFifth = (leftMs: number, wholeMs: number): boolean => leftMs <= wholeMs / 5

/** At which moments a screen reader is told, in minutes left. */
export const ANNOUNCED_MINUTES = [5, 1] as const

/** The minutes to announce when this much is left, once each; null between them. */
export function announcedAt(leftMs: number): (typeof ANNOUNCED_MINUTES)[number] | null {
  const passed = ANNOUNCED_MINUTES.filter((minutes) => leftMs > 0 && leftMs <= minutes * MINUTE)
  return passed.at(-1) ?? null
}

/** `17:42`; never below nothing. */
export function countdown(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1_000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
