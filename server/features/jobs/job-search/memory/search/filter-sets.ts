// The jobs that pass each filter of a plan, as bitsets.

import { readShape } from '#server/features/jobs/jobs/search-facts.service.ts'
import type { FacetName } from '#shared/features/jobs/job-search/job-search.contract.ts'
import { hoursFit, type KeyedFit, reachFit, residentOf, YES_IF } from '../../reader-fit.service.ts'
import { choiceFacets, type SearchPlan } from '../../search-plan.ts'
import { type PlaceSet, setPlace } from '../bits/place-sets.ts'
import { isShapeFacet } from '../jobs/key-table.ts'
import type { OpenJobs } from '../jobs/open-jobs.ts'
import type { SetSource } from './set-cache.ts'

/** Active filters only. */
export type FilterSets = ReadonlyMap<FacetName, PlaceSet>

export function filterSets(source: SetSource, plan: SearchPlan, borrow: () => PlaceSet): FilterSets {
  const sets = new Map<FacetName, PlaceSet>()
  for (const name of choiceFacets) {
    const chosen = plan.choices[name]
    if (chosen.length > 0) sets.set(name, chosenSet(source, name, chosen))
  }
  const { openTo, overlapMinutes, payFrom, postedSince } = plan
  if (openTo !== null) sets.set('openTo', openToSet(source, plan, openTo))
  if (overlapMinutes !== null) sets.set('overlap', overlapSet(source, plan, overlapMinutes))
  if (payFrom !== null) sets.set('pay', paidSet(source, payFrom))
  if (postedSince !== null) sets.set('posted', postedSet(source.jobs, postedSince, borrow()))
  return sets
}

export function chosenSet(
  { jobs, cache }: SetSource,
  name: (typeof choiceFacets)[number],
  chosen: readonly string[],
): PlaceSet {
  const setName = `${name} ${chosen.toSorted().join(' ')}`
  const isChosen = (value: string) => chosen.includes(value)
  if (isShapeFacet(name))
    return cache.matching(setName, 'shape', (key) => readShape(key)[name].split('+').some(isChosen))
  if (name === 'language') return cache.matching(setName, 'languages', (key) => key.split('+').some(isChosen))
  if (name === 'company') return cache.matching(setName, 'company', isChosen)
  return cache.filled(setName, (set, from) => {
    const wanted = chosen.map((skill) => jobs.tables.skill.find(skill)).filter((skill) => skill !== undefined)
    jobs.records.matchSkills(set, wanted, from, jobs.size)
  })
}

export const reachSet = ({ cache }: SetSource, fit: KeyedFit<number>, worst: number): PlaceSet =>
  cache.matching(`reach ${worst} ${fit.name}`, 'reach', (key) => fit.of(key) <= worst)

export const openToSet = (source: SetSource, { reader, now }: SearchPlan, country: string): PlaceSet =>
  reachSet(source, reachFit(residentOf(country, reader), now), YES_IF)

export function overlapSet({ cache }: SetSource, { reader, now }: SearchPlan, minutes: number): PlaceSet {
  const fit = hoursFit(reader, now)
  return cache.matching(`overlap ${minutes} ${fit.name}`, 'hours', (key) => fit.of(key).sharedMinutes >= minutes)
}

export const paidSet = ({ jobs, cache }: SetSource, euros: number): PlaceSet =>
  cache.filled(`pay ${euros}`, (set, from) =>
    jobs.sets.atLeast(set, from, jobs.columns.pay.byteOffset, Math.ceil(euros)),
  )

export function postedSet(jobs: OpenJobs, since: number, set: PlaceSet): PlaceSet {
  const first = jobs.firstSince(since)
  set.words.fill(0)
  const nextWord = Math.min(Math.ceil(first / 32) * 32, jobs.tailStart)
  const lastWord = Math.max(nextWord, Math.floor(jobs.tailStart / 32) * 32)
  for (let place = first; place < nextWord; place += 1) setPlace(set, place)
  set.words.fill(0xffffffff, nextWord / 32, lastWord / 32)
  for (let place = lastWord; place < jobs.tailStart; place += 1) setPlace(set, place)
  for (let place = jobs.tailStart; place < jobs.size; place += 1)
    if ((jobs.postedAt[place] ?? 0) >= since) setPlace(set, place)
  return set
}
