// The two sides a fit is computed from, reduced to what matters for it.

import type { WorkDay } from '#shared/kit/day-band.ts'
import type { Eligibility, Engagement, JobHours, Workplace } from '../job-terms.ts'
import type { OwnHours } from './overlap.ts'
import type { WorkPermit } from './work-authorization.ts'

export type FitPerson = {
  /** Where they live; null if not set. */
  country: string | null
  /** ISO 3166-2, for example US-WA. */
  subdivision: string | null
  /** Null if not set. */
  hours: OwnHours | null
  /** Null if not set, which is different from having none. */
  permits: readonly WorkPermit[] | null
}

export type FitOffice = { city: string | null; country: string }

export type FitJob = {
  eligibility: Eligibility
  engagements: readonly Engagement[]
  workplace: Workplace
  offices: readonly FitOffice[]
  hours: JobHours
  /** The team's working day, used for whatever `hours` leaves open; null if nobody said when it works. */
  team: WorkDay | null
}
