// Keeps a list whole although live messages may be missed: everything in it has a sequence number without holes, what is
// heard only says up to where there is something, and what is not here yet is fetched in order.

export type Numbered = { seq: number }

type GapFillerNeeds<T extends Numbered> = {
  /** The last number that is here already. */
  last: number
  /** What comes after that number, in order, as many as one answer holds; empty when there is nothing more. */
  fetchAfter: (seq: number) => Promise<readonly T[]>
  /** In order, without holes, each once. */
  onItems: (items: readonly T[]) => void
  onFailed?: (error: unknown) => void
}

export type GapFiller = {
  /** Something with this number exists. */
  heard(seq: number): void
  /** The line was away: whatever there is now. */
  catchUp(): Promise<void>
  /** This one is here, for example as the answer to having sent it. */
  note(item: Numbered): void
  last(): number
}

export function createGapFiller<T extends Numbered>(needs: GapFillerNeeds<T>): GapFiller {
  let { last } = needs
  let running: Promise<void> | null = null
  let isAskedAgain = false

  async function fill(): Promise<void> {
    isAskedAgain = false
    let items = await needs.fetchAfter(last)
    while (items.length > 0) {
      const fresh = items.filter(({ seq }) => seq > last)
      if (fresh.length === 0) break
      last = fresh.at(-1)?.seq ?? last
      needs.onItems(fresh)
      items = await needs.fetchAfter(last)
    }
  }

  // The end is noted in the same step that finds nothing more asked for: between the two a call would be lost.
  async function fillUntilDone(): Promise<void> {
    try {
      do await fill()
      while (isAskedAgain)
    } catch (error) {
      needs.onFailed?.(error)
    } finally {
      running = null
    }
  }

  // One at a time: two answers under way could arrive in the wrong order.
  function catchUp(): Promise<void> {
    isAskedAgain = true
    running ??= fillUntilDone()
    return running
  }

  return {
    heard(seq) {
      if (seq > last) void catchUp()
    },
    catchUp,
    note({ seq }) {
      if (seq === last + 1) last = seq
      else if (seq > last) void catchUp()
    },
    last: () => last,
  }
}
