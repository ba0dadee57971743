// Applies the rules of a job to groups of people, one after the other. Pure: the same fit as everywhere else.

import { yearlyFloor } from '#server/features/jobs/jobs/pay-rates.service.ts'
import type { JobReach, ReachCount, ReachTerms } from '#shared/features/jobs/job-reach/job-reach.contract.ts'
import {
  GROUP_STEP,
  MIN_GROUP,
  MIN_PER_COUNTRY,
  type ReachRule,
  reachRules,
} from '#shared/features/jobs/job-reach/reach-rules.ts'
import { eligibilityReasons } from '#shared/features/jobs/jobs/fit/eligibility-reasons.ts'
import { coreDay, type FitTime } from '#shared/features/jobs/jobs/fit/fit.ts'
import { fitJob, fitPerson } from '#shared/features/jobs/jobs/fit/fit-card.ts'
import { verdictOf } from '#shared/features/jobs/jobs/fit/fit-reasons.ts'
import type { FitJob, FitPerson } from '#shared/features/jobs/jobs/fit/fit-sides.ts'
import { hoursReasons } from '#shared/features/jobs/jobs/fit/hours-reasons.ts'
import { overlapAhead } from '#shared/features/jobs/jobs/fit/overlap.ts'
import { yearlyEuros } from '#shared/features/jobs/jobs/pay/comparable-pay.ts'
import type { WorkWindow } from '#shared/kit/day-band.ts'
import type { ExchangeRates } from '#shared/kit/exchange-rates.ts'
import type { AlikePeople } from './job-reach.queries.ts'

type Job = { terms: ReachTerms; company: { timeZone: string; workWindow: WorkWindow } }
type Known = { time: FitTime; rates: ExchangeRates }

/** By how many hours the overlap is reduced for the suggestion. */
const RELAXED_BY = 2

export function countReach(groups: readonly AlikePeople[], { terms, company }: Job, known: Known): JobReach {
  const job = fitJob({ ...terms, company })
  const rules: Record<ReachRule, (group: AlikePeople) => boolean> = {
    skills: () => true,
    eligibility: (group) => isEligible(personOf(group), job, known.time),
    hours: hoursRule(job, known.time),
    pay: payRule(terms, known.rates),
  }
  let left = groups
  const steps = reachRules.map((rule) => {
    left = left.filter(rules[rule])
    return { rule, ...countOf(left) }
  })
  const reach = { steps, relaxed: null }
  if (terms.hours.minOverlapHours === 0) return reach
  const minOverlapHours = Math.max(0, terms.hours.minOverlapHours - RELAXED_BY)
  const hours = hoursRule({ ...job, hours: { ...job.hours, minOverlapHours } }, known.time)
  const relaxed = countOf(groups.filter((group) => rules.eligibility(group) && hours(group) && rules.pay(group)))
  const isMore = (relaxed.people ?? 0) > (steps.at(-1)?.people ?? 0)
  return isMore ? { steps, relaxed: { minOverlapHours, ...relaxed } } : reach
}

export function countOf(groups: readonly AlikePeople[]): ReachCount {
  const byCountry = new Map<string, number>()
  for (const { country, people } of groups) byCountry.set(country, (byCountry.get(country) ?? 0) + people)
  const counts = [...byCountry.values()]
  const people = counts.reduce((sum, count) => sum + count, 0)
  if (people < MIN_GROUP) return { people: null, countries: null }
  return {
    people: Math.floor(people / GROUP_STEP) * GROUP_STEP,
    countries: counts.filter((count) => count >= MIN_PER_COUNTRY).length,
  }
}

const personOf = ({ country, timeZone, workFrom, workTo, workCountries }: AlikePeople): FitPerson =>
  fitPerson(
    { country, timeZone },
    { hours: workFrom === null || workTo === null ? null : { from: workFrom, to: workTo }, workCountries },
  )

/** Conditional eligibility counts: the two sides can settle the rest. */
function isEligible(person: FitPerson, job: FitJob, { today }: FitTime): boolean {
  const { decided, open } = eligibilityReasons(person, job, today)
  const verdict = verdictOf([...decided, ...open])
  return verdict === 'yes' || verdict === 'yes_if'
}

/** Most people share one of a few days, so each day is compared once. */
function hoursRule(job: FitJob, { now }: FitTime): (group: AlikePeople) => boolean {
  const verdicts = new Map<string, boolean>()
  const core = coreDay(job)
  return (group) => {
    const key = `${group.timeZone} ${group.workFrom} ${group.workTo}`
    const seen = verdicts.get(key)
    if (seen !== undefined) return seen
    const { hours: own } = personOf(group)
    const overlap = own && core && overlapAhead(own, core, now, job.hours.minOverlapHours * 60)
    const isMet = verdictOf(hoursReasons(own, overlap, job.hours, now)) === 'yes'
    verdicts.set(key, isMet)
    return isMet
  }
}

function payRule({ pay }: ReachTerms, rates: ExchangeRates): (group: AlikePeople) => boolean {
  const top = yearlyEuros(pay, rates)
  return ({ floorAmount: amount, floorCurrency: currency, floorPeriod: period }) => {
    if (top === null || amount === null || currency === null || period === null) return true
    const floor = yearlyFloor({ amount, currency, period })
    return floor === null || floor <= top
  }
}
