// How a job fits its reader, as three facts that are always in the same order: eligible, hours, pay.

import { type Fit, fitOf } from '#shared/features/jobs/jobs/fit/fit.ts'
import { fitJob } from '#shared/features/jobs/jobs/fit/fit-card.ts'
import {
  type FitReason,
  type FitReasonCode,
  type Verdict,
  verdictOf,
} from '#shared/features/jobs/jobs/fit/fit-reasons.ts'
import type { JobCard } from '#shared/features/jobs/jobs/jobs.contract.ts'
import type { FitState } from '#web/ui/fit-block.tsx'
import type { JobReader } from '../reader/use-job-reader.ts'
import { type JobPayShown, payFor } from './job-pay.ts'

export type JobFit = {
  fit: Fit
  eligible: { state: FitState; reasons: FitReason[] }
  hours: { state: FitState; reasons: FitReason[] }
  pay: { state: FitState; shown: JobPayShown | null }
}

const hoursCodes: readonly FitReasonCode[] = [
  'hours_short',
  'hours_undeclared',
  'team_hours_unknown',
  'offset_outside',
  'hours_enough',
]
const states: Record<Verdict, FitState> = { yes: 'yes', yes_if: 'partly', unknown: 'unknown', no: 'no' }

/** With less overlap than this, teams mostly work asynchronously. */
const GOOD_OVERLAP = 4 * 60

export function jobFit(job: JobCard, reader: JobReader): JobFit {
  const fit = fitOf(reader.person, fitJob(job), { now: reader.now, today: reader.today })
  const isAboutHours = ({ code }: FitReason) => hoursCodes.includes(code)
  const eligible = decisiveFirst(fit.reasons.filter((reason) => !isAboutHours(reason)))
  const hours = fit.reasons.filter(isAboutHours)
  const shown = payFor(job.pay, reader)
  return {
    fit,
    eligible: { state: states[verdictOf(eligible)], reasons: eligible },
    hours: { state: hoursState(fit, hours), reasons: hours },
    pay: { state: shown === null ? 'unknown' : shown.isBelowFloor ? 'partly' : 'yes', shown },
  }
}

/**
 * Only the first reason is shown, so put the decisive ones first: holding a permit means nothing where it is unknown who may
 * apply.
 */
function decisiveFirst(reasons: readonly FitReason[]): FitReason[] {
  const verdict = verdictOf(reasons)
  const isDecisive = (reason: FitReason) => verdictOf([reason]) === verdict
  return [...reasons.filter(isDecisive), ...reasons.filter((reason) => !isDecisive(reason))]
}

function hoursState({ overlap }: Fit, reasons: readonly FitReason[]): FitState {
  if (overlap === null) return 'unknown'
  if (reasons.length > 0 && verdictOf(reasons) === 'yes') return 'yes'
  if (overlap.bestMinutes === 0) return 'no'
  return reasons.length === 0 && overlap.worstMinutes >= GOOD_OVERLAP ? 'yes' : 'partly'
}

/** How many of the three are a plain yes. */
export const countYes = ({ eligible, hours, pay }: JobFit): number =>
  [eligible, hours, pay].filter(({ state }) => state === 'yes').length
