// One value that is kept as soon as the person is done with it. A change that comes while another is on its way waits for
// it, and of several that wait only the last is sent: whatever the network does, the last word wins.

export type AutosaveState<T> = {
  /** What is shown: perhaps still being typed. */
  value: T
  /** What the server has. */
  kept: T
  status: 'idle' | 'saving' | 'saved' | 'failed'
  failure: unknown
  /** What was kept before the last change; null when there is nothing to go back to. */
  before: { value: T } | null
}

export type Autosave<T> = {
  read(): AutosaveState<T>
  subscribe(listener: () => void): () => void
  behave(save: (value: T) => Promise<unknown>): void
  /** Typing: nothing is sent yet. */
  change(value: T): void
  /** The person is done: what is not kept yet is sent. */
  commit(value?: T): Promise<void>
  undo(): Promise<void>
  /** The value was changed elsewhere. What is being typed here is not taken away. */
  follow(kept: T): void
}

/** Objects need an `isEqual` of their own: the same choice comes back from the server as another object. */
export function createAutosave<T>(
  initial: T,
  initialSave: (value: T) => Promise<unknown>,
  isEqual: (one: T, other: T) => boolean = Object.is,
): Autosave<T> {
  let save = initialSave
  let state: AutosaveState<T> = { value: initial, kept: initial, status: 'idle', failure: null, before: null }
  let running: Promise<void> | null = null
  /** The last of the changes that wait. */
  let waiting: { value: T } | null = null
  const listeners = new Set<() => void>()

  function update(changed: Partial<AutosaveState<T>>) {
    state = { ...state, ...changed }
    for (const listener of listeners) listener()
  }

  async function sendUntilKept(): Promise<void> {
    let wanted = state.value
    try {
      update({ status: 'saving', failure: null })
      while (!isEqual(wanted, state.kept)) {
        const before = { value: state.kept }
        const sent = wanted
        await save(sent)
        update({ kept: sent, before })
        wanted = waiting ? waiting.value : sent
        waiting = null
      }
      update({ status: 'saved' })
    } catch (failure) {
      waiting = null
      update({ status: 'failed', failure })
    }
  }

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    behave(next) {
      save = next
    },
    change(value) {
      update({ value, ...(state.status === 'saving' ? {} : { status: 'idle', failure: null }) })
    },
    async commit(value = state.value) {
      if (!isEqual(value, state.value)) update({ value })
      if (running) {
        waiting = { value }
        return running
      }
      if (isEqual(value, state.kept)) return
      running = sendUntilKept().finally(() => {
        running = null
      })
      return running
    },
    undo() {
      return state.before ? this.commit(state.before.value) : Promise.resolve()
    },
    follow(kept) {
      if (isEqual(kept, state.kept) || state.status === 'saving') return
      update({ kept, before: null, ...(isEqual(state.value, state.kept) ? { value: kept } : {}) })
    },
  }
}
