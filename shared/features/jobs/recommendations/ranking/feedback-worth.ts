// Applies a person's dismissals to a job: the more it resembles a dismissed one in the given respect, the lower its
// value.

import type { Dismissal, RankedJob } from './ranking-sides.ts'
import { feedbackWorth } from './ranking-weights.ts'
import { skillOverlap } from './skill-overlap.ts'

/** From 0 to 1; 1 if no dismissal applies. */
export function feedbackWorthOf(dismissals: readonly Dismissal[], job: RankedJob): number {
  const against = dismissals.map((dismissal) => weightAgainst(dismissal, job))
  return 1 - Math.max(0, ...against)
}

function weightAgainst({ reason, job: dismissed }: Dismissal, job: RankedJob): number {
  switch (reason) {
    case 'not_my_work':
      return (
        feedbackWorth.not_my_work *
        skillOverlap(
          dismissed.skillIds,
          job.skills.map(({ skillId }) => skillId),
        )
      )
    case 'pay':
      return isPaidNoBetter(dismissed, job) ? feedbackWorth.pay : 0
    case 'level':
      return job.seniority === dismissed.seniority ? feedbackWorth.level : 0
    case 'place':
      return job.teamCountry !== null && job.teamCountry === dismissed.teamCountry ? feedbackWorth.place : 0
    case 'company':
      return job.companyId === dismissed.companyId ? feedbackWorth.company : 0
    case 'seen':
    case 'other':
      return 0
  }
}

/** Someone who dismissed a job without stated pay because of its pay does not want others without it. */
function isPaidNoBetter(dismissed: { pay: number | null }, job: { pay: number | null }): boolean {
  if (dismissed.pay === null) return job.pay === null
  return job.pay !== null && job.pay <= dismissed.pay
}
