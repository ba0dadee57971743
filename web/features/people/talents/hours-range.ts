// Moves the two ends of a working day on a 24-hour strip. An end before the start means that the hours run past midnight. The
// ends never meet, because zero or 24 working hours would be meaningless.

import type { WorkWindow } from '#shared/kit/day-band.ts'
import { MINUTES_PER_DAY } from '#shared/kit/time-zones.ts'

/** Half hours: fine enough for a day, coarse enough for a thumb. Exact times can be typed. */
export const EDGE_STEP = 30

const wrap = (minute: number): number => ((minute % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY

/** 0:00 and 24:00 are the same time of day: a start is normalized to the former, an end to the latter. */
const asStart = wrap
const asEnd = (minute: number): number => wrap(minute) || MINUTES_PER_DAY

export function moveStart(hours: WorkWindow, minute: number): WorkWindow {
  const from = asStart(minute)
  return asEnd(from) === hours.to ? hours : { ...hours, from }
}

export function moveEnd(hours: WorkWindow, minute: number): WorkWindow {
  const to = asEnd(minute)
  return to === asEnd(hours.from) ? hours : { ...hours, to }
}

/** Shifts the whole range. */
export const shiftHours = ({ from, to }: WorkWindow, by: number): WorkWindow => ({
  from: asStart(from + by),
  to: asEnd(to + by),
})

/** The pieces to draw: one, or two when the hours run past midnight. */
export function piecesOf({ from, to }: WorkWindow): WorkWindow[] {
  if (from < to) return [{ from, to }]
  return [
    { from: 0, to },
    { from, to: MINUTES_PER_DAY },
  ]
}

export const lengthOf = ({ from, to }: WorkWindow): number => wrap(to - from) || MINUTES_PER_DAY
