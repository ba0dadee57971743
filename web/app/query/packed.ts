// JSON for a document: the names of an object's properties are written once for all objects that have the same. In a list of
// twenty jobs they would be half of it.

/** A node of the trie of property names: the shape of an object that ends here, and the names that may follow. */
type Place = { shape: number | null; names: readonly string[]; next: Map<string, Place> }

const placeAfter = (names: readonly string[]): Place => ({ shape: null, names, next: new Map() })

/** `[shapes, value]`: in it, an object is `[shape, ...values]` and a list is `[-1, ...items]`. */
export function pack(value: unknown): string {
  const shapes: (readonly string[])[] = []
  const start = placeAfter([])
  // Plain loops without string keys, because the server runs this for every document.
  const packed = (one: unknown): unknown => {
    if (typeof one !== 'object' || one === null) return one ?? null
    if (Array.isArray(one)) {
      const items: unknown[] = [LIST]
      for (const item of one) items.push(packed(item))
      return items
    }
    let place = start
    const parts: unknown[] = [0]
    for (const name of Object.keys(one)) {
      const part = (one as Record<string, unknown>)[name]
      // As in JSON, what is undefined is left out.
      if (part === undefined) continue
      let next = place.next.get(name)
      if (!next) place.next.set(name, (next = placeAfter([...place.names, name])))
      place = next
      parts.push(packed(part))
    }
    place.shape ??= shapes.push(place.names) - 1
    parts[0] = place.shape
    return parts
  }
  const content = packed(value)
  return JSON.stringify([shapes, content])
}

export function unpack(text: string): unknown {
  const [shapes, content] = JSON.parse(text) as [string[][], unknown]
  const unpacked = (one: unknown): unknown => {
    if (!Array.isArray(one)) return one
    const [shape, ...parts] = one as [number, ...unknown[]]
    const values = parts.map(unpacked)
    return shape === LIST ? values : Object.fromEntries((shapes[shape] ?? []).map((name, at) => [name, values[at]]))
  }
  return unpacked(content)
}

const LIST = -1
