// What a person reads in a posting, in one line: "apply allow US CA | workplace remote | pay USD 90000-110000 year |
// hours zone Europe/Berlin core 600-900 overlap 4 offsets -1..3 | skills react, go". What is left out is not stated; skills are only
// compared where they are given.

import { inhabitedCountries } from '#shared/features/base/reference/country-list.ts'
import { countriesOf } from '#shared/features/jobs/jobs/fit/regions.ts'
import {
  type JobHours,
  type JobRegion,
  jobRegions,
  type StatedWorkplace,
  statedWorkplaces,
} from '#shared/features/jobs/jobs/job-terms.ts'

export type ExpectedPay = { currency: string; min: number | null; max: number | null; period: string }

export type Expected = {
  /** The countries in which people may apply; null if the posting does not say. */
  apply: ReadonlySet<string> | null
  workplace: StatedWorkplace | null
  pay: ExpectedPay | null
  hours: JobHours | null
  skills: readonly string[] | null
}

export const everywhere: ReadonlySet<string> = new Set(inhabitedCountries)

export function readExpected(text: string): Expected {
  const parts = new Map(
    text.split('|').map((part) => {
      const [name = '', ...words] = part.trim().split(/\s+/)
      return [name, words] as const
    }),
  )
  const unknownPart = [...parts.keys()].find((name) => !['apply', 'workplace', 'pay', 'hours', 'skills'].includes(name))
  if (unknownPart !== undefined) throw new Error(`Not a label: ${unknownPart} in “${text}”`)
  const workplace = parts.get('workplace')?.[0]
  return {
    apply: readApply(parts.get('apply') ?? ['unknown']),
    workplace: statedWorkplaces.find((one) => one === workplace) ?? null,
    pay: readPay(parts.get('pay')),
    hours: readHours(parts.get('hours')),
    skills:
      parts
        .get('skills')
        ?.join(' ')
        .split(/,\s*/)
        .filter((slug) => slug !== 'none' && slug !== '') ?? null,
  }
}

const isRegion = (word: string): word is JobRegion => jobRegions.some((region) => region === word)

export const countriesNamed = (words: readonly string[]): Set<string> =>
  new Set(words.flatMap((word) => (isRegion(word) ? countriesOf(word) : [word])))

function readApply([mode = '', ...words]: readonly string[]): ReadonlySet<string> | null {
  const named = countriesNamed(words)
  switch (mode) {
    case 'unknown':
      return null
    case 'worldwide':
      return everywhere
    case 'allow':
      return named
    case 'deny':
      return new Set([...everywhere].filter((country) => !named.has(country)))
    default:
      throw new Error(`Not a rule: ${mode}`)
  }
}

function readPay(words: readonly string[] | undefined): ExpectedPay | null {
  if (!words) return null
  const [currency = '', range = '', period = ''] = words
  const [min, max = min] = range.split('-')
  return { currency, min: min ? Number(min) : null, max: max ? Number(max) : null, period }
}

function readHours(words: readonly string[] | undefined): JobHours | null {
  if (!words) return null
  const valueOf = (name: string) => (words.includes(name) ? (words[words.indexOf(name) + 1] ?? '') : null)
  const [core, offsets] = [valueOf('core')?.split('-').map(Number), valueOf('offsets')?.split('..').map(Number)]
  return {
    zone: valueOf('zone'),
    core: core ? { from: core[0] ?? 0, to: core[1] ?? 0 } : null,
    minOverlapHours: Number(valueOf('overlap') ?? 0),
    utcOffsets: offsets ? { from: offsets[0] ?? 0, to: offsets[1] ?? 0 } : null,
  }
}
