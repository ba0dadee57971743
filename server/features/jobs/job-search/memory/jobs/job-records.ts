// Values that are counted together are stored together, the terms of a job and its skills, so that counting loads one small piece
// of memory per job: memory access takes most of the time. Skills have a fixed number of lanes, because mispredicted branches
// cost as much. The few jobs with more skills have the rest in a second column, fewer still in a third.

import { z } from 'zod'
import { MAX_JOB_SKILLS } from '#shared/features/jobs/jobs/job-terms.ts'
import { SKILL_LANES, TERM_BITS, TERMS_BYTES } from '../bits/kernels.ts'
import { hasPlace, type PlaceSet, type PlaceSets, setPlace, type Tally, type Term } from '../bits/place-sets.ts'
import { bytesOf, type Piece, type PieceSource } from '../kept/pieces.ts'
import { pieceOf, restoreSet } from '../kept/set-pieces.ts'
import { SkillSets } from './skill-sets.ts'

const terms = Object.keys(TERM_BITS) as Term[]
export const counted = [...terms, 'skill'] as const
export type Counted = (typeof counted)[number]

export type JobRecord = Record<Term, number> & { skills: readonly number[] }

/** Number of jobs per value. */
export type TermCounts = Record<Term, Uint32Array>

/** Scratch sets for a tally. */
export type WalkRoom = readonly [rest: PlaceSet, second: PlaceSet, third: PlaceSet]

/** Tallies to run, and how to read their result afterwards. */
export type Walk<T> = { tallies: readonly Tally[]; read: () => T }

/** The first numbers mean "no skill in this lane", one per lane: a shared number would make each increment wait for the last. */
const FIRST_SKILL = SKILL_LANES.reduce((sum, lanes) => sum + lanes, 0)
if (FIRST_SKILL < MAX_JOB_SKILLS) throw new Error('a job may have more skills than a record has room for')

/** Part of the skills: of all jobs, or of those with more skills than fit into the columns before. */
type SkillColumn = { lanes: (typeof SKILL_LANES)[number]; first: number; numbers: Uint16Array; having: PlaceSet | null }

type CountRoom = Record<Counted, Uint32Array>
/** Byte offsets of the columns. */
type RecordRoom = { terms: number } & Record<'skills' | 'counts' | 'workerCounts', readonly number[]>

export class JobRecords {
  readonly skillSets: SkillSets
  readonly #sets: PlaceSets
  readonly #terms: Uint32Array
  readonly #skills: readonly SkillColumn[]
  /** Scratch space for one tally on this thread and one on the worker thread. */
  readonly #counts: CountRoom
  readonly #workerCounts: CountRoom
  /** Of all jobs that are not struck out. */
  readonly #totals: Record<Counted, number[]> = { shape: [], company: [], languages: [], payBand: [], skill: [] }

