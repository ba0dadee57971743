// Keeps a list complete although live messages may be missed: items have gapless sequence numbers, a live message only
// announces the latest one, and missing items are fetched in order.

export type Numbered = { seq: number }

type GapFillerOptions<T extends Numbered> = {
  /** The last sequence number already here. */
  last: number
  /** The next items after that number, in order, one page at a time; empty when there are no more. */
  fetchAfter: (seq: number) => Promise<readonly T[]>
  /** In order, without gaps or duplicates. */
  onItems: (items: readonly T[]) => void
  onFailed?: (error: unknown) => void
}

export type GapFiller = {
  /** An item with this number exists. */
  announce(seq: number): void
  /** Reconnected: fetch whatever is new. */
  catchUp(): Promise<void>
  /** This item is here, for example as the response to sending it. */
  add(item: Numbered): void
  last(): number
}

export function createGapFiller<T extends Numbered>(options: GapFillerOptions<T>): GapFiller {
  let { last } = options
  let running: Promise<void> | null = null
  let isRequestedAgain = false

  async function fill(): Promise<void> {
    isRequestedAgain = false
    let items = await options.fetchAfter(last)
    while (items.length > 0) {
      const fresh = items.filter(({ seq }) => seq > last)
      if (fresh.length === 0) break
      last = fresh.at(-1)?.seq ?? last
      options.onItems(fresh)
      items = await options.fetchAfter(last)
    }
  }

  // Reset `running` in the same step that finds nothing requested: a call in between would be lost.
  async function fillUntilDone(): Promise<void> {
    try {
      do await fill()
      while (isRequestedAgain)
    } catch (error) {
      options.onFailed?.(error)
    } finally {
      running = null
    }
  }

  // One at a time: concurrent responses could arrive out of order.
  function catchUp(): Promise<void> {
    isRequestedAgain = true
    running ??= fillUntilDone()
    return running
  }

  return {
    announce(seq) {
      if (seq > last) void catchUp()
    },
    catchUp,
    add({ seq }) {
      if (seq === last + 1) last = seq
      else if (seq > last) void catchUp()
    },
    last: () => last,
  }
}
