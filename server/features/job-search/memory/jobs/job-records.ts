// What is counted together lies together, the terms of a job and its skills, so that counting fetches one small piece of
// memory a job; fetching is what takes the time. Skills have a fixed number of places, because decisions that cannot be
// foreseen cost as much. The few jobs with more skills have the others elsewhere, the fewest in a third place.

import { MAX_JOB_SKILLS } from '#shared/features/jobs/job-terms.ts'
import { SKILL_LANES, TERM_BITS, TERMS_BYTES } from '../bits/kernels.ts'
import { hasPlace, type PlaceSet, type PlaceSets, setPlace, type Term } from '../bits/place-sets.ts'
import { SkillSets } from './skill-sets.ts'

const terms = Object.keys(TERM_BITS) as Term[]
export const counted = [...terms, 'skill'] as const
export type Counted = (typeof counted)[number]

export type JobRecord = Record<Term, number> & { skills: readonly number[] }

/** Jobs by the number of what they have. */
export type TermCounts = Record<Term, Uint32Array>

/** The first numbers stand for "no skill here", one per place: counting all of these as one would make each wait for the last. */
const FIRST_SKILL = SKILL_LANES.reduce((sum, lanes) => sum + lanes, 0)
if (FIRST_SKILL < MAX_JOB_SKILLS) throw new Error('a job may have more skills than it has places for')

/** Some of the skills of jobs: of all jobs, or of those that have more than there was room for before. */
type SkillColumn = { lanes: (typeof SKILL_LANES)[number]; first: number; numbers: Uint16Array; having: PlaceSet | null }

export class JobRecords {
  readonly skillSets: SkillSets
  readonly #sets: PlaceSets
  readonly #terms: Uint32Array
  readonly #skills: readonly SkillColumn[]
  /** Room for the counts of a walk. */
  readonly #counts: Record<Counted, Uint32Array>
  /** Of all jobs that are not struck out. */
  readonly #totals: Record<Counted, number[]> = { shape: [], company: [], languages: [], payBand: [], skill: [] }

