export type Sort = { columnId: string; direction: 'ascending' | 'descending' }

/** Pressing a head sorts by it, pressing again turns the order around. */
export function nextSort(sort: Sort | undefined, columnId: string): Sort {
  const isTurned = sort?.columnId === columnId && sort.direction === 'ascending'
  return { columnId, direction: isTurned ? 'descending' : 'ascending' }
}
