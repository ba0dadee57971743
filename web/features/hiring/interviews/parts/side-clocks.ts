// A moment on two clocks, and how it lies in the reader's day.

import { isDecentHour, isWithin } from '#shared/features/hiring/interviews/free-times.ts'
import type { SideClock } from '#shared/features/hiring/interviews/interview-facts.contract.ts'
import { zoneAt } from '#shared/features/hiring/interviews/travel/clock-at.ts'
import { type Span, workSpans } from '#shared/kit/day-band.ts'
import { DAY, zoneCity } from '#shared/kit/time-zones.ts'

export const cityOf = ({ city, zone }: SideClock): string => city ?? zoneCity(zone)

export type TimeFit = 'inside' | 'outside' | 'night'

const TYPICAL = { from: 9 * 60, to: 18 * 60 }

/** Whether a time lies within a side's working hours, outside them, or in the night. */
export function fitOf(clock: SideClock, span: Span): TimeFit {
  const { window } = clock
  const zone = zoneAt(clock, span.from)
  const around = { from: span.from - DAY, to: span.to + DAY }
  if (isWithin(workSpans({ zone, window: window ?? TYPICAL }, around), span)) return 'inside'
  return isDecentHour(zone, span) ? 'outside' : 'night'
}
