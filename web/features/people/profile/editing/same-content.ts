/** The database does not keep the order of fields. */
export function sameContent(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const [first, second] = [Object.entries(one), new Map<string, unknown>(Object.entries(other))]
  return first.length === second.size && first.every(([name, value]) => sameContent(value, second.get(name)))
}
