// Builds both sides of a fit from stored data, the same way for search, cards, the job page and companies.

import type { WorkWindow } from '#shared/kit/day-band.ts'
import type { Eligibility, Engagement, JobHours, Workplace } from '../job-terms.ts'
import type { FitJob, FitPerson } from './fit-sides.ts'

/** Assumed until a person has set their hours: a usual day in their own time zone. */
export const USUAL_DAY: WorkWindow = { from: 9 * 60, to: 17 * 60 }

type Residence = { country: string | null; timeZone: string | null }
/** Null if not set, which is different from having none. */
type ReaderFacts = { hours: WorkWindow | null; workCountries: readonly string[] | null }

export const fitPerson = ({ country, timeZone }: Residence, { hours, workCountries }: ReaderFacts): FitPerson => ({
  country,
  subdivision: null,
  hours: timeZone === null ? null : { zone: timeZone, window: hours ?? USUAL_DAY, flexibleMinutes: 0 },
  permits: workCountries?.map((one) => ({ country: one, kind: 'permanent' as const, expiresOn: null })) ?? null,
})

type Card = {
  eligibility: Eligibility
  engagements: readonly Engagement[]
  workplace: Workplace
  hours: JobHours
  locations: readonly { city: string | null; country: string | null }[]
  company: { timeZone: string | null; workWindow: WorkWindow | null }
}

export const fitJob = ({ eligibility, engagements, workplace, hours, locations, company }: Card): FitJob => ({
  eligibility,
  engagements,
  workplace,
  hours,
  offices: locations.flatMap(({ city, country }) => (country === null ? [] : [{ city, country }])),
  team:
    company.timeZone === null || company.workWindow === null
      ? null
      : { zone: company.timeZone, window: company.workWindow },
})
