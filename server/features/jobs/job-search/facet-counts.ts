// Turns jobs per key into jobs per value: keys are split here, the same way for both layers.

import type { Shape } from '#server/features/jobs/jobs/search-facts.service.ts'
import type { Facets } from '#shared/features/jobs/job-search/job-search.contract.ts'
import { OVERLAP_HOURS } from '#shared/features/jobs/job-search/search-query.contract.ts'
import { hoursFit, reachFit, residentOf, YES_IF } from './reader-fit.service.ts'
import { type FacetTally, PAY_BAND, type SearchPlan } from './search-plan.ts'

/** Long lists are cut to the most frequent values; selected ones are always included. */
export const MAX_SKILLS = 30
export const MAX_COMPANIES = 20

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
    skill: mostFrequent([...tally.skill.keys()], [...tally.skill.values()], MAX_SKILLS, choices.skill),
    company: mostFrequent([...tally.company.keys()], [...tally.company.values()], MAX_COMPANIES, choices.company),
    openTo: countOpenTo(tally, plan),
    overlap: countOverlap(tally, plan),
    pay: add(tally.pay, (band) => [String(Number(band) * PAY_BAND)]),
    posted: Object.fromEntries(tally.posted),
  }
}

function add(tally: Map<string, number>, valuesOf: (key: string) => readonly string[]): Record<string, number> {
  const counts = new Map<string, number>()
  for (const [key, count] of tally) {
    for (const value of valuesOf(key)) if (value !== '') counts.set(value, (counts.get(value) ?? 0) + count)
  }
  return Object.fromEntries(counts)
}

/** The highest of what may be thousands of counts, ties by name, plus those of the chosen values. */
export function mostFrequent(
  values: readonly string[],
  counts: ArrayLike<number>,
  limit: number,
  chosen: readonly string[],
): Record<string, number> {
  const entryOf = (id: number): [string, number] => [values[id] ?? '', counts[id] ?? 0]
  return Object.fromEntries([
    ...firstByCount(values, counts, limit).map(entryOf),
    ...chosen.map((value): [string, number] => [value, counts[values.indexOf(value)] ?? 0]),
  ])
}

/** Compares names only among values tied at the cut-off: comparing numbers takes a fraction of the time. */
function firstByCount(values: readonly string[], counts: ArrayLike<number>, limit: number): number[] {
  const least = Math.max(1, nthHighest(counts, limit))
  const first: number[] = []
  const last: number[] = []
  for (let id = 0; id < counts.length; id += 1) {
    const count = counts[id] as number
    if (count > least) first.push(id)
    else if (count === least) last.push(id)
  }
  const byName = (one: number, other: number) => ((values[one] ?? '') < (values[other] ?? '') ? -1 : 1)
  first.sort((one, other) => (counts[other] as number) - (counts[one] as number) || byName(one, other))
  return [...first, ...firstBy(last, byName, limit - first.length)]
}

function nthHighest(counts: ArrayLike<number>, place: number): number {
  const highest = new Uint32Array(place)
  let least = 0
  for (let id = 0; id < counts.length; id += 1) {
    const count = counts[id] as number
    if (count <= least) continue
    let at = place - 1
    for (; at > 0 && count > (highest[at - 1] as number); at -= 1) highest[at] = highest[at - 1] as number
    highest[at] = count
    least = highest[place - 1] as number
  }
  return least
}

function firstBy(ids: readonly number[], compare: (one: number, other: number) => number, limit: number): number[] {
  const first: number[] = []
  for (const id of ids) {
    let at = first.length
    while (at > 0 && compare(id, first[at - 1] as number) < 0) at -= 1
    if (at === limit) continue
    first.splice(at, 0, id)
    if (first.length > limit) first.pop()
  }
  return first
}

function countOpenTo(tally: FacetTally, { openTo, reader, now }: SearchPlan): Record<string, number> {
  const countries = [...new Set([openTo, reader.country].filter((country) => country !== null))]
  const countIf = (isOpen: (key: string) => boolean) =>
    [...tally.openTo].reduce((sum, [key, count]) => sum + (isOpen(key) ? count : 0), 0)
  const counts = countries.map((country): [string, number] => {
    const fit = reachFit(residentOf(country, reader), now)
    return [country, countIf((key) => fit.of(key) <= YES_IF)]
  })
  return { ...Object.fromEntries(counts), anyone: countIf(() => true) }
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
