// Both sides of a fit, from what the product holds of them: the same reading for search, cards, job page and companies.

import type { WorkWindow } from '#shared/kit/day-band.ts'
import type { Eligibility, Engagement, JobHours, Workplace } from '../job-terms.ts'
import type { FitJob, FitPerson } from './fit-sides.ts'

/** Until a person has said when they work, an ordinary day on their own clock. */
export const USUAL_DAY: WorkWindow = { from: 9 * 60, to: 17 * 60 }

type Lives = { country: string | null; timeZone: string | null }
/** Null: they have not said, which is not the same as having none. */
type ReaderFacts = { hours: WorkWindow | null; workCountries: readonly string[] | null }

export const fitPerson = ({ country, timeZone }: Lives, { hours, workCountries }: ReaderFacts): FitPerson => ({
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
  company: { timeZone: string; workWindow: WorkWindow }
}

export const fitJob = ({ eligibility, engagements, workplace, hours, locations, company }: Card): FitJob => ({
  eligibility,
  engagements,
  workplace,
  hours,
  offices: locations.flatMap(({ city, country }) => (country === null ? [] : [{ city, country }])),
  team: { zone: company.timeZone, window: company.workWindow },
})
