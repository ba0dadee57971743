/** Whatever was written in since moves to the first page, and stands in a later one still: the first counts. */
export const uniqueById = <T extends { id: string }>(items: readonly T[]): T[] =>
  [...new Map(items.toReversed().map((one) => [one.id, one])).values()].toReversed()
