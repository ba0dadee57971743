// How jobs fit a reader, computed once per key: thousands of jobs share the same terms, and everyone in a country, or with the
// same working hours, gets the same results. Cached for the day, since both depend on the current date.

import { readHours, readReach } from '#server/features/jobs/jobs/search-facts.service.ts'
import { eligibilityReasons } from '#shared/features/jobs/jobs/fit/eligibility-reasons.ts'
import { coreDay } from '#shared/features/jobs/jobs/fit/fit.ts'
import { verdictOf, verdicts } from '#shared/features/jobs/jobs/fit/fit-reasons.ts'
import type { FitPerson } from '#shared/features/jobs/jobs/fit/fit-sides.ts'
import { hoursReasons } from '#shared/features/jobs/jobs/fit/hours-reasons.ts'
import { overlapAhead } from '#shared/features/jobs/jobs/fit/overlap.ts'
import { mayWorkIn } from '#shared/features/jobs/jobs/fit/work-authorization.ts'
import { DAY } from '#shared/kit/time-zones.ts'

/** Index into `verdicts`, best first. */
type VerdictRank = number
export const YES: VerdictRank = verdicts.indexOf('yes')
/** Open to the reader, at worst on a condition. */
export const YES_IF: VerdictRank = verdicts.indexOf('yes_if')
export const UNKNOWN: VerdictRank = verdicts.indexOf('unknown')

export type HoursFit = {
  verdict: VerdictRank
  /** Minutes of overlap per day at the worst time of the year. */
  sharedMinutes: number
}

/** Equal names give equal results. */
export type KeyedFit<T> = { name: string; of: (key: string) => T }

const MAX_CACHED = 300
const reachFits = new Map<string, KeyedFit<VerdictRank>>()
const hoursFits = new Map<string, KeyedFit<HoursFit>>()

/** Whether a job is open to where the person lives, by its reach key. */
export function reachFit(person: FitPerson, now: number): KeyedFit<VerdictRank> {
  const today = new Date(now).toISOString().slice(0, 10)
  const { country, subdivision, permits } = person
  const mayWork = country === null || permits === null ? null : mayWorkIn(country, permits, today)
  return cached(reachFits, `${today} ${country} ${subdivision} ${mayWork}`, (key) => {
    const { decided, open } = eligibilityReasons(person, { ...readReach(key), hours: noHours, team: null }, today)
    return verdicts.indexOf(verdictOf([...decided, ...open]))
  })
}

/** For other countries than the reader's own, only the country counts. */
export const residentOf = (country: string, reader: FitPerson): FitPerson =>
  reader.country === country ? reader : { country, subdivision: null, hours: null, permits: null }

/** Whether the hours of a job work for the person, by its hours key. */
export function hoursFit({ hours: own }: Pick<FitPerson, 'hours'>, now: number): KeyedFit<HoursFit> {
  return cached(hoursFits, `${Math.floor(now / DAY)} ${JSON.stringify(own)}`, (key) => {
    const job = readHours(key)
    const other = coreDay({ hours: job, team: null })
    const overlap = own && other && overlapAhead(own, other, now, job.minOverlapHours * 60)
    return {
      verdict: verdicts.indexOf(verdictOf(hoursReasons(own, overlap, job, now))),
      sharedMinutes: overlap?.worstMinutes ?? 0,
    }
  })
}

function cached<T>(all: Map<string, KeyedFit<T>>, name: string, weigh: (key: string) => T): KeyedFit<T> {
  const found = all.get(name)
  if (found) return found
  const [oldest] = all.keys()
  if (all.size >= MAX_CACHED && oldest !== undefined) all.delete(oldest)
  const answers = new Map<string, T>()
  const fit = {
    name,
    of: (key: string): T => {
      let answer = answers.get(key)
      if (answer === undefined) answers.set(key, (answer = weigh(key)))
      return answer
    },
  }
  all.set(name, fit)
  return fit
}

const noHours = { zone: null, core: null, minOverlapHours: 0, utcOffsets: null }
