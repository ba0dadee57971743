/** Whatever was written in since moves to the first page, and stands in a later one still: the first counts. */
export const uniqueById = <T extends { id: string }>(items: readonly T[]): T[] => {
  const firsts = new Map<string, T>()
  for (const item of items) if (!firsts.has(item.id)) firsts.set(item.id, item)
  return [...firsts.values()]
}
