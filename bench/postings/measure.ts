// Compares what the readers make of postings with what a person reads in them.

import { readPosting } from '#server/features/jobs/feeds/reading/read-posting.ts'
import { skillsOf } from '#server/features/jobs/jobs/intake/imported-skills.ts'
import type { ImportedJob } from '#shared/features/jobs/jobs/imported-job.ts'
import type { JobPay } from '#shared/features/jobs/jobs/job-terms.ts'
import { majorUnits } from '#shared/kit/money.ts'
import { countriesNamed, type Expected, type ExpectedPay, everywhere } from './expected.ts'
import type { LabelledPosting } from './labelled-postings.ts'

export const measuredFields = ['apply', 'workplace', 'pay', 'hours', 'skills'] as const
export type MeasuredField = (typeof measuredFields)[number]

type Tally = { stated: number; read: number; right: number }

type Mistake = { id: string; field: MeasuredField; expected: string; read: string; evidence: string | null }

type Measurement = {
  fields: Record<MeasuredField, Tally>
  /** Shown as open to a country although the posting does not say so, or says the opposite. */
  falseOpens: string[]
  mistakes: Mistake[]
}

/** A country on each continent, large and small markets: where a false "open" would do harm. */
const WATCHED = ['US', 'GB', 'DE', 'IN', 'KE', 'NG', 'BR', 'PH']

export const precisionOf = ({ read, right }: Tally): number => (read === 0 ? 1 : right / read)
export const recallOf = ({ stated, right }: Tally): number => (stated === 0 ? 1 : right / stated)

export function measure(postings: readonly LabelledPosting[]): Measurement {
  const none = (): Tally => ({ stated: 0, read: 0, right: 0 })
  const fields = { apply: none(), workplace: none(), pay: none(), hours: none(), skills: none() }
  const falseOpens: string[] = []
  const mistakes: Mistake[] = []
  for (const { id, posting, isRemoteBoard, expected } of postings) {
    const job = readPosting('rss', posting, { isRemote: isRemoteBoard })
    const evidence = job.evidence
    const compare = (field: MeasuredField, wanted: string | null, read: string | null, line: string | null) => {
      fields[field].stated += wanted === null ? 0 : 1
      fields[field].read += read === null ? 0 : 1
      fields[field].right += wanted !== null && wanted === read ? 1 : 0
      if (wanted !== read)
        mistakes.push({ id, field, expected: wanted ?? 'not stated', read: read ?? 'nothing', evidence: line })
    }
    const readable = applyOf(job)
    compare('apply', expected.apply && nameSet(expected.apply), readable && nameSet(readable), evidence.eligibility)
    // What the board says of all its jobs was not read; it only counts where the posting says something.
    const isGiven = isRemoteBoard && evidence.workplace === null && expected.workplace === null
    compare('workplace', expected.workplace, isGiven ? null : job.workplace, evidence.workplace)
    compare('pay', expected.pay && namePay(expected.pay), job.pay && namePay(plainPay(job.pay)), evidence.pay)
    compare('hours', hoursIn(expected.hours), hoursIn(job.hours), evidence.hours)
    compareSkills(fields.skills, mistakes, { id, expected, job })
    const open = WATCHED.filter((country) => isOpen(job, readable, country) && !expected.apply?.has(country))
    if (open.length > 0) falseOpens.push(`${id} (${open.join(' ')}): ${evidence.eligibility ?? ''}`)
  }
  return { fields, falseOpens, mistakes }
}

function compareSkills(
  tally: Tally,
  mistakes: Mistake[],
  { id, expected: { skills }, job }: { id: string; expected: Expected; job: ImportedJob },
): void {
  if (skills === null) return
  const read = skillsOf(job).map(({ skillId }) => skillId)
  tally.stated += skills.length
  tally.read += read.length
  tally.right += read.filter((slug) => skills.includes(slug)).length
  if (read.toSorted().join() !== skills.toSorted().join())
    mistakes.push({ id, field: 'skills', expected: skills.join(), read: read.join(), evidence: null })
}

function applyOf({ eligibility: { mode, countries, regions } }: ImportedJob): ReadonlySet<string> | null {
  if (mode === 'unknown') return null
  if (mode === 'worldwide') return everywhere
  const named = countriesNamed([...countries, ...regions])
  return mode === 'allow' ? named : new Set([...everywhere].filter((country) => !named.has(country)))
}

/** Office work elsewhere closes a job, whatever else it says. */
function isOpen({ workplace, locations }: ImportedJob, apply: ReadonlySet<string> | null, country: string): boolean {
  if (!apply?.has(country)) return false
  const offices = locations.flatMap((place) => place.country ?? [])
  return workplace === 'remote' || workplace === null || offices.length === 0 || offices.includes(country)
}

function nameSet(countries: ReadonlySet<string>): string {
  const left = [...everywhere].filter((country) => !countries.has(country))
  if (left.length === 0) return 'everywhere'
  return left.length < countries.size ? `all but ${left.join(' ')}` : [...countries].toSorted().join(' ')
}

const namePay = ({ currency, min, max, period }: ExpectedPay): string =>
  `${currency} ${min ?? ''}–${max ?? ''} per ${period}`

const plainPay = ({ min, max, period }: JobPay): ExpectedPay => ({
  currency: (min ?? max)?.currency ?? '',
  min: min && majorUnits(min),
  max: max && majorUnits(max),
  period,
})

function hoursIn(hours: Expected['hours']): string | null {
  if (!hours) return null
  const { zone, core, minOverlapHours, utcOffsets } = hours
  if (zone === null && core === null && minOverlapHours === 0 && utcOffsets === null) return null
  return [
    zone ?? 'any zone',
    core ? `${core.from}–${core.to}` : 'no core',
    `${minOverlapHours} h`,
    utcOffsets ? `${utcOffsets.from}…${utcOffsets.to}` : 'any offset',
  ].join(', ')
}
