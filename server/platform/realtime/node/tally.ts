/** Counts by key, and for each key by node. Counts are set, not incremented, so that a repeated update changes nothing. */
export class Tally {
  readonly #counts = new Map<string, Map<string, number>>()

  set(node: string, key: string, count: number): { before: number; after: number } {
    const before = this.total(key)
    const byNode = this.#counts.get(key) ?? new Map<string, number>()
    const after = before - (byNode.get(node) ?? 0) + count
    if (count > 0) byNode.set(node, count)
    else byNode.delete(node)
    if (byNode.size > 0) this.#counts.set(key, byNode)
    else this.#counts.delete(key)
    return { before, after }
  }

  total(key: string): number {
    let total = 0
    for (const count of this.#counts.get(key)?.values() ?? []) total += count
    return total
  }

  of(node: string, key: string): number {
    return this.#counts.get(key)?.get(node) ?? 0
  }

  keys(): IterableIterator<string> {
    return this.#counts.keys()
  }

  keysOf(node: string): string[] {
    return [...this.#counts].filter(([, byNode]) => byNode.has(node)).map(([key]) => key)
  }
}
