// From jobs per key to jobs per value: keys are taken apart here, the same for both layers.

import type { Shape } from '#server/features/jobs/search-facts.service.ts'
import type { Facets } from '#shared/features/job-search/job-search.contract.ts'
import { OVERLAP_HOURS } from '#shared/features/job-search/search-query.contract.ts'
import { hoursFit, reachFit, residentOf, YES_IF } from './reader-fit.service.ts'
import { type FacetTally, PAY_BAND, type SearchPlan } from './search-plan.ts'

/** Of long lists the most frequent values; what is chosen is always among them. */
export const MOST_SKILLS = 30
export const MOST_COMPANIES = 20

export function countFacets(tally: FacetTally, plan: SearchPlan): Facets {
  const shaped = (name: keyof Shape) => add(tally[name], (value) => value.split('+'))
  const { choices } = plan
  return {
    workplace: shaped('workplace'),
    contract: shaped('contract'),
    engagement: shaped('engagement'),
    level: shaped('level'),
    region: shaped('region'),
    country: shaped('country'),
    visa: { yes: shaped('visa').yes ?? 0 },
    language: add(tally.language, (key) => (key === '' ? [] : key.split('+'))),
    skill: mostFrequent([...tally.skill.keys()], [...tally.skill.values()], MOST_SKILLS, choices.skill),
    company: mostFrequent([...tally.company.keys()], [...tally.company.values()], MOST_COMPANIES, choices.company),
    openTo: countOpenTo(tally, plan),
    overlap: countOverlap(tally, plan),
    pay: add(tally.pay, (band) => [String(Number(band) * PAY_BAND)]),
    posted: Object.fromEntries(tally.posted),
  }
}

function add(tally: Map<string, number>, valuesOf: (key: string) => readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const [key, count] of tally) for (const value of valuesOf(key)) counts[value] = (counts[value] ?? 0) + count
  return counts
}

/** The first of what may be thousands of counts, by value: of equal ones by name; and those of what is chosen. */
export function mostFrequent(
  values: readonly string[],
  counts: ArrayLike<number>,
  most: number,
  chosen: readonly string[],
): Record<string, number> {
  const first: number[] = []
  const isBefore = (one: number, other: number) =>
    counts[one] === counts[other]
      ? (values[one] ?? '') < (values[other] ?? '')
      : (counts[one] ?? 0) > (counts[other] ?? 0)
  let least = 1
  for (let id = 0; id < counts.length; id += 1) {
    if ((counts[id] as number) < least) continue
    let at = first.length
    while (at > 0 && isBefore(id, first[at - 1] ?? id)) at -= 1
    if (at === most) continue
    first.splice(at, 0, id)
    if (first.length > most) first.pop()
    if (first.length === most) least = counts[first.at(-1) ?? 0] ?? 1
  }
  const told = (id: number): [string, number] => [values[id] ?? '', counts[id] ?? 0]
  return Object.fromEntries([
    ...first.map(told),
    ...chosen.map((value): [string, number] => [value, counts[values.indexOf(value)] ?? 0]),
  ])
}

function countOpenTo(tally: FacetTally, { openTo, reader, now }: SearchPlan): Record<string, number> {
  const countries = [...new Set([openTo, reader.country].filter((country) => country !== null))]
  return Object.fromEntries(
    countries.map((country) => {
      const fit = reachFit(residentOf(country, reader), now)
      return [country, [...tally.openTo].reduce((sum, [key, count]) => sum + (fit.of(key) <= YES_IF ? count : 0), 0)]
    }),
  )
}

function countOverlap(tally: FacetTally, { reader, now }: SearchPlan): Record<string, number> {
  const fit = hoursFit(reader, now)
  const counts = Object.fromEntries(OVERLAP_HOURS.map((hours) => [hours, 0]))
  for (const [key, count] of tally.overlap) {
    const { sharedMinutes } = fit.of(key)
    for (const hours of OVERLAP_HOURS) if (sharedMinutes >= hours * 60) counts[hours] = (counts[hours] ?? 0) + count
  }
  return counts
}
