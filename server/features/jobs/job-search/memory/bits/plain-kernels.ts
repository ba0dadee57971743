// The kernels in plain TypeScript: the fallback where the WebAssembly was not built, and the reference in tests. Several times
// slower, with the same results.

import { type Kernels, SKILL_LANES, TERM_BITS, TERMS_BYTES } from './kernels.ts'
import type { WasmMemory } from './web-assembly.ts'

const { shape: SHAPE, company: COMPANY, languages: LANGUAGES } = TERM_BITS
const WORD = 32
/** The company number spans both halves of the eight bytes. */
const COMPANY_LOW = WORD - SHAPE
const COMPANY_HIGH = COMPANY - COMPANY_LOW
const [FOUR_SKILLS, , TWELVE_SKILLS] = SKILL_LANES

const mask = (bits: number): number => 2 ** bits - 1

export function plainKernelsOver({ buffer }: WasmMemory): Kernels {
  // The memory never grows (place-sets.ts), so these views stay valid. Addresses go up to 4 GB: `>>>`, not `>>`.
  const words = new Int32Array(buffer)
  const halves = new Uint16Array(buffer)
  const bytes = new Uint8Array(buffer)
  const wordAt = (address: number): number => words[address >>> 2] as number

  const combine =
    (combined: (one: number, other: number) => number): Kernels['and'] =>
    (out, one, other, length) => {
      for (let at = 0; at < length; at += 4) words[(out + at) >>> 2] = combined(wordAt(one + at), wordAt(other + at))
    }

  const countWords = (length: number, word: (at: number) => number): number => {
    let count = 0
    for (let at = 0; at < length; at += 4) count += bitCount(word(at))
    return count
  }

  /** Calls `visit` with the address in a column of each member of a set. */
  function walk(set: number, length: number, column: number, size: number, visit: (address: number) => void): void {
    for (let at = 0; at < length; at += 4) {
      for (let left = wordAt(set + at); left !== 0; left &= left - 1)
        visit(column + (at * 8 + 31 - Math.clz32(left & -left)) * size)
    }
  }

  const addOne = (counts: number, value: number): void => {
    words[(counts >>> 2) + value] = (words[(counts >>> 2) + value] as number) + 1
  }

  const shapeAt = (address: number): number => wordAt(address) & mask(SHAPE)
  const companyAt = (address: number): number =>
    (wordAt(address) >>> SHAPE) | ((wordAt(address + 4) & mask(COMPANY_HIGH)) << COMPANY_LOW)
  const languagesAt = (address: number): number => (wordAt(address + 4) >>> COMPANY_HIGH) & mask(LANGUAGES)
  const payBandAt = (address: number): number => wordAt(address + 4) >>> (COMPANY_HIGH + LANGUAGES)

  const tallyTerm =
    (valueAt: (address: number) => number): Kernels['tallyShape'] =>
    (set, length, terms, counts) =>
      walk(set, length, terms, TERMS_BYTES, (address) => addOne(counts, valueAt(address)))

  const tallySkills =
    (lanes: number): Kernels['tallyFourSkills'] =>
    (set, length, column, skills) =>
      walk(set, length, column, lanes * 2, (address) => {
        for (let lane = 0; lane < lanes; lane += 1) addOne(skills, halves[(address >>> 1) + lane] as number)
      })

  const makeSet = (out: number, length: number, column: number, isMember: (value: number) => boolean): void => {
    for (let at = 0; at < length; at += 4) {
      let word = 0
      for (let bit = 0; bit < WORD; bit += 1) if (isMember(wordAt(column + (at * 8 + bit) * 4))) word |= 1 << bit
      words[(out + at) >>> 2] = word
    }
  }

  return {
    and: combine((one, other) => one & other),
    or: combine((one, other) => one | other),
    andNot: combine((one, other) => one & ~other),
    addUp(found, length, ones, twos, end, digits, count) {
      for (let at = 0; at < length; at += 4) {
        const sums = new Int32Array(count)
        for (let entry = ones; entry < end; entry += 4) {
          let carry = wordAt(found + at) & wordAt(wordAt(entry) + at)
          for (let digit = entry < twos ? 0 : 1; digit < count; digit += 1) {
            const sum = sums[digit] as number
            sums[digit] = sum ^ carry
            carry &= sum
          }
        }
        for (const [digit, sum] of sums.entries()) words[(wordAt(digits + digit * 4) + at) >>> 2] = sum
      }
    },
    count: (set, length) => countWords(length, (at) => wordAt(set + at)),
    countAnd: (one, other, length) => countWords(length, (at) => wordAt(one + at) & wordAt(other + at)),
    tallyTerms: (set, length, terms, shapes, companies, languages, payBands) =>
      walk(set, length, terms, TERMS_BYTES, (address) => {
        addOne(shapes, shapeAt(address))
        addOne(companies, companyAt(address))
        addOne(languages, languagesAt(address))
        addOne(payBands, payBandAt(address))
      }),
    tallyShape: tallyTerm(shapeAt),
    tallyCompany: tallyTerm(companyAt),
    tallyLanguages: tallyTerm(languagesAt),
    tallyPayBand: tallyTerm(payBandAt),
    tallyFourSkills: tallySkills(FOUR_SKILLS),
    tallyTwelveSkills: tallySkills(TWELVE_SKILLS),
    match: (out, length, column, table) => makeSet(out, length, column, (value) => bytes[table + value] === 1),
    atLeast: (out, length, column, lowest) => makeSet(out, length, column, (value) => value >= lowest),
  }
}

/** Popcount: bits in pairs, pairs in nibbles, nibbles in bytes, and the four bytes by one multiplication. */
function bitCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
