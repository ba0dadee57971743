// The inner loops that decide how fast the search is, on bitsets: a job's place in the columns is its bit. They are WebAssembly
// (set-kernels.wat, tally-kernels.wat), because JavaScript has neither native 64-bit integers nor popcount: see the measurements
// in docs/decisions/024-webassembly-is-built.md. plain-kernels.ts does the same in TypeScript.

/** Addresses are byte offsets into the memory; `bytes` is the length of a set, a multiple of `SET_STEP`. */
export type Kernels = {
  and(out: number, one: number, other: number, bytes: number): void
  or(out: number, one: number, other: number, bytes: number): void
  /** Set difference: `one` without `other`. */
  andNot(out: number, one: number, other: number, bytes: number): void
  /**
   * For every place in `found`, the weighted number of sets that contain it, as a binary number spread over `count` sets, lowest
   * digit first. The table at `ones` has the addresses of sets worth one, `twos` to `end` those worth two, and `digits` those of
   * the results.
   */
  addUp(found: number, bytes: number, ones: number, twos: number, end: number, digits: number, count: number): void
  count(set: number, bytes: number): number
  countAnd(one: number, other: number, bytes: number): number
  /** Adds the terms of a set's places to the counts of their values; `terms` is the address of the first place's terms. */
  tallyTerms(
    set: number,
    bytes: number,
    terms: number,
    shapes: number,
    companies: number,
    languages: number,
    payBands: number,
  ): void
  /** The same for a single term. */
  tallyShape(set: number, bytes: number, terms: number, counts: number): void
  tallyCompany(set: number, bytes: number, terms: number, counts: number): void
  tallyLanguages(set: number, bytes: number, terms: number, counts: number): void
  tallyPayBand(set: number, bytes: number, terms: number, counts: number): void
  /** Skills packed in groups of four or twelve. */
  tallyFourSkills(set: number, bytes: number, column: number, skills: number): void
  tallyTwelveSkills(set: number, bytes: number, column: number, skills: number): void
  /** The places whose value has a one in `table` (one byte per value, 0 or 1). */
  match(out: number, bytes: number, column: number, table: number): void
  /** The places whose value is at least this high. */
  atLeast(out: number, bytes: number, column: number, lowest: number): void
}

/** The kernels that iterate over a set. */
export type TallyKernel = Extract<keyof Kernels, `tally${string}`>

export const SET_STEP = 32

/** The terms of a job are packed into eight bytes, the first in the lowest bits: a tally takes as long as the memory it reads. */
export const TERM_BITS = { shape: 20, company: 22, languages: 16, payBand: 6 } as const
export const TERMS_BYTES = 8
/** Skills take 16 bits each: most jobs have four, few have more than eight. */
export const SKILL_LANES = [4, 4, 12] as const

/** Sums have at most this many binary digits. */
export const MAX_DIGITS = 6
/** Tallies prefetch this many words ahead, so sets may be read this far past their end. */
export const AHEAD = 4
