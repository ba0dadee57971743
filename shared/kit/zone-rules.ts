// The server's rules for the time zones of a page. A phone that is a few years old may have wrong rules, and the page
// must come out the same when rendered on the server and in the browser.

import { DAY, findTransition, type Instant, isTimeZone, offsetAt, type ZoneRules } from './time-zones.ts'

export type RulesByZone = Record<string, ZoneRules>

/** Pages look twelve months ahead and show events of the past months. */
const DAYS_BACK = 400
const DAYS_AHEAD = 800
/** No zone has ever changed its clock and changed it back within a week. */
const STEP = 7 * DAY
/** More than this is a list to choose from, not hours to display. */
const MAX_ZONES = 80

const cache = new Map<string, ZoneRules>()

export function rulesOf(zones: Iterable<string>, now: Instant): RulesByZone {
  const real = [...new Set(zones)].slice(0, MAX_ZONES).filter((zone) => cache.has(zone) || isTimeZone(zone))
  return Object.fromEntries(real.map((zone) => [zone, rulesForZone(zone, now)]))
}

/** Cached for a day; even a page left open for longer has a year to spare. */
function rulesForZone(zone: string, now: Instant): ZoneRules {
  const today = Math.floor(now / DAY) * DAY
  const from = today - DAYS_BACK * DAY
  const cached = cache.get(zone)
  if (cached?.from === from) return cached
  const to = today + DAYS_AHEAD * DAY
  const rules = { from, to, offsets: offsetsWithin(zone, from, to) }
  cache.set(zone, rules)
  return rules
}

function offsetsWithin(zone: string, from: Instant, to: Instant): [Instant, number][] {
  const found: [Instant, number][] = [[from, offsetAt(zone, from)]]
  for (let at = from; at < to; at += STEP) {
    const [before, after] = [offsetAt(zone, at), offsetAt(zone, at + STEP)]
    if (before !== after) found.push([findTransition(zone, at, at + STEP, after), after])
  }
  return found
}

/** Collects the time zones from a page's data: values of properties whose name ends in `zone`. */
export function zonesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const one of value) zonesIn(one, found)
  else if (typeof value === 'object' && value !== null)
    for (const name of Object.keys(value)) {
      const one = (value as Record<string, unknown>)[name]
      if (typeof one !== 'string') zonesIn(one, found)
      else if (isZoneName(name)) found.add(one)
    }
  return found
}

/** Every property of every document is checked, so most names are told apart without a regular expression. */
const isZoneName = (name: string): boolean => name.endsWith('one') && /zone$/i.test(name)
