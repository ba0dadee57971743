// JSON for a document: the names of an object's properties are written once for all objects that have the same. In a list of
// twenty jobs they would be half of it.

/** `[shapes, value]`: in it, an object is `[shape, ...values]` and a list is `[-1, ...items]`. */
export function pack(value: unknown): string {
  const shapes: string[][] = []
  const known = new Map<string, number>()
  const shapeOf = (key: string): number => {
    let shape = known.get(key)
    if (shape === undefined) {
      shape = shapes.push(key === '' ? [] : key.slice(0, -1).split('\n')) - 1
      known.set(key, shape)
    }
    return shape
  }
  // Loops, because the server does this for every document.
  const packed = (one: unknown): unknown => {
    if (typeof one !== 'object' || one === null) return one ?? null
    if (Array.isArray(one)) {
      const items: unknown[] = [LIST]
      for (const item of one) items.push(packed(item))
      return items
    }
    let names = ''
    const parts: unknown[] = [0]
    for (const name of Object.keys(one)) {
      const part = (one as Record<string, unknown>)[name]
      // As in JSON, what is undefined is left out.
      if (part === undefined) continue
      names += `${name}\n`
      parts.push(packed(part))
    }
    parts[0] = shapeOf(names)
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
