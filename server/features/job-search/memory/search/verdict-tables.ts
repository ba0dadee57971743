// How jobs fit one reader, by the numbers of their keys, each worked out when it is first met: a page needs few of them.

import { DAY } from '#shared/kit/time-zones.ts'
import { readerFit } from '../../reader-fit.ts'
import type { SearchPlan } from '../../search-plan.ts'
import type { KeyTables } from '../jobs/key-table.ts'

const UNKNOWN = 255

class LazyTable {
  #values = new Uint8Array(0)
  readonly #keys: readonly string[]
  readonly #valueOf: (key: string) => number

  constructor(keys: readonly string[], valueOf: (key: string) => number) {
    this.#keys = keys
    this.#valueOf = valueOf
  }

  at(id: number): number {
    const value = this.#values[id] ?? UNKNOWN
    return value === UNKNOWN ? this.#learn(id) : value
  }

  #learn(id: number): number {
    if (id >= this.#values.length) {
      const grown = new Uint8Array(Math.ceil(this.#keys.length * 1.2)).fill(UNKNOWN)
      grown.set(this.#values)
      this.#values = grown
    }
    return (this.#values[id] = this.#valueOf(this.#keys[id] ?? ''))
  }
}

export type VerdictTables = { reach: LazyTable; hours: LazyTable }

const MAX_READERS = 200

/** Kept over searches: people who live alike, and one person who goes on searching, share them. */
export class ReaderVerdicts {
  readonly #tables: KeyTables
  readonly #known = new Map<string, VerdictTables>()

  constructor(tables: KeyTables) {
    this.#tables = tables
  }

  of({ reader, now }: Pick<SearchPlan, 'reader' | 'now'>): VerdictTables {
    const name = `${Math.floor(now / DAY)} ${JSON.stringify(reader)}`
    let known = this.#known.get(name)
    if (!known) {
      if (this.#known.size >= MAX_READERS) this.#known.clear()
      const fit = readerFit(reader, now)
      known = {
        reach: new LazyTable(this.#tables.reach.keys, (key) => fit.reach(key)),
        hours: new LazyTable(this.#tables.hours.keys, (key) => fit.hours(key).verdict),
      }
      this.#known.set(name, known)
    }
    return known
  }
}
