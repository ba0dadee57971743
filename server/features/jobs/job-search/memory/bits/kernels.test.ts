// Compares the WebAssembly kernels with the plain ones: same memory in, same memory out.

import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AHEAD, type Kernels, MAX_DIGITS, SET_STEP } from './kernels.ts'
import { plainKernelsOver } from './plain-kernels.ts'
import { wasmKernelsOver } from './wasm-kernels.ts'
import { Memory } from './web-assembly.ts'

const PAGE = 65_536
const SETS = 16
const MOST_STEPS = 2
const SET_BYTES = MOST_STEPS * SET_STEP
const TABLE = PAGE
const COLUMN = 2 * PAGE
const WIDEST = 24
const COLUMN_BYTES = SET_BYTES * 8 * WIDEST
/** Tallies read beyond the last place, and count into tables of 16 bits behind it. */
const COUNTS = COLUMN + Math.ceil((COLUMN_BYTES + AHEAD * 64 * WIDEST + PAGE) / PAGE) * PAGE
const COUNTS_BYTES = 2 ** 16 * 4
const PAGES = (COUNTS + 4 * COUNTS_BYTES) / PAGE

const numbers = (length: number, one: fc.Arbitrary<number>) => fc.array(one, { minLength: length, maxLength: length })
/** Full, empty and anything in between. */
const someSets = numbers((SETS * SET_BYTES) / 4, fc.oneof(fc.constant(0), fc.constant(-1), fc.integer()))
const aSet = fc.nat(SETS - 1).map((number) => number * SET_BYTES)
const aLength = fc.integer({ min: 1, max: MOST_STEPS }).map((steps) => steps * SET_STEP)
/** Derived from a few numbers: generating a whole column would slow the tests down. */
const aColumn = numbers(64, fc.integer()).map((some) => (place: number) => Math.imul(some[place % 64] ?? 0, place | 1))

type Content = { sets: readonly number[]; column?: (place: number) => number; table?: readonly number[] }

/** One memory each for all runs: new ones would make the garbage collector run all the time. */
const both = [wasmKernelsOver, plainKernelsOver].map((over) => {
  const memory = new Memory({ initial: PAGES, maximum: PAGES, shared: true })
  return { memory, kernels: over(memory) }
})

/** What differs after the same run in both: nothing, the answer or the memory. */
function differences({ sets, column, table = [] }: Content, run: (kernels: Kernels) => unknown): string[] {
  const [built, plain] = both.map(({ memory, kernels }) => {
    const words = new Int32Array(memory.buffer)
    words.fill(0)
    words.set(sets)
    words.set(table, TABLE / 4)
    if (column) for (let at = 0; at < COLUMN_BYTES / 4; at += 1) words[COLUMN / 4 + at] = column(at)
    if (!kernels) throw new Error('The kernels have not been assembled')
    return { answer: run(kernels), memory: Buffer.from(memory.buffer) }
  })
  return [
    ...(isDeepStrictEqual(built?.answer, plain?.answer) ? [] : ['answer']),
    ...(built && plain?.memory.equals(built.memory) ? [] : ['memory']),
  ]
}

describe('a WebAssembly kernel does the same as the TypeScript one:', () => {
  it.each(['and', 'or', 'andNot'] as const)('%s', (name) => {
    fc.assert(
      fc.property(someSets, aSet, aSet, aSet, aLength, (sets, out, one, other, length) => {
        expect(differences({ sets }, (kernels) => kernels[name](out, one, other, length))).toEqual([])
      }),
    )
  })

  it('count, countAnd', () => {
    fc.assert(
      fc.property(someSets, aSet, aSet, aLength, (sets, one, other, length) => {
        expect(
          differences({ sets }, (kernels) => [kernels.count(one, length), kernels.countAnd(one, other, length)]),
        ).toEqual([])
      }),
    )
  })

  it('addUp', () => {
    const addends = fc.array(aSet, { maxLength: 12 })
    const digits = fc.integer({ min: 1, max: MAX_DIGITS })
    fc.assert(
      fc.property(someSets, aSet, addends, addends, digits, aLength, (sets, found, ones, twos, count, length) => {
        const sums = Array.from({ length: count }, (_, digit) => COUNTS + digit * SET_BYTES)
        const [second, end] = [TABLE + ones.length * 4, TABLE + (ones.length + twos.length) * 4]
        expect(
          differences({ sets, table: [...ones, ...twos, ...sums] }, (kernels) =>
            kernels.addUp(found, length, TABLE, second, end, end, count),
          ),
        ).toEqual([])
      }),
    )
  })

  it('match', () => {
    fc.assert(
      fc.property(someSets, aColumn, numbers(64, fc.integer()), aSet, aLength, (sets, value, ones, out, length) => {
        const column = (place: number) => value(place) & 0xff
        const table = ones.map((one) => one & 0x01010101)
        expect(differences({ sets, column, table }, (kernels) => kernels.match(out, length, COLUMN, TABLE))).toEqual([])
      }),
    )
  })

  it('atLeast', () => {
    fc.assert(
      fc.property(someSets, aColumn, fc.integer(), aSet, aLength, (sets, column, lowest, out, length) => {
        expect(differences({ sets, column }, (kernels) => kernels.atLeast(out, length, COLUMN, lowest))).toEqual([])
      }),
    )
  })

  it.each(['tallyFourSkills', 'tallyTwelveSkills'] as const)('%s', (name) => {
    fc.assert(
      fc.property(someSets, aColumn, aSet, aLength, (sets, column, set, length) => {
        expect(
          differences({ sets, column }, (kernels) => {
            kernels[name](set, length, COLUMN, COUNTS)
          }),
        ).toEqual([])
      }),
      { numRuns: 30 },
    )
  })

  /** Shapes and companies are limited by the room for their counts. */
  const someTerms = aColumn.map((value) => (at: number) => value(at) & (at % 2 === 0 ? 0xfff0ffff : 0xfffffc0f))

  it('tallyTerms', () => {
    const tables = [0, 1, 2, 3].map((table) => COUNTS + table * COUNTS_BYTES) as [number, number, number, number]
    fc.assert(
      fc.property(someSets, someTerms, aSet, aLength, (sets, column, set, length) => {
        expect(
          differences({ sets, column }, (kernels) => {
            kernels.tallyTerms(set, length, COLUMN, ...tables)
          }),
        ).toEqual([])
      }),
      { numRuns: 30 },
    )
  })

  it.each(['tallyShape', 'tallyCompany', 'tallyLanguages', 'tallyPayBand'] as const)('%s', (name) => {
    fc.assert(
      fc.property(someSets, someTerms, aSet, aLength, (sets, column, set, length) => {
        expect(
          differences({ sets, column }, (kernels) => {
            kernels[name](set, length, COLUMN, COUNTS)
          }),
        ).toEqual([])
      }),
      { numRuns: 30 },
    )
  })
})
