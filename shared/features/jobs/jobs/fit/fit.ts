// Borderless fit: can this job really be taken from where this person lives? One answer for search, cards, job page,
// recommendations and companies. Pure, and quick enough to be asked for every job of a list.

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
  /** In the order they were weighed: reach, place, right to work, hours, what is not said. */
  reasons: FitReason[]
  /** The line of the job that says who may take it, quoted. */
  evidence: string | null
  /** Null when the person has not said when they work. */
  overlap: Overlap | null
}

export function fitOf(person: FitPerson, job: FitJob, time: FitTime): Fit {
  const core = coreDay(job)
  const overlap = person.hours && overlapAhead(person.hours, core, time.now, job.hours.minOverlapHours * 60)
  const { decided, open } = eligibilityReasons(person, job, time.today)
  const reasons = [...decided, ...hoursReasons(person.hours, overlap, job.hours, time.now), ...open]
  return { verdict: verdictOf(reasons), reasons, evidence: job.eligibility.evidence, overlap }
}

/** The hours in which the job wants people to be there. */
export const coreDay = ({ hours, team }: Pick<FitJob, 'hours' | 'team'>): WorkDay => ({
  zone: hours.zone ?? team.zone,
  window: hours.core ?? team.window,
})
