// The facet counts of a search: each over the jobs that pass every filter but its own. There are two ways to count: a tally over
// the jobs or, for facets with few values, an intersection per value. The faster one is used.

import { setImmediate } from 'node:timers/promises'
import type { FacetName, Facets } from '#shared/features/jobs/job-search/job-search.contract.ts'
import { OVERLAP_HOURS, POSTED_DAYS } from '#shared/features/jobs/job-search/search-query.contract.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { MAX_COMPANIES, MAX_SKILLS, mostFrequent } from '../../facet-counts.ts'
import { isActive, PAY_BAND, PAY_BANDS, type SearchPlan } from '../../search-plan.ts'
import { hasPlace, type PlaceSet } from '../bits/place-sets.ts'
import type { TermCounts, Walk, WalkRoom } from '../jobs/job-records.ts'
import type { KeyTable, ShapeFacet } from '../jobs/key-table.ts'
import type { OpenJobs } from '../jobs/open-jobs.ts'
import type { CountingWorker } from '../worker/counting-worker.ts'
import { chosenSet, openToSet, overlapSet, paidSet } from './filter-sets.ts'
import type { SetSource } from './set-cache.ts'

export type Counting = SetSource & {
  plan: SearchPlan
  /** Passes every filter. */
  found: PlaceSet
  /** Passes every filter but that of the facet. */
  within: (name: FacetName) => PlaceSet
  borrow: () => PlaceSet
}

export const memoryFacets = (counting: Counting): Facets => count(new FacetCounter(counting), facetNames)

/** Runs the two longest tallies in the worker thread and counts everything else meanwhile. */
export async function facetsWithWorker(counting: Counting, worker: CountingWorker): Promise<Facets> {
  const counter = new FacetCounter(counting)
  const walked = worker.count(counter.walksForWorker())
  // Lets the search find its page in between.
  await setImmediate()
  const isCountedByWalks = (name: FacetName) => counter.isCountedByWalks(name)
  const others = count(
    counter,
    facetNames.filter((name) => !isCountedByWalks(name)),
  )
  counter.counted = await walked
  return { ...others, ...count(counter, facetNames.filter(isCountedByWalks)) }
}

const count = (counter: FacetCounter, names: readonly FacetName[]): Facets =>
  Object.fromEntries(names.map((name) => [name, counts[name](counter)])) as Facets

const counts: { readonly [Name in FacetName]: (counter: FacetCounter) => Facets[Name] } = {
  workplace: (counter) => counter.ofShape('workplace'),
  contract: (counter) => counter.ofShape('contract'),
  engagement: (counter) => counter.ofShape('engagement'),
  level: (counter) => counter.ofShape('level'),
  region: (counter) => counter.ofShape('region'),
  country: (counter) => counter.ofShape('country'),
  visa: (counter) => ({ yes: counter.ofShape('visa').yes ?? 0 }),
  language: (counter) => counter.ofLanguages(),
  skill: (counter) => counter.ofSkills(),
  company: (counter) => counter.ofCompanies(),
  openTo: (counter) => counter.ofCountries(),
  overlap: (counter) => counter.ofHours(),
  pay: (counter) => counter.ofPay(),
  posted: (counter) => counter.ofDays(),
}
const facetNames = Object.keys(counts) as FacetName[]

/** One intersection takes as long as a tally over this share of all jobs. */
const WALK_PER_SET = 1 / 500

/** These never need a tally. */
const bySetsOnly: readonly FacetName[] = ['openTo', 'overlap', 'posted']

/** Above this share of all jobs, finding the most frequent skills is faster than counting all of them… */
const BROAD = 1 / 6
/** …unless so few jobs are left out that tallying those is faster still. */
const NEARLY_ALL = 15 / 16

function isBroad({ sets, liveCount }: OpenJobs, set: PlaceSet): boolean {
  const count = sets.count(set)
  return count > liveCount * BROAD && count < liveCount * NEARLY_ALL
}

/** Results of the worker thread. */
type Counted = { terms: TermCounts; skills: Uint32Array | null }

class FacetCounter {
  readonly #counting: Counting
  #terms: TermCounts | null = null
  #skills: Uint32Array | null = null
  readonly #room: WalkRoom

  constructor(counting: Counting) {
    this.#counting = counting
    this.#room = this.#roomForWalk()
  }

