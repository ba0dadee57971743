/** A conversation with new messages moves to the first page but is still on a later one: the first occurrence wins. */
export const uniqueById = <T extends { id: string }>(items: readonly T[]): T[] => {
  const firsts = new Map<string, T>()
  for (const item of items) if (!firsts.has(item.id)) firsts.set(item.id, item)
  return [...firsts.values()]
}
