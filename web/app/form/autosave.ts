// One value that saves itself. A change made while a save is in flight waits for it, and of several waiting changes only
// the last is sent: whatever the network does, the last write wins.

export type AutosaveState<T> = {
  /** The value on screen, possibly still being typed. */
  value: T
  /** The last value the server accepted. */
  saved: T
  status: 'idle' | 'saving' | 'saved' | 'failed'
  failure: unknown
  /** The value saved before the last change; null when there is nothing to undo. */
  previous: { value: T } | null
}

export type Autosave<T> = {
  read(): AutosaveState<T>
  subscribe(listener: () => void): () => void
  setSave(save: (value: T, before: T) => Promise<unknown>): void
  /** While typing: nothing is sent yet. */
  change(value: T): void
  /** The user is done: send the value unless it is already saved. */
  commit(value?: T): Promise<void>
  undo(): Promise<void>
  /** Before the whole is submitted: waits for the save in flight and drops the change waiting behind it. */
  settle(): Promise<void>
  /** The value was changed elsewhere. Does not overwrite what is being typed here. */
  follow(saved: T): void
}

/** Objects need their own `isEqual`: the server returns the same choice as a different object. */
export function createAutosave<T>(
  initial: T,
  /** `before`: what the server said last, so that it can tell whether it was changed elsewhere. */
  initialSave: (value: T, before: T) => Promise<unknown>,
  isEqual: (one: T, other: T) => boolean = Object.is,
): Autosave<T> {
  let save = initialSave
  let state: AutosaveState<T> = { value: initial, saved: initial, status: 'idle', failure: null, previous: null }
  let running: Promise<void> | null = null
  /** The latest waiting change. */
  let waiting: { value: T } | null = null
  const listeners = new Set<() => void>()

  function update(changed: Partial<AutosaveState<T>>) {
    state = { ...state, ...changed }
    for (const listener of listeners) listener()
  }

  async function sendUntilSaved(): Promise<void> {
    let target = state.value
    try {
      update({ status: 'saving', failure: null })
      while (!isEqual(target, state.saved)) {
        const previous = { value: state.saved }
        const sent = target
        await save(sent, state.saved)
        update({ saved: sent, previous })
        target = waiting ? waiting.value : sent
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
    setSave(next) {
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
      if (isEqual(value, state.saved)) return
      running = sendUntilSaved().finally(() => {
        running = null
      })
      return running
    },
    undo() {
      return state.previous ? this.commit(state.previous.value) : Promise.resolve()
    },
    async settle() {
      waiting = null
      await running
    },
    follow(saved) {
      if (isEqual(saved, state.saved) || state.status === 'saving') return
      update({ saved, previous: null, ...(isEqual(state.value, state.saved) ? { value: saved } : {}) })
    },
  }
}
