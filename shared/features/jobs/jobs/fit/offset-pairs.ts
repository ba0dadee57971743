// The pairs of UTC offsets two zones have at the same time during the next twelve months. Daylight saving time starts
// and ends on different days, so two zones can have up to four pairs within a year.

import { DAY, HOUR, type Instant, MINUTE, offsetAt } from '#shared/kit/time-zones.ts'

export const DAYS_AHEAD = 366

/** Minutes ahead of UTC, at the same moment. */
export type OffsetPair = { own: number; other: number }

type YearOfOffsets = { firstDay: number; minutes: Int16Array; lowest: number; highest: number }
type KnownPairs = { firstDay: number; found: readonly OffsetPair[] }

// Intl is slow, and a list of jobs needs the same few zones for every row.
const years = new Map<string, YearOfOffsets>()
const pairs = new Map<string, Map<string, KnownPairs>>()

/** No zone has ever changed its clock and changed it back within a week. */
const STEP = 7

/** The offset of a zone on each day, in minutes. */
function yearOf(zone: string, firstDay: number): YearOfOffsets {
  const known = years.get(zone)
  if (known?.firstDay === firstDay) return known
  // Sampled at noon UTC: clocks change at night, and a difference of a few hours between two changes in the same night
  // does not affect anyone's working day.
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

/** Every pair that holds on at least one day, in chronological order. */
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

/** The lowest and highest offset of a zone within the year, in minutes. */
export function offsetRange(zone: string, from: Instant): { lowest: number; highest: number } {
  return yearOf(zone, Math.floor(from / DAY))
}
