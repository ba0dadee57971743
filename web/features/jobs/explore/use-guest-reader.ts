import { useSuspenseQuery } from '@tanstack/react-query'
import type { GuestPlace } from '#shared/features/jobs/explore/explore.contract.ts'
import { GUEST_DAY } from '#shared/features/jobs/explore/guest-day.ts'
import { fitPerson } from '#shared/features/jobs/jobs/fit/fit-card.ts'
import { type Instant, localDateAt } from '#shared/kit/time-zones.ts'
import type { GuestAddress } from '#web/features/jobs/job-search/address/guest-address.ts'
import { ratesQuery } from '#web/features/jobs/jobs/reader/reader-queries.ts'
import type { JobReader } from '#web/features/jobs/jobs/reader/use-job-reader.ts'
import { useNow } from '#web/platform/clock/use-now.ts'
import { placeQuery } from './explore-queries.ts'

export type GuestReader = JobReader & { place: GuestPlace }

/** The guest as a reader of jobs: everything known about them is in the URL. */
export function useGuestReader(guest: GuestAddress, requestedAt: Instant): GuestReader {
  const { data: place } = useSuspenseQuery(placeQuery(guest))
  const { data: money } = useSuspenseQuery(ratesQuery)
  const now = useNow() ?? requestedAt
  const zone = place.timeZone ?? 'UTC'
  const { day } = guest
  return {
    place,
    person: fitPerson(
      { country: place.country, timeZone: place.timeZone },
      { hours: day ? { from: day.from * 60, to: day.until * 60 } : GUEST_DAY, workCountries: null },
    ),
    city: place.city,
    hasOwnHours: day !== null,
    zone,
    now,
    today: localDateAt(zone, now),
    currency: place.currency,
    rates: money.rates,
    payFloor: null,
    skills: new Map(),
  }
}
