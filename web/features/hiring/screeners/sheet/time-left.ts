// How the time left is shown and announced.

import { MINUTE } from '#shared/kit/time-zones.ts'

/** The last fifth is also shown in words. */
export const isLastFifth = (leftMs: number, wholeMs: number): boolean => leftMs <= wholeMs / 5

/** When screen readers are notified, in minutes left. */
export const ANNOUNCED_MINUTES = [5, 1] as const

/** The minutes to announce with this much time left, once each; null in between. */
export function announcedAt(leftMs: number): (typeof ANNOUNCED_MINUTES)[number] | null {
  const passed = ANNOUNCED_MINUTES.filter((minutes) => leftMs > 0 && leftMs <= minutes * MINUTE)
  return passed.at(-1) ?? null
}

/** `17:42`; never negative. */
export function countdown(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1_000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
