// What is counted of a job lies together, so that counting all of it fetches one piece of memory a job; fetching is what
// takes the time. Skills have a fixed number of places there, because decisions that cannot be foreseen cost as much. The
// few jobs with more skills have the others elsewhere.

import { MAX_JOB_SKILLS } from '#shared/features/jobs/job-terms.ts'
import { MORE_SKILLS, RECORD_BYTES, RECORD_SKILLS, SKILLS_AT } from '../bits/kernels.ts'
import { hasPlace, type PlaceSet, type PlaceSets, setPlace } from '../bits/place-sets.ts'

export const counted = ['shape', 'company', 'languages', 'payBand', 'skill'] as const
type Counted = (typeof counted)[number]

export type JobRecord = Record<Exclude<Counted, 'skill'>, number> & { skills: readonly number[] }

/** Jobs by the number of what they have. */
export type JobCounts = Record<Counted, Uint32Array>

/** The first numbers stand for "no skill here", one per place: counting all of these as one would make each wait for the last. */
const FIRST_SKILL = RECORD_SKILLS + MORE_SKILLS
if (FIRST_SKILL < MAX_JOB_SKILLS) throw new Error('a job may have more skills than it has places for')

export class JobRecords {
  readonly #sets: PlaceSets
  readonly #records: Int32Array
  readonly #skills: Uint16Array
  readonly #moreSkills: Uint16Array
  /** Jobs with more skills than a record has places for. */
  readonly #many: PlaceSet
  /** Room for the counts of a walk. */
  readonly #counts: Record<Counted, Uint32Array>
  /** Of all jobs that are not struck out. */
  readonly #totals: Record<Counted, number[]> = { shape: [], company: [], languages: [], payBand: [], skill: [] }

  constructor(sets: PlaceSets, room: { records: number; moreSkills: number; counts: readonly number[] }) {
    const { buffer, capacity } = sets
    this.#sets = sets
    this.#records = new Int32Array(buffer, room.records, (capacity * RECORD_BYTES) / 4)
    this.#skills = new Uint16Array(buffer, room.records, (capacity * RECORD_BYTES) / 2)
    this.#moreSkills = new Uint16Array(buffer, room.moreSkills, capacity * MORE_SKILLS)
    this.#counts = Object.fromEntries(
      counted.map((name, at) => [name, new Uint32Array(buffer, room.counts[at], capacity)]),
    ) as JobCounts
    this.#many = sets.takeEmpty()
  }

  put(place: number, record: JobRecord): void {
    const at = (place * RECORD_BYTES) / 4
    this.#records[at] = record.shape
    this.#records[at + 1] = record.company
    this.#records[at + 2] = record.languages | (record.payBand << 16)
    const skillsAt = (place * RECORD_BYTES + SKILLS_AT) / 2
    for (let lane = 0; lane < RECORD_SKILLS; lane += 1)
      this.#skills[skillsAt + lane] = numberOf(record.skills[lane], lane)
    if (record.skills.length > RECORD_SKILLS) {
      setPlace(this.#many, place)
      for (let lane = 0; lane < MORE_SKILLS; lane += 1) {
        const skill = record.skills[RECORD_SKILLS + lane]
        this.#moreSkills[place * MORE_SKILLS + lane] = numberOf(skill, RECORD_SKILLS + lane)
      }
    }
    this.#count(record, 1)
  }

  /** The job no longer counts. */
  strike(place: number): void {
    const at = (place * RECORD_BYTES) / 4
    const languagesAndPay = this.#records[at + 2] as number
    const record = {
      shape: this.#records[at] as number,
      company: this.#records[at + 1] as number,
      languages: languagesAndPay & 0xffff,
      payBand: languagesAndPay >>> 16,
      skills: this.#skillsAt(place),
    }
    this.#count(record, -1)
  }

  #count({ skills, ...record }: JobRecord, change: number): void {
    for (const name of ['shape', 'company', 'languages', 'payBand'] as const)
      addTo(this.#totals[name], record[name], change)
    for (const skill of skills) addTo(this.#totals.skill, skill, change)
  }

  #skillsAt(place: number): number[] {
    const at = (place * RECORD_BYTES + SKILLS_AT) / 2
    const more = hasPlace(this.#many, place)
      ? this.#moreSkills.subarray(place * MORE_SKILLS, (place + 1) * MORE_SKILLS)
      : []
    const all = [...this.#skills.subarray(at, at + RECORD_SKILLS), ...more]
    return all.filter((number) => number >= FIRST_SKILL).map((number) => number - FIRST_SKILL)
  }

  /** Counts the jobs of a set, or of what is left of `live` when that is less; `rest` is room for it. */
  countIn(set: PlaceSet, live: PlaceSet, rest: PlaceSet): JobCounts {
    const sets = this.#sets
    if (sets.count(set) * 2 <= sets.count(live)) return this.#walk(set, rest)
    sets.andNot(rest, live, set)
    const counts = this.#walk(rest, rest)
    for (const name of counted) {
      const own = counts[name]
      const totals = this.#totals[name]
      for (let id = 0; id < own.length; id += 1) own[id] = (totals[id] as number) - (own[id] as number)
    }
    return counts
  }

  #walk(set: PlaceSet, rest: PlaceSet): JobCounts {
    const counts = this.#counts
    const sizes = Object.fromEntries(counted.map((name) => [name, this.#totals[name].length])) as Record<
      Counted,
      number
    >
    for (const name of counted) counts[name].fill(0, 0, sizes[name] + FIRST_SKILL)
    this.#sets.tallyRecords(set, this.#records.byteOffset, counts)
    this.#sets.and(rest, set, this.#many)
    this.#sets.tallyMoreSkills(rest, this.#moreSkills.byteOffset, counts.skill)
    return {
      shape: counts.shape.slice(0, sizes.shape),
      company: counts.company.slice(0, sizes.company),
      languages: counts.languages.slice(0, sizes.languages),
      payBand: counts.payBand.slice(0, sizes.payBand),
      skill: counts.skill.slice(FIRST_SKILL, FIRST_SKILL + sizes.skill),
    }
  }

  /** Adds the places from `from` to before `to` that have one of the skills. */
  matchSkills(out: PlaceSet, wanted: readonly number[], from: number, to: number): void {
    const isWanted = new Uint8Array(FIRST_SKILL + this.#totals.skill.length)
    for (const skill of wanted) isWanted[skill + FIRST_SKILL] = 1
    for (let place = from; place < to; place += 1) {
      const start = (place * RECORD_BYTES + SKILLS_AT) / 2
      let isFound = 0
      for (let at = start; at < start + RECORD_SKILLS; at += 1)
        isFound |= isWanted[this.#skills[at] as number] as number
      if (isFound === 1) setPlace(out, place)
      else if (hasPlace(this.#many, place) && this.#skillsAt(place).some((skill) => wanted.includes(skill)))
        setPlace(out, place)
    }
  }
}

const numberOf = (skill: number | undefined, lane: number): number => (skill === undefined ? lane : skill + FIRST_SKILL)

function addTo(counts: number[], at: number, change: number): void {
  while (counts.length <= at) counts.push(0)
  counts[at] = (counts[at] ?? 0) + change
}
