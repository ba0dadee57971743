// How jobs fit one reader, worked out once per key: thousands of jobs share the same terms. Kept for as long as the day
// lasts, since overlap is weighed from today on.

import { readHours, readReach } from '#server/features/jobs/search-facts.service.ts'
import { eligibilityReasons } from '#shared/features/jobs/fit/eligibility-reasons.ts'
import { verdictOf, verdicts } from '#shared/features/jobs/fit/fit-reasons.ts'
import type { FitPerson } from '#shared/features/jobs/fit/fit-sides.ts'
import { hoursReasons } from '#shared/features/jobs/fit/hours-reasons.ts'
import { overlapAhead } from '#shared/features/jobs/fit/overlap.ts'
import { DAY, MINUTES_PER_DAY } from '#shared/kit/time-zones.ts'

export type HoursFit = {
  /** The place of the verdict in `verdicts`, best first. */
  verdict: number
  /** Minutes a day shared at the worst time of the year. */
  sharedMinutes: number
}

export class ReaderFit {
  readonly #person: FitPerson
  readonly #now: number
  readonly #today: string
  readonly #reaches = new Map<string, number>()
  readonly #hours = new Map<string, HoursFit>()

  constructor(person: FitPerson, now: number) {
    this.#person = person
    this.#now = now
    this.#today = new Date(now).toISOString().slice(0, 10)
  }

  reach(key: string): number {
    let verdict = this.#reaches.get(key)
    if (verdict === undefined) {
      const job = { ...readReach(key), hours: noHours, team: anyTeam }
      const { decided, open } = eligibilityReasons(this.#person, job, this.#today)
      verdict = verdicts.indexOf(verdictOf([...decided, ...open]))
      this.#reaches.set(key, verdict)
    }
    return verdict
  }

  hours(key: string): HoursFit {
    let fit = this.#hours.get(key)
    if (!fit) this.#hours.set(key, (fit = this.#weighHours(key)))
    return fit
  }

  #weighHours(key: string): HoursFit {
    const job = readHours(key)
    const own = this.#person.hours
    const other = { zone: job.zone ?? 'UTC', window: job.core ?? wholeDay }
    const overlap = own && overlapAhead(own, other, this.#now, job.minOverlapHours * 60)
    return {
      verdict: verdicts.indexOf(verdictOf(hoursReasons(own, overlap, job, this.#now))),
      sharedMinutes: overlap?.worstMinutes ?? 0,
    }
  }
}

const wholeDay = { from: 0, to: MINUTES_PER_DAY }
const anyTeam = { zone: 'UTC', window: wholeDay }
const noHours = { zone: null, core: null, minOverlapHours: 0, utcOffsets: null }

const MAX_READERS = 200
const readers = new Map<string, ReaderFit>()

/** The same for everybody who lives and works alike. */
export function readerFit(person: FitPerson, now: number): ReaderFit {
  const key = `${Math.floor(now / DAY)} ${JSON.stringify(person)}`
  let fit = readers.get(key)
  if (!fit) {
    const [oldest] = readers.keys()
    if (readers.size >= MAX_READERS && oldest !== undefined) readers.delete(oldest)
    readers.set(key, (fit = new ReaderFit(person, now)))
  }
  return fit
}
