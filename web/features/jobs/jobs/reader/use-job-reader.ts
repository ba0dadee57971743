import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { fitPerson } from '#shared/features/jobs/jobs/fit/fit-card.ts'
import type { FitPerson } from '#shared/features/jobs/jobs/fit/fit-sides.ts'
import type { PayFloor, TalentFacts } from '#shared/features/people/talents/talent-facts.ts'
import type { ExchangeRates } from '#shared/kit/exchange-rates.ts'
import { type Instant, type LocalDate, localDateAt } from '#shared/kit/time-zones.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { useNow, useReaderZone } from '#web/platform/clock/use-now.ts'
import { ownFactsQuery, ratesQuery } from './reader-queries.ts'

/** The person who reads jobs, with everything a card or page needs to compute the fit. */
export type JobReader = {
  person: FitPerson
  city: string | null
  /** False: typical working hours are assumed, and the page says so. */
  hasOwnHours: boolean
  zone: string
  now: Instant
  today: LocalDate
  /** What they compare pay in; null to show each job's own. */
  currency: string | null
  rates: ExchangeRates
  payFloor: PayFloor | null
  /** Their skill levels by slug. */
  skills: ReadonlyMap<string, number>
}

/** Where someone who has not told us is taken to live. */
export type AssumedHome = { country: string | null; currency: string | null }

/** `requestedAt` is when the page's loader ran, so that server and browser render the same. */
export function useJobReader(requestedAt: Instant, assumed: AssumedHome | null = null): JobReader {
  const identity = useIdentity()
  const readerZone = useReaderZone()
  const now = useNow() ?? requestedAt
  const { data: facts } = useSuspenseQuery(ownFactsQuery)
  const { data: money } = useQuery(ratesQuery)
  const zone = identity?.timeZone ?? readerZone ?? 'UTC'
  return {
    person: fitPerson(
      { country: identity?.country ?? assumed?.country ?? null, timeZone: identity?.timeZone ?? null },
      { hours: facts.hours, workCountries: permitsOf(facts) },
    ),
    city: identity?.city ?? null,
    hasOwnHours: facts.hours !== null,
    zone,
    now,
    today: localDateAt(zone, now),
    currency: identity?.currency ?? facts.payFloor?.currency ?? identity?.homeCurrency ?? assumed?.currency ?? null,
    rates: money?.rates ?? {},
    payFloor: facts.payFloor,
    skills: new Map(facts.work?.skills.map(({ slug, level }) => [slug, level])),
  }
}

/** An empty list means that nothing was stated yet: everyone may work somewhere. */
function permitsOf({ place }: TalentFacts): readonly string[] | null {
  return place && place.workCountries.length > 0 ? place.workCountries : null
}
