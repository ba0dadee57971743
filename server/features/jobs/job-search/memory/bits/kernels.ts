// The loops that decide how fast the search is, over sets of places as bits: place n is bit n. They are WebAssembly
// (set-kernels.wat, tally-kernels.wat), because JavaScript has neither 64-bit integers that are numbers nor an instruction
// that counts bits: docs/decisions/024-webassembly-is-built.md has the figures. plain-kernels.ts is the same in TypeScript.

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
 * The terms of a job are packed into eight bytes, the first in the lowest bits: how long a walk takes depends on how much
 * memory it reads.
 */
export const TERM_BITS = { shape: 20, company: 22, languages: 16, payBand: 6 } as const
export const TERMS_BYTES = 8
/** Its skills take 16 bits each: most jobs have four, few have more than eight. */
export const SKILL_LANES = [4, 4, 12] as const

/** Sums are binary numbers of so many digits at most. */
export const MOST_DIGITS = 6
/** Tallies ask memory for what comes so many words later; sets may be read so far past their end. */
export const AHEAD = 4
