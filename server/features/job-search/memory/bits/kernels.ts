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
  /** Adds one bit per place to a digit of binary numbers that lie across sets; what is carried stays in `carry`. */
  addBit(digit: number, carry: number, bytes: number): void
  count(set: number, bytes: number): number
  countAnd(one: number, other: number, bytes: number): number
  /** Adds the terms of a set's places to the counts of each of their values. */
  tallyTerms(
    set: number,
    bytes: number,
    terms: number,
    shapes: number,
    companies: number,
    languages: number,
    payBands: number,
  ): void
  /** The same for one value alone; `column` is where the terms of the first place have it. */
  tallyLong(set: number, bytes: number, column: number, counts: number): void
  tallyShort(set: number, bytes: number, column: number, counts: number): void
  tallySkills(set: number, bytes: number, column: number, skills: number): void
  tallyMoreSkills(set: number, bytes: number, moreSkills: number, skills: number): void
  /** The set of places for whose value `table` (a byte each, 0 or 1) has a one. */
  match(out: number, bytes: number, column: number, table: number): void
  /** The set of places whose value is at least so high. */
  atLeast(out: number, bytes: number, column: number, lowest: number): void
}

export const SET_STEP = 32

/** The terms of a job: shape and company (32 bit each), languages and pay band (16 bit each). */
export const COMPANY_AT = 4
export const LANGUAGES_AT = 8
export const PAY_BAND_AT = 10
export const TERMS_BYTES = 12
/** Its skills, 16 bit each: the first ones, and where there are more the others. */
export const FIRST_SKILLS = 6
export const MORE_SKILLS = 14

const steps = [0, 8, 16, 24]

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

const ADD_BIT = `
(func $addBit (param $digit i32) (param $carry i32) (param $bytes i32) (local $end i32) (local $a v128) (local $b v128)
  (local.set $end (i32.add (local.get $digit) (local.get $bytes)))
  (loop $next
    (local.set $a (v128.load (local.get $digit)))
    (local.set $b (v128.load (local.get $carry)))
    (v128.store (local.get $digit) (v128.xor (local.get $a) (local.get $b)))
    (v128.store (local.get $carry) (v128.and (local.get $a) (local.get $b)))
    (local.set $carry (i32.add (local.get $carry) (i32.const 16)))
    (br_if $next (i32.lt_u (local.tee $digit (i32.add (local.get $digit) (i32.const 16))) (local.get $end)))))`

const COUNT = `
(func $count (param $set i32) (param $bytes i32) (result i32) (local $end i32) (local $sum i64)
  (local.set $end (i32.add (local.get $set) (local.get $bytes)))
  (loop $next
    ${steps
      .map(
        (step) => `(local.set $sum (i64.add (local.get $sum) (i64.popcnt (i64.load offset=${step} (local.get $set)))))`,
      )
      .join('\n    ')}
    (br_if $next (i32.lt_u (local.tee $set (i32.add (local.get $set) (i32.const ${SET_STEP}))) (local.get $end))))
  (i32.wrap_i64 (local.get $sum)))`

const COUNT_AND = `
(func $countAnd (param $one i32) (param $other i32) (param $bytes i32) (result i32) (local $end i32) (local $sum i64)
  (local.set $end (i32.add (local.get $one) (local.get $bytes)))
  (loop $next
    ${steps
      .map(
        (step) => `(local.set $sum (i64.add (local.get $sum) (i64.popcnt
      (i64.and (i64.load offset=${step} (local.get $one)) (i64.load offset=${step} (local.get $other))))))`,
      )
      .join('\n    ')}
    (local.set $other (i32.add (local.get $other) (i32.const ${SET_STEP})))
    (br_if $next (i32.lt_u (local.tee $one (i32.add (local.get $one) (i32.const ${SET_STEP}))) (local.get $end))))
  (i32.wrap_i64 (local.get $sum)))`

/** Runs `body` for every place of `$set`, the lowest first; at `$at` is what the column has for it. */
const forEachPlace = (bytesPerPlace: number, body: string) => `
  (local.set $end (i32.add (local.get $set) (local.get $bytes)))
  (loop $next
    (local.set $word (i64.load (local.get $set)))
    (if (i64.ne (local.get $word) (i64.const 0)) (then
      (loop $bit
        (local.set $at (i32.add (local.get $column)
          (i32.mul (i32.wrap_i64 (i64.ctz (local.get $word))) (i32.const ${bytesPerPlace}))))
        ${body}
        (local.set $word (i64.and (local.get $word) (i64.sub (local.get $word) (i64.const 1))))
        (br_if $bit (i64.ne (local.get $word) (i64.const 0))))))
    (local.set $column (i32.add (local.get $column) (i32.const ${64 * bytesPerPlace})))
    (br_if $next (i32.lt_u (local.tee $set (i32.add (local.get $set) (i32.const 8))) (local.get $end))))`

/** Adds one to the count of a value. */
const bump = (counts: string, value: string) => `
        (local.set $count (i32.add (local.get ${counts}) (i32.shl ${value} (i32.const 2))))
        (i32.store (local.get $count) (i32.add (i32.load (local.get $count)) (i32.const 1)))`

const short = (offset: number) => `(i32.load16_u offset=${offset} (local.get $at))`

const bumpSkills = (count: number, start: number) =>
  Array.from({ length: count }, (_, skill) => bump('$skills', short(start + skill * 2))).join('')

const TALLY_TERMS = `
(func $tallyTerms (param $set i32) (param $bytes i32) (param $column i32) (param $shapes i32) (param $companies i32)
  (param $languages i32) (param $payBands i32)
  (local $end i32) (local $word i64) (local $at i32) (local $count i32)
  ${forEachPlace(
    TERMS_BYTES,
    [
      bump('$shapes', '(i32.load (local.get $at))'),
      bump('$companies', `(i32.load offset=${COMPANY_AT} (local.get $at))`),
      bump('$languages', short(LANGUAGES_AT)),
      bump('$payBands', short(PAY_BAND_AT)),
    ].join(''),
  )})`

const tallyOne = (name: string, bytesPerPlace: number, counts: string, body: string) => `
(func $${name} (param $set i32) (param $bytes i32) (param $column i32) (param ${counts} i32)
  (local $end i32) (local $word i64) (local $at i32) (local $count i32)
  ${forEachPlace(bytesPerPlace, body)})`

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
  ADD_BIT,
  COUNT,
  COUNT_AND,
  TALLY_TERMS,
  tallyOne('tallyLong', TERMS_BYTES, '$counts', bump('$counts', '(i32.load (local.get $at))')),
  tallyOne('tallyShort', TERMS_BYTES, '$counts', bump('$counts', short(0))),
  tallyOne('tallySkills', FIRST_SKILLS * 2, '$skills', bumpSkills(FIRST_SKILLS, 0)),
  tallyOne('tallyMoreSkills', MORE_SKILLS * 2, '$skills', bumpSkills(MORE_SKILLS, 0)),
  MATCH,
  AT_LEAST,
]

const compiled = assemble(source.join('\n'))

export const kernelsOver = (memory: WasmMemory): Kernels =>
  new Instance(compiled, { host: { memory } }).exports as Kernels
