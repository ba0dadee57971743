// Autosave with a three-way merge. A save names the revision it is based on; if somebody else has saved since, their fields are
// taken over where only they changed them, and the author chooses where both did. Nothing is overwritten unseen.
// "Somebody else" may be the same person on another device.

import { ApiError } from '#web/app/session/api-error.ts'
import { mergeFields, withFields } from './merge-fields.ts'

export type Revised<V> = { values: V; revision: number }

/** What is not saved yet, with what it is based on: enough to merge it after a reload. */
export type Unsaved<V> = Revised<V> & { base: V }

export type RevisionState<V> = {
  values: V
  revision: number
  saveState: 'idle' | 'unsaved' | 'saving' | 'saved' | 'failed' | 'conflict'
  /** Why the last save was rejected. */
  failure: unknown
  /** The other version, and the fields both have changed. */
  theirs: (Revised<V> & { fields: (keyof V)[] }) | null
  /** Something of the other version was taken over with the last save. */
  isMerged: boolean
}

type Deps<V> = {
  initial: Revised<V>
  write: (values: V, revision: number) => Promise<Revised<V>>
  read: () => Promise<Revised<V>>
  /** Called with null once everything is saved. */
  onUnsaved?: (unsaved: Unsaved<V> | null) => void
}

const CONFLICT = 409

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

export function createRevisionAutosave<V extends object>({ initial, write, read, onUnsaved }: Deps<V>) {
  /** The saved version that `values` are based on. */
  let base = initial.values
  let running: Promise<void> | null = null
  const listeners = new Set<() => void>()
  let state: RevisionState<V> = { ...initial, saveState: 'idle', failure: null, theirs: null, isMerged: false }

  function update(changed: Partial<RevisionState<V>>) {
    state = { ...state, ...changed }
    for (const listener of listeners) listener()
  }

  const isUnsaved = () => !isSame(state.values, base)
  const keep = () => onUnsaved?.(isUnsaved() ? { values: state.values, revision: state.revision, base } : null)

  async function send(): Promise<void> {
    update({ saveState: 'saving', failure: null })
    while (isUnsaved()) {
      const sent = state.values
      try {
        const { revision } = await write(sent, state.revision)
        base = sent
        update({ revision })
      } catch (failure) {
        if (!(failure instanceof ApiError && failure.status === CONFLICT)) throw failure
        const other = await read()
        // Rejected for another reason: sending it again would be rejected again.
        if (other.revision === state.revision) throw failure
        if (!merge(other)) {
          update({ failure })
          return
        }
      }
    }
    update({ saveState: 'saved' })
  }

  /** False if there is something to choose. */
  function merge(other: Revised<V>): boolean {
    const versions = { base, mine: state.values, theirs: other.values }
    const fields = Object.keys(base) as (keyof V)[]
    const { values, taken, disputed } = mergeFields(versions, { fields, isSame })
    if (disputed.length > 0) {
      update({ values, saveState: 'conflict', theirs: { ...other, fields: disputed } })
      return false
    }
    base = other.values
    update({ values, revision: other.revision, isMerged: taken.length > 0 })
    return true
  }

  function flush(): Promise<void> {
    if (state.saveState === 'conflict') return Promise.resolve()
    if (!isUnsaved() && running === null) return Promise.resolve()
    running ??= send()
      .catch((failure: unknown) => update({ saveState: 'failed', failure }))
      .finally(() => {
        running = null
        keep()
      })
    return running
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isUnsaved,
    change(changed: Partial<V>) {
      const isBusy = state.saveState === 'saving' || state.saveState === 'conflict'
      update({ values: { ...state.values, ...changed }, isMerged: false, ...(!isBusy && { saveState: 'unsaved' }) })
      keep()
    },
    flush,
    /** The version chosen after a conflict. */
    choose(whose: 'mine' | 'theirs'): Promise<void> {
      const { theirs, values } = state
      if (!theirs) return Promise.resolve()
      base = theirs.values
      update({
        values: whose === 'mine' ? values : withFields(values, base, theirs.fields),
        revision: theirs.revision,
        theirs: null,
        failure: null,
        saveState: 'unsaved',
      })
      if (isUnsaved()) return flush()
      update({ saveState: 'saved' })
      keep()
      return Promise.resolve()
    },
    /** A newer version was loaded. Never replaces what is being written. */
    follow(other: Revised<V>) {
      if (other.revision <= state.revision || isUnsaved() || running !== null) return
      base = other.values
      update(other)
    },
    /** What was left behind by a reload; saving it merges it with whatever was saved since. */
    restore(left: Unsaved<V>) {
      base = left.base
      update({ values: left.values, revision: left.revision, saveState: 'unsaved' })
    },
  }
}