  #roomForWalk(): WalkRoom {
    const { borrow } = this.#counting
    return [borrow(), borrow(), borrow()]
  }

  walksForWorker(): Walk<Counted> {
    const { jobs, found, within } = this.#counting
    const terms = jobs.records.termsForWorker(found, jobs.live, this.#roomForWalk())
    const set = within('skill')
    const skills = isBroad(jobs, set) ? null : jobs.records.skillsForWorker(set, jobs.live, this.#roomForWalk())
    return {
      tallies: [...terms.tallies, ...(skills?.tallies ?? [])],
      read: () => ({ terms: terms.read(), skills: skills?.read() ?? null }),
    }
  }

  /** Null when it failed: then everything is counted here. */
  set counted(counted: Counted | null) {
    this.#terms = counted?.terms ?? null
    this.#skills = counted?.skills ?? null
  }

  /** Whether the tallies of the worker thread cover this facet. */
  isCountedByWalks(name: FacetName): boolean {
    const { jobs, plan, within } = this.#counting
    if (name === 'skill') return !isBroad(jobs, within('skill'))
    return !isActive(plan, name) && !bySetsOnly.includes(name)
  }

  /** Over the jobs that pass every filter but the facet's own: all facets without an active filter share one tally. */
  #walk(name: FacetName, by: keyof TermCounts): Uint32Array {
    const { jobs, plan, within } = this.#counting
    if (isActive(plan, name)) return jobs.records.countBy(by, within(name), jobs.live, this.#room)
    this.#terms ??= jobs.records.countTerms(within(name), jobs.live, this.#room)
    return this.#terms[by]
  }

  ofCompanies(): Record<string, number> {
    const { jobs, plan } = this.#counting
    const counts = this.#walk('company', 'company')
    return mostFrequent(jobs.tables.company.keys, counts, MAX_COMPANIES, plan.choices.company)
  }

  ofSkills(): Record<string, number> {
    const { jobs, plan } = this.#counting
    return mostFrequent(jobs.tables.skill.keys, this.#countSkills(), MAX_SKILLS, plan.choices.skill)
  }

  /** By skill number; all but the most frequent may stay zero. */
  #countSkills(): Uint32Array {
    if (this.#skills) return this.#skills
    const { jobs, plan, within } = this.#counting
    const { records, live, tables } = jobs
    const set = within('skill')
    const chosen = plan.choices.skill.map((slug) => tables.skill.find(slug)).filter((skill) => skill !== undefined)
    const quick = isBroad(jobs, set) ? records.skillSets.countMostFrequent(set, MAX_SKILLS, chosen) : null
    return quick ?? records.countBy('skill', set, live, this.#room)
  }

  ofCountries(): Record<string, number> {
    const { jobs, plan, within } = this.#counting
    const countries = [...new Set([plan.openTo, plan.reader.country])].filter((country) => country !== null)
    const byCountry = this.#bySets('openTo', countries, (country) => openToSet(this.#counting, plan, country))
    return { ...byCountry, anyone: jobs.sets.count(within('openTo')) }
  }

  ofHours(): Record<string, number> {
    return this.#bySets('overlap', OVERLAP_HOURS, (hours) =>
      overlapSet(this.#counting, this.#counting.plan, hours * 60),
    )
  }

  ofDays(): Record<string, number> {
    const { jobs, plan, within } = this.#counting
    return postedCounts(jobs, plan.now, within('posted'))
  }

  #bySets<T extends string | number>(
    name: FacetName,
    values: readonly T[],
    setOf: (value: T) => PlaceSet,
  ): Record<string, number> {
    const { jobs, within } = this.#counting
    const set = within(name)
    return Object.fromEntries(values.map((value) => [value, jobs.sets.countAnd(set, setOf(value))]))
  }

  /** Only facets with an active filter need a tally of their own. */
  #isQuickerBySets(name: FacetName, values: number): boolean {
    const { jobs, plan, within } = this.#counting
    if (!isActive(plan, name)) return false
    const count = jobs.sets.count(within(name))
    return Math.min(count, jobs.liveCount - count) > values * jobs.liveCount * WALK_PER_SET
  }

  ofShape(name: ShapeFacet): Record<string, number> {
    const { facets, codes } = this.#counting.jobs.tables.shape
    const table = facets[name]
    if (this.#isQuickerBySets(name, table.values.size)) return this.#byChoice(name, table)
    const sums = new Uint32Array(table.size)
    const counts = this.#walk(name, 'shape')
    const own = codes[name]
    for (let id = 0; id < counts.length; id += 1) {
      const code = own[id] as number
      sums[code] = (sums[code] as number) + (counts[id] as number)
    }
    return byValue(table, sums)
  }

  ofLanguages(): Record<string, number> {
    const { languages } = this.#counting.jobs.tables
    if (this.#isQuickerBySets('language', languages.values.size)) return this.#byChoice('language', languages)
    return byValue(languages, this.#walk('language', 'languages'))
  }

  #byChoice(name: ShapeFacet | 'language', { values }: KeyTable): Record<string, number> {
    return withoutZeros(
      this.#bySets(name, [...values].filter(Boolean), (value) => chosenSet(this.#counting, name, [value])),
    )
  }

  ofPay(): Record<string, number> {
    const bands = Array.from({ length: PAY_BANDS }, (_, band) => band * PAY_BAND)
    if (!this.#isQuickerBySets('pay', PAY_BANDS)) {
      const counts = this.#walk('pay', 'payBand')
      return withoutZeros(Object.fromEntries(bands.map((lowest, band) => [lowest, counts[band] ?? 0])))
    }
    const atLeast = this.#bySets('pay', bands, (lowest) => paidSet(this.#counting, lowest))
    const inBand = (lowest: number) => (atLeast[lowest] ?? 0) - (atLeast[lowest + PAY_BAND] ?? 0)
    return withoutZeros(Object.fromEntries(bands.map((lowest) => [lowest, inBand(lowest)])))
  }
}

function byValue({ parts }: KeyTable, counts: Uint32Array): Record<string, number> {
  const sums = new Map<string, number>()
  for (let id = 0; id < counts.length; id += 1) {
    const count = counts[id] as number
    if (count === 0) continue
    for (const value of parts[id] ?? []) if (value !== '') sums.set(value, (sums.get(value) ?? 0) + count)
  }
  return Object.fromEntries(sums)
}

const withoutZeros = (counts: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))

function postedCounts(jobs: OpenJobs, now: number, set: PlaceSet): Record<string, number> {
  const instants = POSTED_DAYS.map((days) => now - days * DAY)
  const counts = instants.map((instant) => jobs.sets.countBetween(set, jobs.firstSince(instant), jobs.tailStart))
  for (let place = jobs.tailStart; place < jobs.size; place += 1) {
    if (!hasPlace(set, place)) continue
    for (const [at, instant] of instants.entries())
      if ((jobs.postedAt[place] ?? 0) >= instant) counts[at] = (counts[at] ?? 0) + 1
  }
  return Object.fromEntries(POSTED_DAYS.map((days, at) => [days, counts[at] ?? 0]))
}
