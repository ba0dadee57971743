// JSON for a document: the names of an object's properties are written once for all objects that have the same. In a list of
// twenty jobs they would be half of it.

/** `[shapes, value]`: in it, an object is `[shape, ...values]` and a list is `[-1, ...items]`. */
export function pack(value: unknown): string {
  const shapes: string[][] = []
  const known = new Map<string, number>()
  const shapeOf = (names: string[]): number => {
    const key = names.join('\n')
    let shape = known.get(key)
    if (shape === undefined) {
      shape = shapes.push(names) - 1
      known.set(key, shape)
    }
    return shape
  }
  const packed = (one: unknown): unknown => {
    if (typeof one !== 'object' || one === null) return one ?? null
    if (Array.isArray(one)) return [LIST, ...one.map(packed)]
    // As in JSON, what is undefined is left out.
    const entries = Object.entries(one).filter(([, part]) => part !== undefined)
    return [shapeOf(entries.map(([name]) => name)), ...entries.map(([, part]) => packed(part))]
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
