import { z } from 'zod'
import { readShape, type Shape } from '#server/features/jobs/jobs/search-facts.service.ts'
import type { Piece, PieceSource } from '../kept/pieces.ts'

/** Keys that many jobs share, numbered in the order they were first seen. */
export class KeyTable {
  readonly keys: string[] = []
  /** The values of each key: keys with several values join them with a plus. */
  readonly parts: (readonly string[])[] = []
  /** Every distinct value. */
  readonly values = new Set<string>()
  readonly #ids = new Map<string, number>()

  /** The number of a key; new keys get the next one. */
  idOf(key: string): number {
    return this.#ids.get(key) ?? this.add(key)
  }

  find(key: string): number | undefined {
    return this.#ids.get(key)
  }

  protected add(key: string): number {
    const id = this.keys.length
    this.keys.push(key)
    const parts = key.split('+').filter((value) => value !== '')
    this.parts.push(parts)
    for (const value of parts) this.values.add(value)
    this.#ids.set(key, id)
    return id
  }

  get size(): number {
    return this.keys.length
  }
}

export const shapeFacets = ['workplace', 'contract', 'engagement', 'level', 'region', 'country', 'visa'] as const
export type ShapeFacet = (typeof shapeFacets)[number] & keyof Shape

export const isShapeFacet = (name: string): name is ShapeFacet => shapeFacets.some((one) => one === name)

/** Shapes are split once: there can be tens of thousands, with few values each. */
class ShapeTable extends KeyTable {
  readonly facets: Record<ShapeFacet, KeyTable>
  /** The number of the value, by shape. */
  readonly codes: Record<ShapeFacet, number[]>

  constructor() {
    super()
    this.facets = Object.fromEntries(shapeFacets.map((name) => [name, new KeyTable()])) as Record<ShapeFacet, KeyTable>
    this.codes = Object.fromEntries(shapeFacets.map((name) => [name, []])) as unknown as Record<ShapeFacet, number[]>
  }

  protected override add(key: string): number {
    const shape = readShape(key)
    for (const name of shapeFacets) this.codes[name].push(this.facets[name].idOf(shape[name]))
    return super.add(key)
  }
}

/** The keys of one index, shared by its segments, so that counts can be added up by number. */
export class KeyTables {
  readonly shape = new ShapeTable()
  readonly reach = new KeyTable()
  readonly hours = new KeyTable()
  readonly languages = new KeyTable()
  readonly company = new KeyTable()
  readonly skill = new KeyTable()

  get #all(): readonly KeyTable[] {
    return [this.shape, this.reach, this.hours, this.languages, this.company, this.skill]
  }

  *pieces(): Iterable<Piece> {
    for (const table of this.#all) yield { json: [...table.keys] }
  }

  async restore(source: PieceSource): Promise<void> {
    for (const table of this.#all) for (const key of await source.json(z.array(z.string()))) table.idOf(key)
  }
}
