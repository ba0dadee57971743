// The loops that decide how fast the search is, over sets of places as bits: place n is bit n. In WebAssembly because
// JavaScript has neither 64-bit integers that are numbers nor an instruction that counts bits: and-and-count of a million
// bits takes 7 µs here and 64 µs there. A test holds each of them beside the same in plain JavaScript.

import { assemble } from './wat-assembler.ts'
import { Instance, type WasmMemory } from './web-assembly.ts'

/** Addresses are bytes in the memory; `bytes` is the length of a set, a multiple of `SET_STEP`. */
export type Kernels = {
  and(out: number, one: number, other: number, bytes: number): void
  or(out: number, one: number, other: number, bytes: number): void
  /** What is in one and not in the other. */
  andNot(out: number, one: number, other: number, bytes: number): void
  /**
   * For every place of `found` the sum of what it is worth, as a binary number that lies across `count` sets, the lowest
   * digit first. From `ones` on are the addresses of sets that are worth one, from `twos` to `end` of those worth two; from
   * `digits` on those of the sums.
   */
  addUp(found: number, bytes: number, ones: number, twos: number, end: number, digits: number, count: number): void
  count(set: number, bytes: number): number
  countAnd(one: number, other: number, bytes: number): number
  /** Adds the terms of a set's places to the counts of each of their values; `terms` is where those of the first place are. */
  tallyTerms(
    set: number,
    bytes: number,
    terms: number,
    shapes: number,
    companies: number,
    languages: number,
    payBands: number,
  ): void
  /** The same for one of them alone. */
  tallyShape(set: number, bytes: number, terms: number, counts: number): void
  tallyCompany(set: number, bytes: number, terms: number, counts: number): void
  tallyLanguages(set: number, bytes: number, terms: number, counts: number): void
  tallyPayBand(set: number, bytes: number, terms: number, counts: number): void
  /** Skills that lie four together, or twelve. */
  tallyFourSkills(set: number, bytes: number, column: number, skills: number): void
  tallyTwelveSkills(set: number, bytes: number, column: number, skills: number): void
  /** The set of places for whose value `table` (a byte each, 0 or 1) has a one. */
  match(out: number, bytes: number, column: number, table: number): void
  /** The set of places whose value is at least so high. */
  atLeast(out: number, bytes: number, column: number, lowest: number): void
}

/** Those that walk over a set. */
export type TallyKernel = Extract<keyof Kernels, `tally${string}`>

export const SET_STEP = 32

/**
 * The terms of a job are eight bytes, of which each has some bits, the first the lowest: what a walk takes is the time in
 * which memory gives them.
 */
export const TERM_BITS = { shape: 20, company: 22, languages: 16, payBand: 6 } as const
export const TERMS_BYTES = 8
/** Its skills are 16 bit each: most jobs have four, few have more than eight. */
export const SKILL_LANES = [4, 4, 12] as const

const binary = (name: string, operator: string) => `
(func $${name} (param $out i32) (param $one i32) (param $other i32) (param $bytes i32) (local $end i32)
  (local.set $end (i32.add (local.get $out) (local.get $bytes)))
  (loop $next
    ${[0, 16]
      .map(
        (step) => `(v128.store offset=${step} (local.get $out)
      (${operator} (v128.load offset=${step} (local.get $one)) (v128.load offset=${step} (local.get $other))))`,
      )
      .join('\n    ')}
    (local.set $one (i32.add (local.get $one) (i32.const ${SET_STEP})))
    (local.set $other (i32.add (local.get $other) (i32.const ${SET_STEP})))
    (br_if $next (i32.lt_u (local.tee $out (i32.add (local.get $out) (i32.const ${SET_STEP}))) (local.get $end)))))`

/** Sums are binary numbers of so many digits at most. */
export const MOST_DIGITS = 6

/** Adds one bit to numbers that lie across `$d0`, `$d1` …, at this digit. */
const addBit = (first: number) =>
  Array.from(
    { length: MOST_DIGITS - first },
    (_, at) => `
        (local.set $carry (v128.and (local.get $d${first + at}) (local.get $bit)))
        (local.set $d${first + at} (v128.xor (local.get $d${first + at}) (local.get $bit)))
        (local.set $bit (local.get $carry))`,
  ).join('')

/** Runs through the table from `$at` up to `end`: each entry is the address of a set that is worth something. */
const addAll = (label: string, end: string, first: number) => `
    (if (i32.lt_u (local.get $at) (local.get ${end})) (then
      (loop ${label}
        (local.set $bit (v128.and (local.get $asked) (v128.load (i32.add (i32.load (local.get $at)) (local.get $byte)))))
        ${addBit(first)}
        (br_if ${label} (i32.lt_u (local.tee $at (i32.add (local.get $at) (i32.const 4))) (local.get ${end}))))))`

