// The day band: where each side's working hours fall in the reader's day, and when both sides work. Everything is
// stored as instants, so days of 23 or 25 hours and offsets of 30 or 45 minutes need no special case.

import {
  addDays,
  dayAt,
  type Instant,
  instantAt,
  type LocalDate,
  localDateAt,
  MINUTE,
  MINUTES_PER_DAY,
  rulesEdition,
} from './time-zones.ts'

/** Minutes after local midnight, `to` up to 1440. `to` before `from` means the hours run past midnight. */
export type WorkWindow = { from: number; to: number }
export type WorkDay = { zone: string; window: WorkWindow }
export type Span = { from: Instant; to: Instant }
export type BandSegment = Span & { isShared: boolean }

export type DayBand = {
  /** What the strip shows: the reader's whole day, or the requested part of it. */
  day: Span
  zone: string
  own: BandSegment[]
  other: BandSegment[]
  shared: Span[]
  sharedMinutes: number
}

type DayBandInput = {
  date: LocalDate
  own: WorkDay
  other: WorkDay
  /** Limits the strip to part of the day, in minutes of the reader's clock. */
  view?: WorkWindow
}

const MAX_KNOWN = 2_000
const known = new Map<string, DayBand>()

/** Kept, because every row of a list has one and teams share their hours. */
export function dayBand(input: DayBandInput): DayBand {
  const { date, own, other, view } = input
  const hoursOf = ({ zone, window }: WorkDay) => `${zone} ${window.from} ${window.to}`
  const name = `${rulesEdition()} ${date} ${hoursOf(own)} ${hoursOf(other)} ${view?.from} ${view?.to}`
  const existing = known.get(name)
  if (existing) return existing
  if (known.size >= MAX_KNOWN) known.clear()
  const band = computeBand(input)
  known.set(name, band)
  return band
}

function computeBand({ date, own, other, view }: DayBandInput): DayBand {
  const day = view
    ? { from: instantAt(own.zone, date, view.from), to: instantAt(own.zone, date, view.to) }
    : dayAt(own.zone, date)
  const ownSpans = workSpans(own, day)
  const otherSpans = workSpans(other, day)
  const shared = intersect(ownSpans, otherSpans)
  return {
    day,
    zone: own.zone,
    own: markShared(ownSpans, shared),
    other: markShared(otherSpans, shared),
    shared,
    sharedMinutes: Math.round(shared.reduce((sum, span) => sum + span.to - span.from, 0) / MINUTE),
  }
}

/** When a side works within a range: the hours of each calendar day that touches it, in order. */
export function workSpans({ zone, window }: WorkDay, range: Span): Span[] {
  const last = localDateAt(zone, range.to)
  const spans: Span[] = []
  // One day early: last night's shift may reach into the range.
  for (let date = addDays(localDateAt(zone, range.from), -1); date <= last; date = addDays(date, 1)) {
    const endDate = window.to < window.from ? addDays(date, 1) : date
    const from = Math.max(instantAt(zone, date, window.from), range.from)
    const to = Math.min(instantAt(zone, endDate, window.to), range.to)
    if (from < to) appendSpan(spans, { from, to })
  }
  return spans
}

/** Merges touching spans, so that round-the-clock hours are one span and a repeated hour counts once. */
function appendSpan(spans: Span[], span: Span): void {
  const previous = spans.at(-1)
  if (previous && span.from <= previous.to) previous.to = Math.max(previous.to, span.to)
  else spans.push(span)
}

function intersect(left: Span[], right: Span[]): Span[] {
  return left.flatMap((a) =>
    right
      .map((b) => ({ from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) }))
      .filter((span) => span.from < span.to),
  )
}

function markShared(spans: Span[], shared: Span[]): BandSegment[] {
  return spans.flatMap((span) => {
    const segments: BandSegment[] = []
    let at = span.from
    for (const both of intersect([span], shared)) {
      if (at < both.from) segments.push({ from: at, to: both.from, isShared: false })
      segments.push({ ...both, isShared: true })
      at = both.to
    }
    if (at < span.to) segments.push({ from: at, to: span.to, isShared: false })
    return segments
  })
}

/** The position of an instant on the strip, clamped: 0 at its start, 1 at its end. */
export function positionOn(day: Span, instant: Instant): number {
  const length = day.to - day.from
  return length <= 0 ? 0 : Math.min(1, Math.max(0, (instant - day.from) / length))
}

/** Hours to label below the strip, by the reader's clock: unevenly spaced on days when clocks change. */
export function hourMarks(day: Span, zone: string, everyMinutes: number): Instant[] {
  const date = localDateAt(zone, day.from)
  const marks: Instant[] = []
  for (let minute = 0; minute <= MINUTES_PER_DAY; minute += everyMinutes) {
    const instant = instantAt(zone, date, minute)
    if (instant >= day.from && instant <= day.to) marks.push(instant)
  }
  return marks
}
