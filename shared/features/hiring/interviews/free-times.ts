// Times at which both sides can meet: within the company's working hours on weekdays, at a decent hour for the talent, and clear
// of everything already booked. Everything is computed with instants, so clock changes on either side need no special case.

import { type Span, type WorkDay, type WorkWindow, workSpans } from '#shared/kit/day-band.ts'
import { DAY, type Instant, localDateAt, MINUTE, minuteOfDayAt } from '#shared/kit/time-zones.ts'
import type { SideClock } from './interview-facts.contract.ts'
import { EARLIEST_MINUTE, LATEST_MINUTE, MIN_NOTICE } from './interview-kinds.ts'
import { zoneAt } from './travel/clock-at.ts'

const STEP = 30 * MINUTE
const DAYS = 14
const MOST = 40
const MOST_PER_DAY = 6

export type FreeTimesInput = {
  now: Instant
  minutes: number
  company: WorkDay
  talent: WorkDay & Pick<SideClock, 'trips'>
  /** What either side has at that time already. */
  busy: readonly Span[]
  /** Only these days; without any, the next two weeks. */
  days?: Span
  /** Only this part of the company's working day. */
  hours?: WorkWindow | null
}

/** `isInHours`: within the talent's own working hours. */
export type FreeTime = { at: Instant; isInHours: boolean }

/** The talent's clock shows neither night nor late evening, from start to end. */
export function isDecentHour(zone: string, { from, to }: Span): boolean {
  const [start, end] = [minuteOfDayAt(zone, from), minuteOfDayAt(zone, to)]
  return start >= EARLIEST_MINUTE && end <= LATEST_MINUTE && localDateAt(zone, from) === localDateAt(zone, to)
}

export const isWithin = (spans: readonly Span[], { from, to }: Span): boolean =>
  spans.some((span) => span.from <= from && to <= span.to)

export const overlapsAny = (spans: readonly Span[], { from, to }: Span): boolean =>
  spans.some((span) => span.from < to && from < span.to)

const isWeekend = (zone: string, at: Instant): boolean =>
  [0, 6].includes(new Date(`${localDateAt(zone, at)}T00:00:00Z`).getUTCDay())

/** A few of each day, in order. The first of each day are those within both sides' working hours, where there are any. */
export const freeTimes = (input: FreeTimesInput): FreeTime[] => fewPerDay(allFreeTimes(input), input.company.zone)

/** In order. */
export function allFreeTimes({ now, minutes, company, talent, busy, days, hours }: FreeTimesInput): FreeTime[] {
  const { from, to } = days ?? { from: now, to: now + DAYS * DAY }
  const range = { from: Math.ceil(Math.max(from, now + MIN_NOTICE) / STEP) * STEP, to }
  if (range.from >= range.to) return []
  const atWork = workSpans(company, range)
  const within = hours ? workSpans({ zone: company.zone, window: hours }, range) : atWork
  const talentAtWork = new Map(
    [talent, ...talent.trips].map(({ zone }) => [zone, workSpans({ zone, window: talent.window }, range)]),
  )
  const found: FreeTime[] = []
  for (let at = range.from; at < range.to; at += STEP) {
    const span = { from: at, to: at + minutes * MINUTE }
    if (isWeekend(company.zone, at) || !isWithin(atWork, span) || !isWithin(within, span)) continue
    const zone = zoneAt(talent, at)
    if (!isDecentHour(zone, span) || overlapsAny(busy, span)) continue
    found.push({ at, isInHours: isWithin(talentAtWork.get(zone) ?? [], span) })
  }
  return found
}

function fewPerDay(times: readonly FreeTime[], zone: string): FreeTime[] {
  const days = Map.groupBy(times, ({ at }) => localDateAt(zone, at))
  return [...days.values()]
    .flatMap((day) => {
      const inHours = day.filter(({ isInHours }) => isInHours)
      return (inHours.length > 0 ? inHours : day).slice(0, MOST_PER_DAY)
    })
    .slice(0, MOST)
}
