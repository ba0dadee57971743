// From jobs per key to jobs per value: keys are taken apart here, the same for both layers.

import { isOpenTo, opennessOfKey, type Shape } from '#server/features/jobs/search-facts.service.ts'
import type { Facets } from '#shared/features/job-search/job-search.contract.ts'
import { OVERLAP_HOURS } from '#shared/features/job-search/search-query.contract.ts'
import { readerFit } from './reader-fit.ts'
import { type FacetTally, PAY_BAND, type SearchPlan } from './search-plan.ts'

/** Of long lists the most frequent values; what is chosen is always among them. */
const MOST_SKILLS = 30
const MOST_COMPANIES = 20

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
    skill: mostFrequent(tally.skill, MOST_SKILLS, choices.skill),
    company: mostFrequent(tally.company, MOST_COMPANIES, choices.company),
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

function mostFrequent(tally: Map<string, number>, most: number, chosen: readonly string[]): Record<string, number> {
  const first = [...tally]
    .toSorted(([one, count], [other, otherCount]) => otherCount - count || (one < other ? -1 : 1))
    .slice(0, most)
  return Object.fromEntries([...first, ...chosen.map((value): [string, number] => [value, tally.get(value) ?? 0])])
}

function countOpenTo(tally: FacetTally, { openTo, reader }: SearchPlan): Record<string, number> {
  const countries = [...new Set([openTo, reader.country].filter((country) => country !== null))]
  const counts = Object.fromEntries(countries.map((country) => [country, 0]))
  for (const [key, count] of tally.openTo) {
    const openness = opennessOfKey(key)
    for (const country of countries) if (isOpenTo(openness, country)) counts[country] = (counts[country] ?? 0) + count
  }
  return counts
}

function countOverlap(tally: FacetTally, { reader, now }: SearchPlan): Record<string, number> {
  const fit = readerFit(reader, now)
  const counts = Object.fromEntries(OVERLAP_HOURS.map((hours) => [hours, 0]))
  for (const [key, count] of tally.overlap) {
    const { sharedMinutes } = fit.hours(key)
    for (const hours of OVERLAP_HOURS) if (sharedMinutes >= hours * 60) counts[hours] = (counts[hours] ?? 0) + count
  }
  return counts
}
