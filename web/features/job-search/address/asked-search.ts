// The search that was asked for last, from the press on. The router tells of a navigation only once it is drawn; a person
// who presses three filters in a row must not build the third on the first.

let asked: string | null = null
const listeners = new Set<() => void>()

function change(next: string | null): void {
  if (next === asked) return
  asked = next
  for (const listener of listeners) listener()
}

export const askedSearch = {
  read: (): string | null => asked,
  /** With its question mark, or empty: as it will stand in the address. */
  note: (search: string) => change(search),
  forget: () => change(null),
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
