// What is counted together lies together, the terms of a job and its skills, so that counting fetches one small piece of
// memory a job; fetching is what takes the time. Skills have a fixed number of places, because decisions that cannot be
// foreseen cost as much. The few jobs with more skills have the others elsewhere.

import { MAX_JOB_SKILLS } from '#shared/features/jobs/job-terms.ts'
import { COMPANY_AT, FIRST_SKILLS, LANGUAGES_AT, MORE_SKILLS, PAY_BAND_AT, TERMS_BYTES } from '../bits/kernels.ts'
import { hasPlace, type PlaceSet, type PlaceSets, setPlace } from '../bits/place-sets.ts'
import { SkillSets } from './skill-sets.ts'

export const terms = ['shape', 'company', 'languages', 'payBand'] as const
type Term = (typeof terms)[number]
export const counted = [...terms, 'skill'] as const
export type Counted = (typeof counted)[number]

export type JobRecord = Record<Term, number> & { skills: readonly number[] }

/** Jobs by the number of what they have. */
export type TermCounts = Record<Term, Uint32Array>

/** The first numbers stand for "no skill here", one per place: counting all of these as one would make each wait for the last. */
const FIRST_SKILL = FIRST_SKILLS + MORE_SKILLS
if (FIRST_SKILL < MAX_JOB_SKILLS) throw new Error('a job may have more skills than it has places for')

export class JobRecords {
  readonly skillSets: SkillSets
  readonly #sets: PlaceSets
  readonly #terms: Int32Array
  readonly #skills: Uint16Array
  readonly #moreSkills: Uint16Array
  /** Jobs with more skills than there are places for. */
  readonly #many: PlaceSet
  /** Room for the counts of a walk. */
  readonly #counts: Record<Counted, Uint32Array>
  /** Of all jobs that are not struck out. */
  readonly #totals: Record<Counted, number[]> = { shape: [], company: [], languages: [], payBand: [], skill: [] }

  constructor(sets: PlaceSets, room: { terms: number; skills: number; moreSkills: number; counts: readonly number[] }) {
    const { buffer, capacity } = sets
    this.#sets = sets
    this.#terms = new Int32Array(buffer, room.terms, (capacity * TERMS_BYTES) / 4)
    this.#skills = new Uint16Array(buffer, room.skills, capacity * FIRST_SKILLS)
    this.#moreSkills = new Uint16Array(buffer, room.moreSkills, capacity * MORE_SKILLS)
    this.#counts = Object.fromEntries(
      counted.map((name, at) => [name, new Uint32Array(buffer, room.counts[at], capacity)]),
    ) as Record<Counted, Uint32Array>
    this.#many = sets.takeEmpty()
    this.skillSets = new SkillSets(sets, this.#totals.skill)
  }

  put(place: number, record: JobRecord): void {
    const at = (place * TERMS_BYTES) / 4
    this.#terms[at] = record.shape
    this.#terms[at + 1] = record.company
    this.#terms[at + 2] = record.languages | (record.payBand << 16)
    this.skillSets.add(place, record.skills)
    for (let lane = 0; lane < FIRST_SKILLS; lane += 1)
      this.#skills[place * FIRST_SKILLS + lane] = numberOf(record.skills[lane], lane)
    if (record.skills.length > FIRST_SKILLS) {
      setPlace(this.#many, place)
      for (let lane = 0; lane < MORE_SKILLS; lane += 1) {
        const skill = record.skills[FIRST_SKILLS + lane]
        this.#moreSkills[place * MORE_SKILLS + lane] = numberOf(skill, FIRST_SKILLS + lane)
      }
    }
    this.#addToTotals(record, 1)
  }

  /** The job no longer counts. */
  strike(place: number): void {
    const at = (place * TERMS_BYTES) / 4
    const languagesAndPay = this.#terms[at + 2] as number
    const record = {
      shape: this.#terms[at] as number,
      company: this.#terms[at + 1] as number,
      languages: languagesAndPay & 0xffff,
      payBand: languagesAndPay >>> 16,
      skills: this.#skillsAt(place),
    }
    this.#addToTotals(record, -1)
  }

  #addToTotals({ skills, ...record }: JobRecord, change: number): void {
    for (const name of terms) addTo(this.#totals[name], record[name], change)
    for (const skill of skills) addTo(this.#totals.skill, skill, change)
  }

  #skillsAt(place: number): number[] {
    const at = place * FIRST_SKILLS
    const more = hasPlace(this.#many, place)
      ? this.#moreSkills.subarray(place * MORE_SKILLS, (place + 1) * MORE_SKILLS)
      : []
    const all = [...this.#skills.subarray(at, at + FIRST_SKILLS), ...more]
    return all.filter((number) => number >= FIRST_SKILL).map((number) => number - FIRST_SKILL)
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
    this.#tally(names, set)
    if (names.includes('skill')) {
      this.#sets.and(rest, set, this.#many)
      this.#sets.tallyMoreSkills(rest, this.#moreSkills.byteOffset, counts.skill)
    }
    return Object.fromEntries(
      names.map((name) => {
        const first = name === 'skill' ? FIRST_SKILL : 0
        return [name, counts[name].slice(first, first + this.#totals[name].length)]
      }),
    )
  }

  #tally(names: readonly Counted[], set: PlaceSet): void {
    const [name, ...others] = names
    const counts = this.#counts
    const start = this.#terms.byteOffset
    if (others.length > 0) this.#sets.tallyTerms(set, start, counts)
    else if (name === 'skill') this.#sets.tallySkills(set, this.#skills.byteOffset, counts.skill)
    else if (name === 'shape') this.#sets.tallyLong(set, start, counts.shape)
    else if (name === 'company') this.#sets.tallyLong(set, start + COMPANY_AT, counts.company)
    else if (name === 'languages') this.#sets.tallyShort(set, start + LANGUAGES_AT, counts.languages)
    else if (name === 'payBand') this.#sets.tallyShort(set, start + PAY_BAND_AT, counts.payBand)
  }

  /** Adds the places from `from` to before `to` that have one of the skills. */
  matchSkills(out: PlaceSet, wanted: readonly number[], from: number, to: number): void {
    const isWanted = new Uint8Array(FIRST_SKILL + this.#totals.skill.length)
    for (const skill of wanted) isWanted[skill + FIRST_SKILL] = 1
    for (let place = from; place < to; place += 1) {
      const start = place * FIRST_SKILLS
      let isFound = 0
      for (let at = start; at < start + FIRST_SKILLS; at += 1) isFound |= isWanted[this.#skills[at] as number] as number
      if (isFound === 1) setPlace(out, place)
      else if (hasPlace(this.#many, place) && this.#skillsAt(place).some((skill) => wanted.includes(skill)))
        setPlace(out, place)
    }
  }
}

const none = new Uint32Array(0)

const numberOf = (skill: number | undefined, lane: number): number => (skill === undefined ? lane : skill + FIRST_SKILL)

function addTo(counts: number[], at: number, change: number): void {
  while (counts.length <= at) counts.push(0)
  counts[at] = (counts[at] ?? 0) + change
}
