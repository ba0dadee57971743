import { setImmediate } from 'node:timers/promises'
import type { Id } from '#shared/kit/ids.ts'
import { bytesOf, type Piece, type PieceSource } from '../kept/pieces.ts'

const ID_BYTES = 16
/** Yields to requests. */
const PLACES_PER_TURN = 50_000

export type IdParts = readonly [number, number, number, number]

/** Job ids by place, and places by id: four numbers per id, so that they compare as in PostgreSQL. */
export class JobIds {
  readonly #ids: Uint32Array
  /** Places plus one, with open addressing: the last bits of an id are random. */
  readonly #slots: Uint32Array

  constructor(capacity: number) {
    this.#ids = new Uint32Array(capacity * 4)
    this.#slots = new Uint32Array(2 ** Math.ceil(Math.log2(capacity * 1.5 + 2)))
  }

  /** From now on the id is found here, wherever it was before. */
  put(id: Id, place: number): void {
    const parts = readId(id)
    this.#slots[this.#slotOf(parts)] = place + 1
    this.#ids.set(parts, place * 4)
  }

  /** -1 when the job was never added. */
  placeOf(id: Id): number {
    return (this.#slots[this.#slotOf(readId(id))] ?? 0) - 1
  }

  #slotOf(parts: IdParts): number {
    const mask = this.#slots.length - 1
    for (let slot = parts[3] & mask; ; slot = (slot + 1) & mask) {
      const place = (this.#slots[slot] ?? 0) - 1
      if (place < 0 || this.compare(place, parts) === 0) return slot
    }
  }

  compare(place: number, parts: IdParts): number {
    for (let part = 0; part < 4; part += 1) {
      const difference = (this.#ids[place * 4 + part] ?? 0) - (parts[part] ?? 0)
      if (difference !== 0) return difference
    }
    return 0
  }

  partsAt(place: number): IdParts {
    const [ids, at] = [this.#ids, place * 4]
    return [ids[at] ?? 0, ids[at + 1] ?? 0, ids[at + 2] ?? 0, ids[at + 3] ?? 0]
  }

  idAt(place: number): Id {
    const [a, b, c, d] = this.partsAt(place)
    return `${high(a)}${low(a)}-${high(b)}-${low(b)}-${high(c)}-${low(c)}${high(d)}${low(d)}`
  }

  *pieces(size: number): Iterable<Piece> {
    yield { parts: [bytesOf(this.#ids, size * ID_BYTES)] }
  }

  async restore(source: PieceSource, size: number): Promise<void> {
    await source.into(bytesOf(this.#ids, size * ID_BYTES))
    for (let place = 0; place < size; place += 1) {
      this.#slots[this.#slotOf(this.partsAt(place))] = place + 1
      if (place % PLACES_PER_TURN === 0) await setImmediate()
    }
  }

  get bytes(): number {
    return this.#ids.byteLength + this.#slots.byteLength
  }
}

/** The hexadecimal digits of half a number: a search writes the ids of hundreds of jobs. */
const digits = Array.from({ length: 0x1_0000 }, (_, half) => half.toString(16).padStart(4, '0'))
const high = (part: number) => digits[part >>> 16]
const low = (part: number) => digits[part & 0xffff]

export function readId(id: Id): IdParts {
  const part = (from: number, to: number) => Number.parseInt(id.slice(from, to).replace('-', ''), 16)
  return [part(0, 8), part(9, 18), part(19, 28), part(28, 36)]
}
