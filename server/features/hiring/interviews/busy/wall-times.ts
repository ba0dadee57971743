// Times as calendars write them: a local time and its zone.

import ICAL from 'ical.js'
import { type Instant, instantAt, MINUTE } from '#shared/kit/time-zones.ts'
import { zoneNamed } from './zone-names.ts'

/** How far the clock is ahead of UTC when it shows this, in milliseconds. */
type Clock = (wall: number) => number

/** `time`: what the clock shows, as if it were UTC. */
export type WallTime = {
  time: number
  isDate: boolean
  clock: Clock
  /** For periods, which state their own end. */
  until?: Instant
}

export type Zones = {
  read(property: ICAL.Property): WallTime[]
  wallTimeOf(time: ICAL.Time, tzid?: string): WallTime
  instantOf(time: WallTime): Instant
  /** What this clock shows then. */
  shownAt(clock: Clock, at: Instant): number
}

const utc: Clock = () => 0

const clockOfZone =
  (zone: string): Clock =>
  (wall) => {
    const minute = Math.floor(wall / MINUTE) * MINUTE
    const date = new Date(minute).toISOString().slice(0, 10)
    return minute - instantAt(zone, date, (minute - Date.parse(`${date}T00:00:00Z`)) / MINUTE)
  }

/** From the zone's definition in the calendar itself. */
function clockOfDefinition(component: ICAL.Component): Clock {
  const zone = new ICAL.Timezone(component)
  return (wall) => zone.utcOffset(ICAL.Time.fromJSDate(new Date(wall), true)) * 1000
}

export function calendarZones(calendar: ICAL.Component, fallback: string): Zones {
  const named = String(calendar.getFirstPropertyValue('x-wr-timezone') ?? '')
  const own = clockOfZone(zoneNamed(named) ?? fallback)
  const known = new Map<string, Clock>()
  const definitions = new Map(
    calendar
      .getAllSubcomponents('vtimezone')
      .map((component) => [String(component.getFirstPropertyValue('tzid') ?? ''), component]),
  )

  function clockNamed(tzid: string): Clock {
    const before = known.get(tzid)
    if (before) return before
    // A known name goes first: definitions in calendars often lack the clock changes of other years.
    const zone = zoneNamed(tzid)
    const definition = definitions.get(tzid)
    const clock = zone ? clockOfZone(zone) : definition ? clockOfDefinition(definition) : own
    known.set(tzid, clock)
    return clock
  }

  const zones: Zones = {
    read(property) {
      const given = property.getParameter('tzid')
      const tzid = typeof given === 'string' ? given : undefined
      return (property.getValues() as unknown[]).flatMap((value) => {
        if (value instanceof ICAL.Time) return [zones.wallTimeOf(value, tzid)]
        if (!(value instanceof ICAL.Period)) return []
        const until = zones.instantOf(zones.wallTimeOf(value.getEnd(), tzid))
        return [{ ...zones.wallTimeOf(value.start, tzid), until }]
      })
    },
    wallTimeOf(time, tzid) {
      const { year, month, day, hour, minute, second, isDate } = time
      const wall = Date.UTC(year, month - 1, day, isDate ? 0 : hour, isDate ? 0 : minute, isDate ? 0 : second)
      const isUtc = time.zone === ICAL.Timezone.utcTimezone
      return { time: wall, isDate, clock: isDate ? own : isUtc ? utc : tzid ? clockNamed(tzid) : own }
    },
    instantOf: ({ time, clock }) => time - clock(time),
    shownAt: (clock, at) => {
      // The offset depends on what the clock shows; two steps are enough to find it.
      const guess = at + clock(at)
      return at + clock(guess)
    },
  }
  return zones
}
