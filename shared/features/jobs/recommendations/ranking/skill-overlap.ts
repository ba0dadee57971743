/** How similar two lists of skills are, from 0 to 1: shared skills divided by all skills. */
export function skillOverlap(one: readonly string[], other: readonly string[]): number {
  const all = new Set([...one, ...other])
  const shared = one.filter((skill) => other.includes(skill)).length
  return all.size === 0 ? 0 : shared / all.size
}
