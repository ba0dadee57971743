// The filters of a plan as numbers: for every key which filters a job with it fails, as bits. A job that fails exactly one
// filter is what that filter's own counts need besides the jobs that fail none.

import { isOpenTo, opennessOfKey } from '#server/features/jobs/search-facts.service.ts'
import type { FacetName } from '#shared/features/job-search/job-search.contract.ts'
import { facetNames } from '#shared/features/job-search/job-search.contract.ts'
import { readerFit } from '../reader-fit.ts'
import type { SearchPlan } from '../search-plan.ts'
import { type KeyTables, shapeFacets } from './key-table.ts'

export const bitOf = Object.fromEntries(facetNames.map((name, place) => [name, 1 << place])) as Record<
  FacetName,
  number
>

export type FilterMasks = {
  shape: Uint16Array
  languages: Uint16Array
  /** Null: not filtered by. */
  company: Uint16Array | null
  skill: Uint8Array | null
  /** Worked out for a key when it is first met: most searches meet few of them. */
  openTo: LazyTable | null
  overlap: LazyTable | null
  reachVerdict: LazyTable
  hoursVerdict: LazyTable
}

export function filterMasks(tables: KeyTables, plan: SearchPlan): FilterMasks {
  const { choices } = plan
  const fit = readerFit(plan.reader, plan.now)
  const known = keptTables(tables)
  const readerKey = JSON.stringify([plan.reader, Math.floor(plan.now / 86_400_000)])
  return {
    shape: shapeMasks(tables, plan),
    languages: maskOf(tables.languages.keys, choices.language, bitOf.language, (key) => key.split('+')),
    company:
      choices.company.length === 0 ? null : maskOf(tables.company.keys, choices.company, bitOf.company, (key) => [key]),
    skill:
      choices.skill.length === 0
        ? null
        : Uint8Array.from(tables.skill.keys, (key) => Number(choices.skill.includes(key))),
    openTo: openToTable(known, tables, plan.openTo),
    overlap: overlapTable(known, tables, plan, readerKey),
    reachVerdict: known(`reach ${readerKey}`, tables.reach.keys, (key) => fit.reach(key)),
    hoursVerdict: known(`hours ${readerKey}`, tables.hours.keys, (key) => fit.hours(key).verdict),
  }
}

function openToTable(known: Keeper, tables: KeyTables, country: string | null): LazyTable | null {
  if (country === null) return null
  return known(`open ${country}`, tables.reach.keys, (key) => (isOpenTo(opennessOfKey(key), country) ? 0 : 1))
}

function overlapTable(known: Keeper, tables: KeyTables, plan: SearchPlan, readerKey: string): LazyTable | null {
  const { overlapMinutes: wanted } = plan
  if (wanted === null) return null
  const fit = readerFit(plan.reader, plan.now)
  return known(`overlap ${wanted} ${readerKey}`, tables.hours.keys, (key) =>
    fit.hours(key).sharedMinutes >= wanted ? 0 : 1,
  )
}

function shapeMasks({ shape }: KeyTables, { choices }: SearchPlan): Uint16Array {
  const masks = new Uint16Array(shape.size)
  for (const name of shapeFacets) {
    if (choices[name].length === 0) continue
    const wrong = maskOf(shape.values[name].keys, choices[name], bitOf[name], (key) => key.split('+'))
    const codes = shape.codes[name]
    for (let id = 0; id < masks.length; id += 1) masks[id] = (masks[id] ?? 0) | (wrong[codes[id] ?? 0] ?? 0)
  }
  return masks
}

function maskOf(
  keys: readonly string[],
  chosen: readonly string[],
  bit: number,
  valuesOf: (key: string) => readonly string[],
): Uint16Array {
  if (chosen.length === 0) return new Uint16Array(keys.length)
  return Uint16Array.from(keys, (key) => (valuesOf(key).some((value) => chosen.includes(value)) ? 0 : bit))
}

/** Small numbers by the number of a key, each worked out when it is first asked for. */
export class LazyTable {
  static readonly UNKNOWN = 255
  values = new Uint8Array(0)
  readonly #keys: readonly string[]
  readonly #valueOf: (key: string) => number

  constructor(keys: readonly string[], valueOf: (key: string) => number) {
    this.#keys = keys
    this.#valueOf = valueOf
  }

  /** Keys are only ever added, so what is known stays right. */
  fitToKeys(): void {
    if (this.values.length >= this.#keys.length) return
    const grown = new Uint8Array(Math.ceil(this.#keys.length * 1.2) + 16).fill(LazyTable.UNKNOWN)
    grown.set(this.values)
    this.values = grown
  }

  learn(id: number): number {
    const value = this.#valueOf(this.#keys[id] ?? '')
    this.values[id] = value
    return value
  }
}

type Keeper = (name: string, keys: readonly string[], valueOf: (key: string) => number) => LazyTable

const MAX_KEPT_TABLES = 500
const kept = new WeakMap<KeyTables, Map<string, LazyTable>>()

/** Keeps tables over searches: people who live alike, and one person who goes on searching, share them. */
function keptTables(tables: KeyTables): Keeper {
  let known = kept.get(tables)
  if (!known) kept.set(tables, (known = new Map<string, LazyTable>()))
  const all = known
  return (name, keys, valueOf) => {
    let table = all.get(name)
    if (!table) {
      if (all.size >= MAX_KEPT_TABLES) all.clear()
      all.set(name, (table = new LazyTable(keys, valueOf)))
    }
    table.fitToKeys()
    return table
  }
}
