// Counts while segments are scanned, by the numbers of keys; and what they say in the end, by value.

import type { FacetName } from '#shared/features/job-search/job-search.contract.ts'
import { POSTED_DAYS } from '#shared/features/job-search/search-query.contract.ts'
import { type FacetTally, PAY_BANDS } from '../search-plan.ts'
import { emptyTally } from '../sql-search.queries.ts'
import { type KeyTable, type KeyTables, type ShapeFacet, shapeFacets } from './key-table.ts'

/** What is counted for a facet. */
export const columnOf = {
  workplace: 'shape',
  contract: 'shape',
  engagement: 'shape',
  level: 'shape',
  region: 'shape',
  country: 'shape',
  visa: 'shape',
  language: 'languages',
  skill: 'skill',
  company: 'company',
  openTo: 'reach',
  overlap: 'hours',
  pay: 'pay',
  posted: 'posted',
} as const satisfies Record<FacetName, string>

export class Tallies {
  readonly shape: Uint32Array
  readonly reach: Uint32Array
  readonly hours: Uint32Array
  readonly languages: Uint32Array
  readonly company: Uint32Array
  readonly skill: Uint32Array
  /** One more than bands and days: for jobs without pay, and for older ones. */
  readonly pay = new Uint32Array(PAY_BANDS + 1)
  readonly posted = new Uint32Array(POSTED_DAYS.length + 1)
  /** Of jobs that fail this one filter alone. */
  readonly missed = new Map<FacetName, Uint32Array>()
  readonly #tables: KeyTables

  constructor(tables: KeyTables) {
    this.#tables = tables
    this.shape = new Uint32Array(tables.shape.size)
    this.reach = new Uint32Array(tables.reach.size)
    this.hours = new Uint32Array(tables.hours.size)
    this.languages = new Uint32Array(tables.languages.size)
    this.company = new Uint32Array(tables.company.size)
    this.skill = new Uint32Array(tables.skill.size)
  }

  missedOf(name: FacetName): Uint32Array {
    let counts = this.missed.get(name)
    if (!counts) this.missed.set(name, (counts = new Uint32Array(this.#columnOf(name).length)))
    return counts
  }

  #columnOf(name: FacetName): Uint32Array {
    return this[columnOf[name]]
  }

  toFacets(): FacetTally {
    const result = emptyTally()
    for (const name of shapeFacets) result[name] = this.#byValue(name)
    result.openTo = this.#byKey('openTo', this.#tables.reach)
    result.overlap = this.#byKey('overlap', this.#tables.hours)
    result.language = this.#byKey('language', this.#tables.languages)
    result.company = this.#byKey('company', this.#tables.company)
    result.skill = this.#byKey('skill', this.#tables.skill)
    for (let band = 0; band < PAY_BANDS; band += 1) {
      const count = this.#at('pay', band)
      if (count > 0) result.pay.set(String(band), count)
    }
    let soFar = 0
    for (const [place, days] of POSTED_DAYS.entries()) {
      soFar += this.#at('posted', place)
      result.posted.set(String(days), soFar)
    }
    return result
  }

  #at(name: FacetName, id: number): number {
    return (this.#columnOf(name)[id] ?? 0) + (this.missed.get(name)?.[id] ?? 0)
  }

  #byKey(name: FacetName, table: KeyTable): Map<string, number> {
    const counts = new Map<string, number>()
    const whole = this.#columnOf(name)
    const missed = this.missed.get(name)
    for (let id = 0; id < whole.length; id += 1) {
      const count = (whole[id] ?? 0) + (missed?.[id] ?? 0)
      if (count > 0) counts.set(table.keys[id] ?? '', count)
    }
    return counts
  }

  #byValue(name: ShapeFacet): Map<string, number> {
    const { values, codes } = this.#tables.shape
    const sums = new Uint32Array(values[name].size)
    const own = codes[name]
    const missed = this.missed.get(name)
    for (let id = 0; id < this.shape.length; id += 1) {
      const code = own[id] ?? 0
      sums[code] = (sums[code] ?? 0) + (this.shape[id] ?? 0) + (missed?.[id] ?? 0)
    }
    const counts = new Map<string, number>()
    for (const [code, sum] of sums.entries()) if (sum > 0) counts.set(values[name].keys[code] ?? '', sum)
    return counts
  }
}
