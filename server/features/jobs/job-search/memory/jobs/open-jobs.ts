// Open jobs as columns of numbers, oldest first, so that new jobs are appended. Nothing is ever moved: a job that changes is
// struck out where it was and appended again, to a part that is not sorted ("the tail").

import { z } from 'zod'
import type { Id } from '#shared/kit/ids.ts'
import { PAY_BANDS, payBandOf } from '../../search-plan.ts'
import { SKILL_LANES, TERM_BITS, TERMS_BYTES } from '../bits/kernels.ts'
import { hasPlace, type PlaceSet, PlaceSets, removePlace, setPlace } from '../bits/place-sets.ts'
import { bytesOf, type Piece, type PieceSource } from '../kept/pieces.ts'
import { restoreSet } from '../kept/set-pieces.ts'
import { readDocWords } from './doc-words.ts'
import { type IdParts, JobIds, readId } from './job-ids.ts'
import { counted, JobRecords } from './job-records.ts'
import { KeyTables } from './key-table.ts'
import { MAX_SKILL_SETS } from './skill-sets.ts'
import { WordLists } from './word-lists.ts'

export type SearchRow = {
  id: Id
  postedAt: number
  companyId: Id
  shape: string
  reach: string
  hours: string
  languages: string
  skillIds: readonly string[]
  pay: number | null
  doc: string
}

/** One past the highest band. */
export const NO_PAY_BAND = PAY_BANDS
export const NO_PAY = -1

const columnNames = ['shape', 'reach', 'hours', 'languages', 'company', 'pay'] as const
type ColumnName = (typeof columnNames)[number]

/** Cached sets, and scratch sets for one search. */
export const CACHED_SETS = 448
const SCRATCH_SETS = 96

export class OpenJobs {
  readonly tables = new KeyTables()
  readonly words = new WordLists()
  readonly sets: PlaceSets
  /** Jobs that are not struck out. */
  readonly live: PlaceSet
  readonly columns: Record<ColumnName, Int32Array>
  readonly records: JobRecords
  readonly postedAt: Float64Array
  /** Room for one byte per key. */
  readonly table: Uint8Array
  readonly #ids: JobIds
  size = 0
  liveCount = 0
  /** Places before it are sorted by age. */
  tailStart = 0

  constructor(expected: number) {
    const capacity = expected + Math.max(MIN_ROOM, Math.ceil(expected / 8))
    this.sets = new PlaceSets({
      capacity,
      columns: [
        ...columnNames.map(() => 4),
        1,
        TERMS_BYTES,
        ...SKILL_LANES.map((lanes) => lanes * 2),
        // Twice: counts are made here and in the worker thread at the same time.
        ...counted.map(() => 4),
        ...counted.map(() => 4),
      ],
      sets: CACHED_SETS + SCRATCH_SETS + MAX_SKILL_SETS,
    })
    const { buffer, capacity: room } = this.sets
    const start = (column: number) => this.sets.startOf(columnNames.length + column)
    this.columns = Object.fromEntries(
      columnNames.map((name, column) => [name, new Int32Array(buffer, this.sets.startOf(column), room)]),
    ) as Record<ColumnName, Int32Array>
    this.table = new Uint8Array(buffer, start(0), room)
    const skills = SKILL_LANES.map((_, column) => start(2 + column))
    const counts = counted.map((_, at) => start(2 + SKILL_LANES.length + at))
    const workerCounts = counted.map((_, at) => start(2 + SKILL_LANES.length + counted.length + at))
    this.records = new JobRecords(this.sets, { terms: start(1), skills, counts, workerCounts })
    this.postedAt = new Float64Array(room)
    this.#ids = new JobIds(room)
    this.live = this.sets.takeEmpty()
  }

  /** A snapshot of everything. */
  pieces(): Piece[] {
    const { size, liveCount, tailStart } = this
    return [
      { json: { size, liveCount, tailStart } },
      ...this.tables.pieces(),
      ...columnNames.map((name) => ({ parts: [bytesOf(this.columns[name], size * 4)] })),
      { parts: [bytesOf(this.postedAt, size * this.postedAt.BYTES_PER_ELEMENT)] },
      ...this.#ids.pieces(size),
      // Unlike everything else, removed jobs are marked in place.
      { parts: [bytesOf(this.live.words).slice(0, Math.ceil(size / 32) * 4)] },
      ...this.records.pieces(size),
      ...this.words.pieces(),
    ]
  }