const digits = Array.from({ length: MOST_DIGITS }, (_, digit) => digit)

const ADD_UP = `
(func $addUp (param $found i32) (param $bytes i32) (param $ones i32) (param $twos i32) (param $end i32) (param $digits i32)
  (param $count i32) (local $byte i32) (local $at i32) (local $asked v128) (local $bit v128) (local $carry v128)
  ${digits.map((digit) => `(local $d${digit} v128)`).join(' ')}
  (loop $next
    (local.set $asked (v128.load (i32.add (local.get $found) (local.get $byte))))
    ${digits.map((digit) => `(local.set $d${digit} (v128.xor (local.get $asked) (local.get $asked)))`).join(' ')}
    (local.set $at (local.get $ones))
    ${addAll('$one', '$twos', 0)}
    ${addAll('$two', '$end', 1)}
    ${digits
      .map(
        (digit) => `(if (i32.lt_u (i32.const ${digit}) (local.get $count)) (then
      (v128.store (i32.add (i32.load offset=${digit * 4} (local.get $digits)) (local.get $byte)) (local.get $d${digit}))))`,
      )
      .join('\n    ')}
    (br_if $next (i32.lt_u (local.tee $byte (i32.add (local.get $byte) (i32.const 16))) (local.get $bytes)))))`

/** Counts what `words` says of each 16 bytes, 32 at a time: bits by byte, then bytes added up in pairs and again in pairs. */
const counting = (words: (offset: number) => string, advance: string) => `
  (loop $next
    (local.set $sum (i32x4.add (local.get $sum) (i32x4.extadd_pairwise_i16x8_u (i16x8.extadd_pairwise_i8x16_u
      (i8x16.add (i8x16.popcnt ${words(0)}) (i8x16.popcnt ${words(16)}))))))
    ${advance})
  (i32.add
    (i32.add (i32x4.extract_lane 0 (local.get $sum)) (i32x4.extract_lane 1 (local.get $sum)))
    (i32.add (i32x4.extract_lane 2 (local.get $sum)) (i32x4.extract_lane 3 (local.get $sum))))`

const COUNT = `
(func $count (param $set i32) (param $bytes i32) (result i32) (local $end i32) (local $sum v128)
  (local.set $end (i32.add (local.get $set) (local.get $bytes)))
  ${counting(
    (offset) => `(v128.load offset=${offset} (local.get $set))`,
    `(br_if $next (i32.lt_u (local.tee $set (i32.add (local.get $set) (i32.const ${SET_STEP}))) (local.get $end)))`,
  )})`

const COUNT_AND = `
(func $countAnd (param $one i32) (param $other i32) (param $bytes i32) (result i32) (local $end i32) (local $sum v128)
  (local.set $end (i32.add (local.get $one) (local.get $bytes)))
  ${counting(
    (offset) =>
      `(v128.and (v128.load offset=${offset} (local.get $one)) (v128.load offset=${offset} (local.get $other)))`,
    `(local.set $other (i32.add (local.get $other) (i32.const ${SET_STEP})))
    (br_if $next (i32.lt_u (local.tee $one (i32.add (local.get $one) (i32.const ${SET_STEP}))) (local.get $end)))`,
  )})`

/** Memory is fetched in pieces of so many bytes. */
const LINE_BYTES = 64
/** So many words later; sets may be read so far past their end. */
export const AHEAD = 4

/** A number that a place has: how it is had from what is loaded, and where it is counted. */
type Tallied = { from: (loaded: string) => string; counts: string }

/**
 * Adds one to the counts of what each place of a set has, the lowest place first. What it has is loaded in `pieces` of
 * eight bytes. The lowest bit of a word is found by the zeros above it: those below are counted by a call where the
 * processor has no instruction for it, which took more time than all the rest. Memory is asked for what comes a few words
 * later, all of it in order, for it answers many questions in the time of one; what it says then is given back, so that
 * nobody finds the asking useless.
 */
