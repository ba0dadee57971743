// When somebody is busy, read from their calendar (RFC 5545). Only the times are kept: no titles, no places, no other people.
//
// Repeated events are expanded on the wall clock of their zone and each occurrence is then converted to an instant, so an hour
// stays the same hour across clock changes. Everything that differs between Outlook, Google and Apple is handled here.

import ICAL from 'ical.js'
import type { Span } from '#shared/kit/day-band.ts'
import { DAY, type Instant } from '#shared/kit/time-zones.ts'
import { OWN_UID } from '../calendar/ics.ts'
import { expandWallTimes } from './expand-wall-times.ts'
import { timelyLines } from './timely-lines.ts'
import { calendarZones, type WallTime, type Zones } from './wall-times.ts'

/** More than anybody's appointments in two months. */
const MAX_SPANS = 5_000

export type CalendarToRead = {
  text: string
  /** For times and days without a zone of their own. */
  zone: string
  range: Span
}

/** Throws if the text is not a calendar. In order, and without overlaps. */
export function readBusySpans({ text, zone, range }: CalendarToRead): Span[] {
  const found: Span[] = []
  for (const calendar of calendarsOf(text)) {
    const zones = calendarZones(calendar, zone)
    const events = newest(calendar.getAllSubcomponents('vevent').filter((event) => !isOwn(event)))
    for (const event of events) found.push(...readableSpans(event, events, zones, range))
    for (const list of calendar.getAllSubcomponents('vfreebusy')) found.push(...freeBusy(list, zones))
  }
  const inRange = found.filter(({ from, to }) => from < to && from < range.to && to > range.from)
  return joined(inRange).slice(0, MAX_SPANS)
}

/** Two meetings at a time are one busy time. */
function joined(spans: readonly Span[]): Span[] {
  const found: Span[] = []
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    const last = found.at(-1)
    if (last && span.from <= last.to) found[found.length - 1] = { from: last.from, to: Math.max(last.to, span.to) }
    else found.push(span)
  }
  return found
}

function calendarsOf(text: string): ICAL.Component[] {
  // Some exports begin with a byte order mark, or with empty lines.
  const parsed = parse(timelyLines(text.replace(/^[\uFEFF\s]+/, '')))
  // One calendar, or a list of them.
  const list = typeof parsed[0] === 'string' ? [parsed] : parsed
  const calendars = list.map((one) => new ICAL.Component(one as unknown[])).filter(({ name }) => name === 'vcalendar')
  if (calendars.length === 0) throw new Error('no calendar')
  return calendars
}

const EVENTS = /^BEGIN:VEVENT\r?\n[\s\S]*?^END:VEVENT\r?\n/gim

/** One event that breaks the rules must not hide all others: it is left out. */
function parse(text: string): unknown[] {
  try {
    return ICAL.parse(text) as unknown[]
  } catch (error) {
    const readable = text.replace(EVENTS, (event) => (isReadable(event) ? event : ''))
    if (readable === text) throw error
    return ICAL.parse(readable) as unknown[]
  }
}

/** Dates are only read when they are used. */
function readableSpans(event: ICAL.Component, events: readonly ICAL.Component[], zones: Zones, range: Span): Span[] {
  try {
    return spansOf(event, changesOf(event, events, zones), zones, range)
  } catch {
    return []
  }
}

function isReadable(event: string): boolean {
  try {
    ICAL.parse(event)
    return true
  } catch {
    return false
  }
}

/** Our own interviews, in a calendar that follows them: they are known already, and this copy may be an old one. */
const isOwn = (event: ICAL.Component): boolean => textOf(event, 'uid').endsWith(OWN_UID)

/** Some exports keep what an event was before it changed: the same UID with a lower SEQUENCE. */
function newest(events: readonly ICAL.Component[]): ICAL.Component[] {
  const isSingle = (event: ICAL.Component) => event.hasProperty('recurrence-id')
  const sequenceOf = (event: ICAL.Component) => Number(textOf(event, 'sequence')) || 0
  const highest = new Map<string, number>()
  for (const event of events.filter((one) => !isSingle(one))) {
    const uid = textOf(event, 'uid')
    highest.set(uid, Math.max(highest.get(uid) ?? 0, sequenceOf(event)))
  }
  return events.filter((event) => isSingle(event) || sequenceOf(event) >= (highest.get(textOf(event, 'uid')) ?? 0))
}

const textOf = (component: ICAL.Component, name: string): string => {
  const value = component.getFirstPropertyValue(name)
  return value === null ? '' : String(value)
}

/** Events that leave the time free: cancelled, or marked so in either of the two ways. */
function isFree(event: ICAL.Component): boolean {
  if (textOf(event, 'status').toUpperCase() === 'CANCELLED') return true
  // Outlook's own mark is more precise than TRANSP, which it also writes.
  const outlook = textOf(event, 'x-microsoft-cdo-busystatus').toUpperCase()
  if (outlook !== '') return outlook === 'FREE' || outlook === 'WORKINGELSEWHERE'
  return textOf(event, 'transp').toUpperCase() === 'TRANSPARENT'
}

