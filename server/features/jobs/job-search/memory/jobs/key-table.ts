import { readShape, type Shape } from '#server/features/jobs/jobs/search-facts.service.ts'

/** Texts that many jobs share, numbered in the order they were first seen. */
export class KeyTable {
  readonly keys: string[] = []
  /** Of keys that are several values, joined by a plus: the values, by key. */
  readonly parts: (readonly string[])[] = []
  /** Each value once. */
  readonly values = new Set<string>()
  readonly #ids = new Map<string, number>()

  /** The number of a text, a new one if need be. */
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

/** Shapes taken apart once: there can be tens of thousands, of few values each. */
class ShapeTable extends KeyTable {
  readonly facets: Record<ShapeFacet, KeyTable>
  /** By shape, the number of its value. */
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

/** The texts of one index. Shared by its segments, so that counts of all of them add up by number. */
export class KeyTables {
  readonly shape = new ShapeTable()
  readonly reach = new KeyTable()
  readonly hours = new KeyTable()
  readonly languages = new KeyTable()
  readonly company = new KeyTable()
  readonly skill = new KeyTable()
}
