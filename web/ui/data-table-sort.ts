export type Sort = { columnId: string; direction: 'ascending' | 'descending' }

/** Pressing a column header sorts by it, pressing again reverses the order. */
export function nextSort(sort: Sort | undefined, columnId: string): Sort {
  const isTurned = sort?.columnId === columnId && sort.direction === 'ascending'
  return { columnId, direction: isTurned ? 'descending' : 'ascending' }
}
