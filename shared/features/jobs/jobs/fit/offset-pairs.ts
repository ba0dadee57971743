// Which UTC offsets two places have at the same time during the next twelve months. Summer time starts and ends on other
// days on each side, so two zones can stand in up to four relations within a year.

import { DAY, HOUR, type Instant, MINUTE, offsetAt } from '#shared/kit/time-zones.ts'

export const DAYS_AHEAD = 366

/** Minutes ahead of UTC on both sides at one time. */
export type OffsetPair = { own: number; other: number }

type YearOfOffsets = { firstDay: number; minutes: Int16Array; lowest: number; highest: number }
type KnownPairs = { firstDay: number; found: readonly OffsetPair[] }

// Asking Intl is slow, and a list of jobs asks for the same few zones per row.
const years = new Map<string, YearOfOffsets>()
const pairs = new Map<string, Map<string, KnownPairs>>()

/** No place has ever changed its clock and changed it back within a week. */
const STEP = 7

/** The offsets of one zone, in minutes, day by day. */
function yearOf(zone: string, firstDay: number): YearOfOffsets {
  const known = years.get(zone)
  if (known?.firstDay === firstDay) return known
  // Noon UTC: clocks change at night on a weekend, and between two places that change in the same night a relation of a
  // few hours is nobody's working day.
  const ask = (day: number) => Math.round(offsetAt(zone, (firstDay + day) * DAY + 12 * HOUR) / MINUTE)
  const minutes = new Int16Array(DAYS_AHEAD)
  let before = ask(0)
  for (let day = 0; day < DAYS_AHEAD; day += STEP) {
    const end = Math.min(day + STEP, DAYS_AHEAD)
    const after = ask(end)
    minutes.fill(before, day, end)
    if (after !== before) for (let one = day + 1; one < end; one += 1) minutes[one] = ask(one)
    before = after
  }
  const year = { firstDay, minutes, lowest: Math.min(...minutes), highest: Math.max(...minutes) }
  years.set(zone, year)
  return year
}

/** Every pair that holds on at least one day, in the order of time. */
export function offsetPairs(own: string, other: string, from: Instant): readonly OffsetPair[] {
  const firstDay = Math.floor(from / DAY)
  const known = pairs.get(own)?.get(other)
  if (known?.firstDay === firstDay) return known.found
  const found = distinctPairs(yearOf(own, firstDay).minutes, yearOf(other, firstDay).minutes)
  const ofOwn = pairs.get(own) ?? new Map<string, KnownPairs>()
  pairs.set(own, ofOwn.set(other, { firstDay, found }))
  return found
}

function distinctPairs(own: Int16Array, other: Int16Array): OffsetPair[] {
  const found: OffsetPair[] = []
  for (let day = 0; day < DAYS_AHEAD; day += 1) {
    const pair = { own: own[day] ?? 0, other: other[day] ?? 0 }
    if (!found.some((known) => known.own === pair.own && known.other === pair.other)) found.push(pair)
  }
  return found
}

/** The offsets of one zone within the year, in minutes, lowest and highest. */
export function offsetRange(zone: string, from: Instant): { lowest: number; highest: number } {
  return yearOf(zone, Math.floor(from / DAY))
}
