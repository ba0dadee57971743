// A side's clock on a given day: at home, or wherever a planned trip takes them.

import { type Instant, instantAt, type LocalDate } from '#shared/kit/time-zones.ts'
import type { SideClock } from '../interview-facts.contract.ts'

type Travelling = Pick<SideClock, 'zone' | 'trips'>

const tripAt = ({ trips }: Pick<SideClock, 'trips'>, at: Instant) =>
  trips.find(({ startsAt, endsAt }) => Date.parse(startsAt) <= at && at < Date.parse(endsAt))

export const zoneAt = (clock: Travelling, at: Instant): string => tripAt(clock, at)?.zone ?? clock.zone

/** Away from home, the city and the country are those of the zone alone. */
export function clockAt(clock: SideClock, at: Instant): SideClock {
  const trip = tripAt(clock, at)
  return trip ? { ...clock, zone: trip.zone, city: null, country: null } : clock
}

/** The zone in which that date is spent, judged by its noon. */
export const zoneOn = (clock: Travelling, date: LocalDate): string =>
  zoneAt(clock, instantAt(clock.zone, date, 12 * 60))