  /** With capacity for more jobs than before. */
  static async restored(source: PieceSource): Promise<OpenJobs> {
    const { size, liveCount, tailStart } = await source.json(keptSizes)
    const jobs = new OpenJobs(size)
    await jobs.tables.restore(source)
    for (const name of columnNames) await source.into(bytesOf(jobs.columns[name], size * 4))
    await source.into(bytesOf(jobs.postedAt, size * jobs.postedAt.BYTES_PER_ELEMENT))
    await jobs.#ids.restore(source, size)
    await restoreSet(source, jobs.live, size)
    await jobs.records.restore(source, size)
    await jobs.words.restore(source)
    Object.assign(jobs, { size, liveCount, tailStart })
    jobs.sets.coverPlaces(size)
    return jobs
  }

  /** Everything added so far is sorted, oldest first. */
  markSorted(): void {
    this.tailStart = this.size
  }

  add(row: SearchRow): void {
    const place = this.size
    const { columns, tables } = this
    this.#ids.put(row.id, place)
    this.postedAt[place] = row.postedAt
    columns.pay[place] = row.pay ?? NO_PAY
    const shape = (columns.shape[place] = tables.shape.idOf(row.shape))
    const languages = (columns.languages[place] = tables.languages.idOf(row.languages))
    const company = (columns.company[place] = tables.company.idOf(row.companyId))
    columns.reach[place] = tables.reach.idOf(row.reach)
    columns.hours[place] = tables.hours.idOf(row.hours)
    const payBand = row.pay === null ? NO_PAY_BAND : payBandOf(row.pay)
    const skills = row.skillIds.map((skill) => tables.skill.idOf(skill))
    this.records.put(place, { shape, company, languages, payBand, skills })
    readDocWords(row.doc, (word, weight) => this.words.add(word, place, weight))
    this.size += 1
    this.liveCount += 1
    this.sets.coverPlaces(this.size)
    setPlace(this.live, place)
  }

  /** For a job that changed or closed; does nothing for an unknown one. */
  strike(id: Id): void {
    const place = this.#ids.placeOf(id)
    if (place < 0 || !hasPlace(this.live, place)) return
    removePlace(this.live, place)
    this.liveCount -= 1
    this.records.strike(place)
  }

  removeFrom(set: PlaceSet, id: Id): void {
    const place = this.#ids.placeOf(id)
    if (place >= 0) removePlace(set, place)
  }

  idAt(place: number): Id {
    return this.#ids.idAt(place)
  }

  /** Positive when the first is newer. */
  compareAge(place: number, other: number): number {
    return this.compareWith(place, this.postedAt[other] ?? 0, this.#ids.partsAt(other))
  }

  compareWith(place: number, postedAt: number, id: IdParts): number {
    return (this.postedAt[place] ?? 0) - postedAt || this.#ids.compare(place, id)
  }

  /** How many of the sorted places come after this instant and id, newest first. */
  placesAfter(postedAt: number, id: Id): number {
    const parts = readId(id)
    return this.#lowestWhere((place) => this.compareWith(place, postedAt, parts) >= 0)
  }

  /** The first sorted place that was published at this instant or later. */
  firstSince(instant: number): number {
    return this.#lowestWhere((place) => (this.postedAt[place] ?? 0) >= instant)
  }

  #lowestWhere(matches: (place: number) => boolean): number {
    let [from, to] = [0, this.tailStart]
    while (from < to) {
      const middle = (from + to) >>> 1
      if (matches(middle)) to = middle
      else from = middle + 1
    }
    return from
  }

  get figures() {
    const perPlace = 4 * columnNames.length + TERMS_BYTES + SKILL_LANES[0] * 2 + this.postedAt.BYTES_PER_ELEMENT
    const sets = (CACHED_SETS + SCRATCH_SETS + MAX_SKILL_SETS - this.sets.freeCount) * (this.sets.capacity / 8)
    return {
      jobs: this.liveCount,
      tail: this.size - this.tailStart,
      bytes: this.size * perPlace + sets + this.#ids.bytes + this.words.figures.bytes,
      keys: this.tables.shape.size + this.tables.reach.size + this.tables.hours.size,
    }
  }
}

const keptSizes = z.object({ size: z.int(), liveCount: z.int(), tailStart: z.int() })

/**
 * The format version: older files are ignored. Increase the first number for a
 * change that the others do not show.
 */
export const KEPT_FORMAT = JSON.stringify([
  1,
  columnNames,
  TERM_BITS,
  TERMS_BYTES,
  SKILL_LANES,
  PAY_BANDS,
  MAX_SKILL_SETS,
])

/** Leaves room for new jobs, however few there are. */
const MIN_ROOM = 32_768
