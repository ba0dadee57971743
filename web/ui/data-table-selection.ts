export type Selection = ReadonlySet<string>

export function toggleRow(selected: Selection, id: string): Selection {
  const next = new Set(selected)
  if (!next.delete(id)) next.add(id)
  return next
}

/** Picks every row of this page, or lets go of them when all are picked. Rows of other pages stay as they are. */
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
