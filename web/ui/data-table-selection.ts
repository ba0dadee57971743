export type Selection = ReadonlySet<string>

export function toggleRow(selected: Selection, id: string): Selection {
  const next = new Set(selected)
  if (!next.delete(id)) next.add(id)
  return next
}

/** Selects every row of this page, or deselects them when all are selected. Rows of other pages are unchanged. */
export function toggleRows(selected: Selection, ids: readonly string[]): Selection {
  const next = new Set(selected)
  const isFull = countSelected(selected, ids) === ids.length
  for (const id of ids) {
    if (isFull) next.delete(id)
    else next.add(id)
  }
  return next
}

export function countSelected(selected: Selection, ids: readonly string[]): number {
  return ids.filter((id) => selected.has(id)).length
}
