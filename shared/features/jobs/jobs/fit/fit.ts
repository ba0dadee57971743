// Borderless fit: can this person really take this job from where they live? The same answer for search, cards, the job
// page, recommendations and companies. Pure, and fast enough to run for every job of a list.

import type { WorkDay } from '#shared/kit/day-band.ts'
import type { Instant, LocalDate } from '#shared/kit/time-zones.ts'
import { eligibilityReasons } from './eligibility-reasons.ts'
import { type FitReason, type Verdict, verdictOf } from './fit-reasons.ts'
import type { FitJob, FitPerson } from './fit-sides.ts'
import { hoursReasons } from './hours-reasons.ts'
import { type Overlap, overlapAhead } from './overlap.ts'

export type FitTime = { now: Instant; today: LocalDate }

export type Fit = {
  verdict: Verdict
  /** In the order of evaluation: reach, country, right to work, hours, what is unknown. */
  reasons: FitReason[]
  /** The quoted line of the job that says who can apply. */
  evidence: string | null
  /** Null if the person has not set their hours, or the job does not say when its team works. */
  overlap: Overlap | null
}

export function fitOf(person: FitPerson, job: FitJob, time: FitTime): Fit {
  const core = coreDay(job)
  const overlap = person.hours && core && overlapAhead(person.hours, core, time.now, job.hours.minOverlapHours * 60)
  const { decided, open } = eligibilityReasons(person, job, time.today)
  const reasons = [...decided, ...hoursReasons(person.hours, overlap, job.hours, time.now), ...open]
  return { verdict: verdictOf(reasons), reasons, evidence: job.eligibility.evidence, overlap }
}

/** The hours during which the job expects people to be available; null if it does not say. */
export function coreDay({ hours, team }: Pick<FitJob, 'hours' | 'team'>): WorkDay | null {
  const zone = hours.zone ?? team?.zone
  const window = hours.core ?? team?.window
  return zone && window ? { zone, window } : null
}