  /** `room` has where columns begin. */
  constructor(sets: PlaceSets, room: { terms: number; skills: readonly number[]; counts: readonly number[] }) {
    const { buffer, capacity } = sets
    this.#sets = sets
    this.#terms = new Uint32Array(buffer, room.terms, (capacity * TERMS_BYTES) / 4)
    this.#skills = SKILL_LANES.map((lanes, column) => ({
      lanes,
      first: SKILL_LANES.slice(0, column).reduce((sum, before) => sum + before, 0),
      numbers: new Uint16Array(buffer, room.skills[column], capacity * lanes),
      having: column === 0 ? null : sets.takeEmpty(),
    }))
    this.#counts = Object.fromEntries(
      counted.map((name, at) => [name, new Uint32Array(buffer, room.counts[at], capacity)]),
    ) as Record<Counted, Uint32Array>
    this.skillSets = new SkillSets(sets, this.#totals.skill)
  }

  put(place: number, record: JobRecord): void {
    const { shape, company, languages, payBand, skills } = record
    for (const name of terms)
      if (record[name] >= 2 ** TERM_BITS[name]) throw new Error(`there are more kinds of ${name} than have room`)
    this.#terms[place * 2] = shape | (company << TERM_BITS.shape)
    this.#terms[place * 2 + 1] =
      (company >>> COMPANY_LOW) | (languages << COMPANY_HIGH) | (payBand << (COMPANY_HIGH + TERM_BITS.languages))
    this.skillSets.add(place, skills)
    for (const { lanes, first, numbers, having } of this.#skills) {
      if (having && skills.length <= first) break
      if (having) setPlace(having, place)
      for (let lane = 0; lane < lanes; lane += 1)
        numbers[place * lanes + lane] = numberOf(skills[first + lane], first + lane)
    }
    this.#addToTotals(record, 1)
  }

  /** The job no longer counts. */
  strike(place: number): void {
    const [low, high] = [this.#terms[place * 2] as number, this.#terms[place * 2 + 1] as number]
    const record = {
      shape: low & lowest(TERM_BITS.shape),
      company: (low >>> TERM_BITS.shape) | ((high & lowest(COMPANY_HIGH)) << COMPANY_LOW),
      languages: (high >>> COMPANY_HIGH) & lowest(TERM_BITS.languages),
      payBand: high >>> (COMPANY_HIGH + TERM_BITS.languages),
      skills: this.#skillsAt(place),
    }
    this.#addToTotals(record, -1)
  }

  #addToTotals({ skills, ...record }: JobRecord, change: number): void {
    for (const name of terms) addTo(this.#totals[name], record[name], change)
    for (const skill of skills) addTo(this.#totals.skill, skill, change)
  }

  #skillsAt(place: number): number[] {
    return this.#skills
      .filter(({ having }) => !having || hasPlace(having, place))
      .flatMap(({ lanes, numbers }) => [...numbers.subarray(place * lanes, (place + 1) * lanes)])
      .filter((number) => number >= FIRST_SKILL)
      .map((number) => number - FIRST_SKILL)
  }

  /** The jobs of a set by everything but their skills; `rest` is room for another set. */
  countTerms(set: PlaceSet, live: PlaceSet, rest: PlaceSet): TermCounts {
    return this.#count(terms, set, live, rest) as TermCounts
  }

  /** By one thing alone, which takes a fraction of the time. */
  countBy(name: Counted, set: PlaceSet, live: PlaceSet, rest: PlaceSet): Uint32Array {
    return this.#count([name], set, live, rest)[name] ?? none
  }

  /** Walks over the set, or over what is left of `live` when that is less. */
  #count(
    names: readonly Counted[],
    set: PlaceSet,
    live: PlaceSet,
    rest: PlaceSet,
  ): Partial<Record<Counted, Uint32Array>> {
    const sets = this.#sets
    if (sets.count(set) * 2 <= sets.count(live)) return this.#walk(names, set, rest)
    sets.andNot(rest, live, set)
    const counts = this.#walk(names, rest, rest)
    for (const name of names) {
      const own = counts[name] ?? none
      const totals = this.#totals[name]
      for (let id = 0; id < own.length; id += 1) own[id] = (totals[id] as number) - (own[id] as number)
    }
    return counts
  }

  #walk(names: readonly Counted[], set: PlaceSet, rest: PlaceSet): Partial<Record<Counted, Uint32Array>> {
    const counts = this.#counts
    for (const name of names) counts[name].fill(0, 0, this.#totals[name].length + FIRST_SKILL)
    this.#tally(names, set, rest)
    return Object.fromEntries(
      names.map((name) => {
        const first = name === 'skill' ? FIRST_SKILL : 0
        return [name, counts[name].slice(first, first + this.#totals[name].length)]
      }),
    )
  }

  #tally(names: readonly Counted[], set: PlaceSet, rest: PlaceSet): void {
    const [name, ...others] = names
    const counts = this.#counts
    if (others.length > 0) this.#sets.tallyTerms(set, this.#terms.byteOffset, counts)
    else if (name === 'skill') this.#tallySkills(set, rest)
    else if (name !== undefined) this.#sets.tallyTerm(name, set, this.#terms.byteOffset, counts[name])
  }

  #tallySkills(set: PlaceSet, rest: PlaceSet): void {
    for (const { lanes, numbers, having } of this.#skills) {
      if (having) this.#sets.and(rest, set, having)
      this.#sets.tallySkills(having ? rest : set, lanes, numbers.byteOffset, this.#counts.skill)
    }
  }

  /** Adds the places from `from` to before `to` that have one of the skills. */
  matchSkills(out: PlaceSet, wanted: readonly number[], from: number, to: number): void {
    const isWanted = new Uint8Array(FIRST_SKILL + this.#totals.skill.length)
    for (const skill of wanted) isWanted[skill + FIRST_SKILL] = 1
    for (const { lanes, numbers, having } of this.#skills)
      for (let place = from; place < to; place += 1) {
        if (having && !hasPlace(having, place)) continue
        let isFound = 0
        for (let at = place * lanes; at < (place + 1) * lanes; at += 1)
          isFound |= isWanted[numbers[at] as number] as number
        if (isFound === 1) setPlace(out, place)
      }
  }
}

/** A company's number lies across two halves. */
const COMPANY_LOW = 32 - TERM_BITS.shape
const COMPANY_HIGH = TERM_BITS.company - COMPANY_LOW

const lowest = (bits: number): number => 2 ** bits - 1

const none = new Uint32Array(0)

const numberOf = (skill: number | undefined, lane: number): number => (skill === undefined ? lane : skill + FIRST_SKILL)

function addTo(counts: number[], at: number, change: number): void {
  while (counts.length <= at) counts.push(0)
  counts[at] = (counts[at] ?? 0) + change
}