/** The other entries of a series: each changes or removes one of its occurrences, or changes that one and all that follow. */
function changesOf(event: ICAL.Component, events: readonly ICAL.Component[], zones: Zones): ICAL.Property[] {
  if (event.hasProperty('recurrence-id') || !isRepeated(event)) return []
  const uid = textOf(event, 'uid')
  return events
    .filter((other) => other !== event && textOf(other, 'uid') === uid)
    .flatMap((other) => other.getAllProperties('recurrence-id'))
    .filter((property) => hasReadableTimes(property, zones))
}

function hasReadableTimes(property: ICAL.Property, zones: Zones): boolean {
  try {
    return zones.read(property).length > 0
  } catch {
    return false
  }
}

const isRepeated = (event: ICAL.Component): boolean => event.hasProperty('rrule') || event.hasProperty('rdate')

function spansOf(event: ICAL.Component, changes: readonly ICAL.Property[], zones: Zones, range: Span): Span[] {
  const [start] = event.getAllProperties('dtstart').flatMap((property) => zones.read(property))
  if (!start || isFree(event)) return []
  const length = lengthOf(event, start, zones)
  const spanAt = (time: WallTime): Span => ({ from: zones.instantOf(time), to: time.until ?? length(time) })
  if (event.hasProperty('recurrence-id')) return [spanAt(start)]
  const rules = event.getAllProperties('rrule').map((property) => property.getFirstValue() as ICAL.Recur)
  const dates = event.getAllProperties('rdate').flatMap((property) => zones.read(property))
  const times = [...expandWallTimes(start, rules, zones, range), ...dates]
  const isExcluded = excludes(
    [...event.getAllProperties('exdate'), ...changes].flatMap((property) => zones.read(property)),
    zones,
  )
  const spans = times.filter((time) => !isExcluded(time)).map(spanAt)
  return followingChanges(spans, changes, zones)
}

/** From this occurrence on, a series is at another time, or is as long as another one. */
type FollowingChange = { from: Instant; later: number; length: number; isFree: boolean }

function followingChanges(spans: readonly Span[], changes: readonly ICAL.Property[], zones: Zones): Span[] {
  const following = changes
    .filter((property) => String(property.getParameter('range') ?? '').toUpperCase() === 'THISANDFUTURE')
    .flatMap((property) => followingChange(property, zones))
    .toSorted((one, other) => other.from - one.from)
  return spans.flatMap((span) => {
    const change = following.find(({ from }) => from <= span.from)
    if (!change) return [span]
    const from = span.from + change.later
    return change.isFree ? [] : [{ from, to: from + change.length }]
  })
}

function followingChange(property: ICAL.Property, zones: Zones): FollowingChange[] {
  const event = property.parent
  const [from] = zones.read(property).map(zones.instantOf)
  const [start] = event?.getAllProperties('dtstart').flatMap((one) => zones.read(one)) ?? []
  if (!event || from === undefined || !start) return []
  const at = zones.instantOf(start)
  return [{ from, later: at - from, length: lengthOf(event, start, zones)(start) - at, isFree: isFree(event) }]
}

/** A day excludes whatever starts on it; Apple writes such days for events with a time. */
function excludes(except: readonly WallTime[], zones: Zones): (time: WallTime) => boolean {
  const instants = new Set(except.filter(({ isDate }) => !isDate).map((time) => zones.instantOf(time)))
  const days = new Set(except.filter(({ isDate }) => isDate).map(({ time }) => dayOf(time)))
  // Conversely, an exact time excludes the whole day of an all-day event.
  const daysNamed = new Set(except.map(({ time }) => dayOf(time)))
  return (time) =>
    time.isDate ? daysNamed.has(dayOf(time.time)) : instants.has(zones.instantOf(time)) || days.has(dayOf(time.time))
}

const dayOf = (wall: number): string => new Date(wall).toISOString().slice(0, 10)

/** The end of an occurrence. All-day events count calendar days, all others elapsed time. */
function lengthOf(event: ICAL.Component, start: WallTime, zones: Zones): (time: WallTime) => Instant {
  const [end] = event.getAllProperties('dtend').flatMap((property) => zones.read(property))
  const duration = event.getFirstPropertyValue('duration')
  if (start.isDate) {
    const days = end ? end.time - start.time : duration instanceof ICAL.Duration ? duration.toSeconds() * 1000 : DAY
    return (time) => zones.instantOf({ ...time, time: time.time + Math.max(DAY, days) })
  }
  const given = duration instanceof ICAL.Duration ? duration.toSeconds() * 1000 : 0
  const milliseconds = end ? zones.instantOf(end) - zones.instantOf(start) : given
  return (time) => zones.instantOf(time) + milliseconds
}

/** A published list of busy times, as Exchange and CalDAV servers give it. */
function freeBusy(list: ICAL.Component, zones: Zones): Span[] {
  return list
    .getAllProperties('freebusy')
    .filter((property) => String(property.getParameter('fbtype') ?? 'BUSY').toUpperCase() !== 'FREE')
    .flatMap((property) => zones.read(property))
    .map((time) => ({ from: zones.instantOf(time), to: time.until ?? zones.instantOf(time) }))
}