const tally = (name: string, pieces: readonly (readonly Tallied[])[]) => {
  const tables = [...new Set(pieces.flat().map(({ counts }) => counts))]
  const bytesPerPlace = pieces.length * 8
  const linesAhead = Array.from({ length: bytesPerPlace }, (_, line) => AHEAD * 64 * bytesPerPlace + line * LINE_BYTES)
  return `
(func $${name} (param $set i32) (param $bytes i32) (param $column i32) ${tables.map((table) => `(param ${table} i32)`).join(' ')} (result i32)
  (local $seen i64) (local $end i32) (local $word i64) (local $at i32) (local $loaded i64) (local $count i32)
  (local.set $end (i32.add (local.get $set) (local.get $bytes)))
  (loop $next
    (if (i64.ne (i64.load offset=${AHEAD * 8} (local.get $set)) (i64.const 0)) (then
      ${linesAhead.map((offset) => `(local.set $seen (i64.or (local.get $seen) (i64.load offset=${offset} (local.get $column))))`).join(' ')}))
    (local.set $word (i64.load (local.get $set)))
    (if (i64.ne (local.get $word) (i64.const 0)) (then
      (loop $bit
        (local.set $at (i32.add (local.get $column) (i32.mul (i32.const ${bytesPerPlace}) (i32.sub (i32.const 63)
          (i32.wrap_i64 (i64.clz (i64.and (local.get $word) (i64.sub (i64.const 0) (local.get $word)))))))))
        (local.set $word (i64.and (local.get $word) (i64.sub (local.get $word) (i64.const 1))))
        ${pieces.map((all, piece) => `(local.set $loaded (i64.load offset=${piece * 8} (local.get $at)))${all.map(bump).join('')}`).join('\n        ')}
        (br_if $bit (i64.ne (local.get $word) (i64.const 0))))))
    (local.set $column (i32.add (local.get $column) (i32.const ${64 * bytesPerPlace})))
    (br_if $next (i32.lt_u (local.tee $set (i32.add (local.get $set) (i32.const 8))) (local.get $end))))
  (i32.wrap_i64 (local.get $seen)))`
}

const bump = ({ from, counts }: Tallied) => `
        (local.set $count (i32.add (local.get ${counts})
          (i32.shl (i32.wrap_i64 ${from('(local.get $loaded)')}) (i32.const 2))))
        (i32.store (local.get $count) (i32.add (i32.load (local.get $count)) (i32.const 1)))`

const bitsOf = (start: number, length: number) => (loaded: string) =>
  `(i64.and (i64.shr_u ${loaded} (i64.const ${start})) (i64.const ${2 ** length - 1}))`

const { shape, company, languages, payBand } = TERM_BITS
const termsFrom = {
  shape: bitsOf(0, shape),
  company: bitsOf(shape, company),
  languages: bitsOf(shape + company, languages),
  payBand: bitsOf(shape + company + languages, payBand),
}

const tallyTerm = (name: string, term: keyof typeof termsFrom) =>
  tally(name, [[{ from: termsFrom[term], counts: '$counts' }]])

const SKILL_BITS = 16

const fourSkills = [0, 1, 2, 3].map((lane) => ({ from: bitsOf(lane * SKILL_BITS, SKILL_BITS), counts: '$skills' }))

/** Makes a set, 64 places at a time, of the places for which `bit` is one. */
const makeSet = (bit: string) => `
  (local.set $end (i32.add (local.get $out) (local.get $bytes)))
  (loop $next
    (local.set $word (i64.const 0))
    (local.set $place (i64.const 0))
    (loop $each
      (local.set $word (i64.or (local.get $word) (i64.shl ${bit} (local.get $place))))
      (local.set $column (i32.add (local.get $column) (i32.const 4)))
      (br_if $each
        (i64.ne (local.tee $place (i64.add (local.get $place) (i64.const 1))) (i64.const 64))))
    (i64.store (local.get $out) (local.get $word))
    (br_if $next (i32.lt_u (local.tee $out (i32.add (local.get $out) (i32.const 8))) (local.get $end))))`

const MATCH = `
(func $match (param $out i32) (param $bytes i32) (param $column i32) (param $table i32)
  (local $end i32) (local $word i64) (local $place i64)
  ${makeSet('(i64.load8_u (i32.add (local.get $table) (i32.load (local.get $column))))')})`

const AT_LEAST = `
(func $atLeast (param $out i32) (param $bytes i32) (param $column i32) (param $lowest i32)
  (local $end i32) (local $word i64) (local $place i64)
  ${makeSet('(i64.extend_i32_u (i32.ge_s (i32.load (local.get $column)) (local.get $lowest)))')})`

const source = [
  binary('and', 'v128.and'),
  binary('or', 'v128.or'),
  binary('andNot', 'v128.andnot'),
  ADD_UP,
  COUNT,
  COUNT_AND,
  tally('tallyTerms', [
    [
      { from: termsFrom.shape, counts: '$shapes' },
      { from: termsFrom.company, counts: '$companies' },
      { from: termsFrom.languages, counts: '$languages' },
      { from: termsFrom.payBand, counts: '$payBands' },
    ],
  ]),
  tallyTerm('tallyShape', 'shape'),
  tallyTerm('tallyCompany', 'company'),
  tallyTerm('tallyLanguages', 'languages'),
  tallyTerm('tallyPayBand', 'payBand'),
  tally('tallyFourSkills', [fourSkills]),
  tally('tallyTwelveSkills', [fourSkills, fourSkills, fourSkills]),
  MATCH,
  AT_LEAST,
]

const compiled = assemble(source.join('\n'))

export const kernelsOver = (memory: WasmMemory): Kernels =>
  new Instance(compiled, { host: { memory } }).exports as Kernels
