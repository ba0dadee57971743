// The hours two sides share per day, at worst and at best within the next twelve months.
//
// Working hours are an arc on a 24-hour clock, rotated by the zone's offset. How much two arcs overlap depends only on
// their lengths and the distance of their midpoints, and moving one towards the other never reduces it. So hours past
// midnight, half-hour offsets and flexible hours need no special case.

import type { WorkDay, WorkWindow } from '#shared/kit/day-band.ts'
import { type Instant, MINUTES_PER_DAY } from '#shared/kit/time-zones.ts'
import { offsetPairs } from './offset-pairs.ts'

/** `flexibleMinutes`: how far a person is willing to shift their day, earlier or later. */
export type OwnHours = WorkDay & { flexibleMinutes: number }

export type Overlap = {
  worstMinutes: number
  bestMinutes: number
  /** How far one's own day would have to shift for `neededMinutes` at the worst time; negative is earlier. */
  shiftMinutes: number
  /** False when no shift suffices: one of the two days is shorter than what is required. */
  canBeEnough: boolean
}

const HALF_DAY = MINUTES_PER_DAY / 2

export const windowLength = ({ from, to }: WorkWindow): number => (to >= from ? to - from : to - from + MINUTES_PER_DAY)

/** From one's own midpoint to the other's, −720 to 719: negative when the other side works earlier. */
function gapBetween(own: WorkWindow, other: WorkWindow, offsetDifference: number): number {
  const gap = other.from + windowLength(other) / 2 - (own.from + windowLength(own) / 2) + offsetDifference
  return gap - MINUTES_PER_DAY * Math.floor((gap + HALF_DAY) / MINUTES_PER_DAY)
}

/** Overlap of two arcs whose midpoints are that far apart; long days can also overlap on the far side. */
export function sharedMinutes(ownLength: number, otherLength: number, distance: number): number {
  const reach = (ownLength + otherLength) / 2
  const shorter = Math.min(ownLength, otherLength)
  const near = Math.min(shorter, Math.max(0, reach - distance))
  return near + Math.max(0, reach - (MINUTES_PER_DAY - distance))
}

export function overlapAhead(own: OwnHours, other: WorkDay, from: Instant, neededMinutes = 0): Overlap {
  const ownLength = windowLength(own.window)
  const otherLength = windowLength(other.window)
  let [worstMinutes, bestMinutes, widestGap] = [Infinity, 0, 0]
  for (const pair of offsetPairs(own.zone, other.zone, from)) {
    const gap = gapBetween(own.window, other.window, pair.own - pair.other)
    const distance = Math.max(0, Math.abs(gap) - own.flexibleMinutes)
    const minutes = sharedMinutes(ownLength, otherLength, distance)
    worstMinutes = Math.min(worstMinutes, minutes)
    bestMinutes = Math.max(bestMinutes, minutes)
    if (Math.abs(gap) > Math.abs(widestGap)) widestGap = gap
  }
  const isEnough = worstMinutes >= neededMinutes
  const farthest = (ownLength + otherLength) / 2 - neededMinutes
  return {
    worstMinutes,
    bestMinutes,
    shiftMinutes: isEnough ? 0 : Math.sign(widestGap) * Math.max(0, Math.abs(widestGap) - farthest),
    canBeEnough: isEnough || Math.min(ownLength, otherLength) >= neededMinutes,
  }
}
