// The two sides a fit is weighed between, reduced to what decides.

import type { WorkDay } from '#shared/kit/day-band.ts'
import type { Eligibility, Engagement, JobHours, Workplace } from '../job-terms.ts'
import type { OwnHours } from './overlap.ts'
import type { WorkPermit } from './work-authorization.ts'

export type FitPerson = {
  /** Where they live; null: they have not said. */
  country: string | null
  /** ISO 3166-2, for example US-WA. */
  subdivision: string | null
  /** Null: they have not said. */
  hours: OwnHours | null
  /** Null: they have not said, which is not the same as having none. */
  permits: readonly WorkPermit[] | null
}

export type FitOffice = { city: string | null; country: string }

export type FitJob = {
  eligibility: Eligibility
  engagements: readonly Engagement[]
  workplace: Workplace
  offices: readonly FitOffice[]
  hours: JobHours
  /** The working day of the team, which stands in for what `hours` leaves open. */
  team: WorkDay
}
