import ICAL from 'ical.js'
import type { Span } from '#shared/kit/day-band.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import type { WallTime, Zones } from './wall-times.ts'

/** Enough for fifty years of a daily event; rules that repeat every second stop here. */
const MAX_STEPS = 20_000

/** The first occurrence and all that follow from the rules, up to the end of the range. */
export function expandWallTimes(start: WallTime, rules: readonly ICAL.Recur[], zones: Zones, range: Span): WallTime[] {
  const times = new Map([[start.time, start]])
  for (const rule of rules) for (const time of expand(start, rule, zones, range)) times.set(time.time, time)
  return [...times.values()]
}

function expand(start: WallTime, rule: ICAL.Recur, zones: Zones, range: Span): WallTime[] {
  const until = rule.until === null || rule.until === undefined ? null : lastOf(rule.until, start, zones)
  const { plain, isMeant } = simplified(rule, start)
  const iterator = plain.iterator(floating(start))
  const found: WallTime[] = []
  let left = rule.count ?? Number.POSITIVE_INFINITY
  for (let step = 0; step < MAX_STEPS && left > 0; step += 1) {
    const next = iterator.next() as ICAL.Time | undefined | null
    if (!next) break
    if (!isMeant(next)) continue
    left -= 1
    const time = { ...start, time: wallOf(next) }
    if (until !== null && time.time > until) break
    const at = zones.instantOf(time)
    if (at >= range.to) break
    // Long events that began before the range reach into it.
    if (at >= range.from - 31 * DAY) found.push(time)
  }
  return found
}

/** The end as the event's own clock shows it: RFC 5545 wants UTC there, some calendars write the local time or a day. */
function lastOf(until: ICAL.Time, start: WallTime, zones: Zones): number {
  const last = zones.wallTimeOf(until)
  if (last.isDate) return last.time + DAY - 1
  if (until.zone !== ICAL.Timezone.utcTimezone) return last.time
  return start.isDate ? last.time : zones.shownAt(start.clock, last.time)
}

/**
 * What the library gets wrong is done here: an end is compared on the event's own clock, months left out of a monthly rule neither
 * count nor shift the others, and 29 February is not 1 March in other years.
 */
function simplified(rule: ICAL.Recur, start: WallTime): { plain: ICAL.Recur; isMeant: (time: ICAL.Time) => boolean } {
  const plain = rule.clone()
  plain.until = null
  plain.count = null
  const months = rule.freq === 'MONTHLY' ? rule.parts.BYMONTH : undefined
  if (months) delete plain.parts.BYMONTH
  const isEveryYear = rule.freq === 'YEARLY' && Object.keys(rule.parts).length === 0
  const day = new Date(start.time).getUTCDate()
  return {
    plain,
    isMeant: (time) => (!months || months.includes(time.month)) && (!isEveryYear || time.day === day),
  }
}

const wallOf = ({ year, month, day, hour, minute, second, isDate }: ICAL.Time): number =>
  Date.UTC(year, month - 1, day, isDate ? 0 : hour, isDate ? 0 : minute, isDate ? 0 : second)

const floating = ({ time, isDate }: WallTime): ICAL.Time => {
  const at = new Date(time)
  return ICAL.Time.fromData({
    year: at.getUTCFullYear(),
    month: at.getUTCMonth() + 1,
    day: at.getUTCDate(),
    hour: at.getUTCHours(),
    minute: at.getUTCMinutes(),
    second: at.getUTCSeconds(),
    isDate,
  })
}