  constructor(sets: PlaceSets, room: RecordRoom) {
    const { buffer, capacity } = sets
    this.#sets = sets
    this.#terms = new Uint32Array(buffer, room.terms, (capacity * TERMS_BYTES) / 4)
    this.#skills = SKILL_LANES.map((lanes, column) => ({
      lanes,
      first: SKILL_LANES.slice(0, column).reduce((sum, before) => sum + before, 0),
      numbers: new Uint16Array(buffer, room.skills[column], capacity * lanes),
      having: column === 0 ? null : sets.takeEmpty(),
    }))
    const countRoom = (starts: readonly number[]) =>
      Object.fromEntries(counted.map((name, at) => [name, new Uint32Array(buffer, starts[at], capacity)])) as CountRoom
    this.#counts = countRoom(room.counts)
    this.#workerCounts = countRoom(room.workerCounts)
    this.skillSets = new SkillSets(sets, this.#totals.skill)
  }

  put(place: number, record: JobRecord): void {
    const { shape, company, languages, payBand, skills } = record
    for (const name of terms)
      if (record[name] >= 2 ** TERM_BITS[name]) throw new Error(`too many different values of ${name}`)
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

  *pieces(size: number): Iterable<Piece> {
    yield { json: structuredClone(this.#totals) }
    yield { parts: [bytesOf(this.#terms, size * TERMS_BYTES)] }
    for (const { lanes, numbers, having } of this.#skills) {
      yield { parts: [bytesOf(numbers, size * lanes * numbers.BYTES_PER_ELEMENT)] }
      if (having) yield pieceOf(having, size)
    }
    yield* this.skillSets.pieces(size)
  }

  async restore(source: PieceSource, size: number): Promise<void> {
    const totals = await source.json(keptTotals)
    for (const name of counted) for (const total of totals[name]) this.#totals[name].push(total)
    await source.into(bytesOf(this.#terms, size * TERMS_BYTES))
    for (const { lanes, numbers, having } of this.#skills) {
      await source.into(bytesOf(numbers, size * lanes * numbers.BYTES_PER_ELEMENT))
      if (having) await restoreSet(source, having, size)
    }
    await this.skillSets.restore(source, size)
  }

  /** Counts the jobs of a set by every term, without skills. */
  countTerms(set: PlaceSet, live: PlaceSet, room: WalkRoom): TermCounts {
    return this.#run(this.#walk(terms, set, live, room, this.#counts)) as TermCounts
  }

  /** By a single term, or by skill, which takes a fraction of the time. */
  countBy(name: Counted, set: PlaceSet, live: PlaceSet, room: WalkRoom): Uint32Array {
    return this.#run(this.#walk([name], set, live, room, this.#counts))[name] ?? none
  }

  /** For the worker thread: one at a time, and the index must not change until the result is read. */
  termsForWorker(set: PlaceSet, live: PlaceSet, room: WalkRoom): Walk<TermCounts> {
    return this.#walk(terms, set, live, room, this.#workerCounts) as Walk<TermCounts>
  }

  skillsForWorker(set: PlaceSet, live: PlaceSet, room: WalkRoom): Walk<Uint32Array> {
    const { tallies, read } = this.#walk(['skill'], set, live, room, this.#workerCounts)
    return { tallies, read: () => read().skill ?? none }
  }

  #run<T>({ tallies, read }: Walk<T>): T {
    for (const tally of tallies) this.#sets.run(tally)
    return read()
  }

  /** Tallies the set, or its complement in `live` when that is smaller. */
  #walk(
    names: readonly Counted[],
    set: PlaceSet,
    live: PlaceSet,
    [rest, ...room]: WalkRoom,
    counts: CountRoom,
  ): Walk<Partial<CountRoom>> {
    const sets = this.#sets
    const isComplement = sets.count(set) * 2 > sets.count(live)
    if (isComplement) sets.andNot(rest, live, set)
    for (const name of names) counts[name].fill(0, 0, this.#totals[name].length + FIRST_SKILL)
    const read = (name: Counted): Uint32Array => {
      const totals = this.#totals[name]
      const first = name === 'skill' ? FIRST_SKILL : 0
      const own = counts[name].slice(first, first + totals.length)
      if (isComplement)
        for (let id = 0; id < own.length; id += 1) own[id] = (totals[id] as number) - (own[id] as number)
      return own
    }
    return {
      tallies: this.#tallies(names, isComplement ? rest : set, room, counts),
      read: () => Object.fromEntries(names.map((name) => [name, read(name)])),
    }
  }

  #tallies(names: readonly Counted[], set: PlaceSet, room: readonly PlaceSet[], counts: CountRoom): Tally[] {
    const [name, ...others] = names
    if (name === undefined) return []
    if (others.length > 0) return [this.#sets.tallyTerms(set, this.#terms.byteOffset, counts)]
    if (name === 'skill') return this.#skillTallies(set, room, counts.skill)
    return [this.#sets.tallyTerm(name, set, this.#terms.byteOffset, counts[name])]
  }

  #skillTallies(set: PlaceSet, room: readonly PlaceSet[], counts: Uint32Array): Tally[] {
    return this.#skills.map(({ lanes, numbers, having }, column) => {
      const part = having ? (room[column - 1] as PlaceSet) : set
      if (having) this.#sets.and(part, set, having)
      return this.#sets.tallySkills(part, lanes, numbers.byteOffset, counts)
    })
  }

  /** Adds the places from `from` up to, not including, `to` that have one of the skills. */
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

const keptTotals = z.record(z.enum(counted), z.array(z.int()))

/** The company number spans both halves. */
const COMPANY_LOW = 32 - TERM_BITS.shape
const COMPANY_HIGH = TERM_BITS.company - COMPANY_LOW

const lowest = (bits: number): number => 2 ** bits - 1

const none = new Uint32Array(0)

const numberOf = (skill: number | undefined, lane: number): number => (skill === undefined ? lane : skill + FIRST_SKILL)

function addTo(counts: number[], at: number, change: number): void {
  while (counts.length <= at) counts.push(0)
  counts[at] = (counts[at] ?? 0) + change
}
