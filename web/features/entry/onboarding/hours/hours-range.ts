// Moving the two ends of a working day over a strip of 24 hours. The end may lie before the start: such hours run past
// midnight. They never meet, because a day without hours, or one all of hours, says nothing.

import type { WorkWindow } from '#shared/kit/day-band.ts'
import { MINUTES_PER_DAY } from '#shared/kit/time-zones.ts'

/** Half hours: fine enough for a day, coarse enough for a thumb. Exact times are typed. */
export const EDGE_STEP = 30

const wrap = (minute: number): number => ((minute % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY

/** 0 and 24 o'clock are the same moment of the clock: a start is written as the first, an end as the second. */
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

/** The whole of it, earlier or later. */
export const shiftHours = ({ from, to }: WorkWindow, by: number): WorkWindow => ({
  from: asStart(from + by),
  to: asEnd(to + by),
})

/** What to draw: one piece, or two when the hours run past midnight. */
export function piecesOf({ from, to }: WorkWindow): WorkWindow[] {
  if (from < to) return [{ from, to }]
  return [
    { from: 0, to },
    { from, to: MINUTES_PER_DAY },
  ]
}

export const lengthOf = ({ from, to }: WorkWindow): number => wrap(to - from) || MINUTES_PER_DAY
