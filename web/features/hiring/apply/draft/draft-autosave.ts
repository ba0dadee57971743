// Autosaves a draft: changes are sent when the person pauses, one request at a time, each based on the latest known revision.
// Changes of another device are merged where possible; where both changed the same field, the person chooses. A response never
// overwrites what is being typed.

import type { Draft, DraftFields } from '#shared/features/hiring/apply/apply.contract.ts'
import { ApiError } from '#web/app/session/api-error.ts'
import {
  bodyOf,
  type Changes,
  type FieldPath,
  isSame,
  mergeChanges,
  only,
  pathsOf,
  withChanges,
  without,
} from './draft-changes.ts'

export type AutosaveState = {
  /** As the server has it. */
  draft: Draft
  /** As displayed: including local changes, saved or not. */
  shown: Draft
  saveState: 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict'
  failure: unknown
  /** In a conflict: the other device's version and the conflicting fields. */
  theirs: { draft: Draft; paths: FieldPath[] } | null
}

export type AutosaveOptions = {
  draft: Draft
  write: (body: Partial<DraftFields> & { revision: number }) => Promise<Draft>
  read: () => Promise<Draft>
  /** Every response of the server, for the rest of the page. */
  onSaved?: (draft: Draft) => void
  /** Unsaved changes, for a copy that survives a reload. */
  onUnsaved?: (unsaved: Changes, revision: number) => void
  pause?: number
}

export type DraftAutosave = {
  read(): AutosaveState
  subscribe(listener: () => void): () => void
  change(changes: Changes): void
  /** Sends pending changes; true once everything is saved. */
  flush(): Promise<boolean>
  choose(side: 'mine' | 'theirs'): Promise<boolean>
  /** Adopts a draft that was fetched elsewhere. */
  follow(draft: Draft): void
}

export const TYPING_PAUSE = 800
/** Every round means that another device wrote in between: more than this is not a coincidence. */
const MAX_ROUNDS = 5

export function createDraftAutosave(options: AutosaveOptions): DraftAutosave {
  const { write, read, onSaved, onUnsaved, pause = TYPING_PAUSE } = options
  const listeners = new Set<() => void>()
  let unsent: Changes = {}
  /** Everything typed here: displayed as typed, even where the server has trimmed it. */
  let typed: Changes = {}
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<boolean> | null = null
  let state: AutosaveState = {
    draft: options.draft,
    shown: options.draft,
    saveState: 'saved',
    failure: null,
    theirs: null,
  }

  function update(changed: Partial<Omit<AutosaveState, 'shown'>>) {
    const next = { ...state, ...changed }
    state = { ...next, shown: withChanges(next.draft, typed) }
    onUnsaved?.(unsent, state.draft.revision)
    for (const listener of listeners) listener()
  }

  function take(draft: Draft) {
    update({ draft })
    onSaved?.(draft)
  }

  async function sendOnce(): Promise<'sent' | 'joined' | 'conflict'> {
    const sent = unsent
    const base = state.draft
    try {
      const saved = await write({ ...bodyOf(sent), revision: base.revision })
      // Changes typed in the meantime still have to be sent.
      unsent = only(
        unsent,
        pathsOf(unsent).filter((path) => !(path in sent) || !isSame(unsent[path], sent[path])),
      )
      take(saved)
      return 'sent'
    } catch (error) {
      if (!isOvertaken(error)) throw error
      const theirs = await read()
      const merge = mergeChanges(base, theirs, unsent)
      if (merge.conflicts.length > 0) {
        update({ saveState: 'conflict', theirs: { draft: theirs, paths: merge.conflicts } })
        return 'conflict'
      }
      unsent = merge.changes
      typed = merge.changes
      take(theirs)
      return 'joined'
    }
  }

  async function sendAll(): Promise<boolean> {
    try {
      for (let round = 0; pathsOf(unsent).length > 0; round += 1) {
        update({ saveState: 'saving', failure: null })
        const outcome = await sendOnce()
        if (outcome === 'conflict') return false
        if (outcome === 'joined' && round >= MAX_ROUNDS) throw new Error('The draft keeps changing on other devices')
      }
      update({ saveState: 'saved' })
      return true
    } catch (failure) {
      update({ saveState: 'failed', failure })
      return false
    }
  }

  function flush(): Promise<boolean> {
    clearTimeout(timer)
    if (running) return running.then((isKept) => (pathsOf(unsent).length > 0 && isKept ? flush() : isKept))
    if (state.saveState === 'conflict') return Promise.resolve(false)
    if (pathsOf(unsent).length === 0) return Promise.resolve(true)
    running = sendAll().finally(() => {
      running = null
    })
    return running
  }

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change(changes) {
      unsent = { ...unsent, ...changes }
      typed = { ...typed, ...changes }
      const isBusy = state.saveState === 'saving' || state.saveState === 'conflict'
      update(isBusy ? {} : { saveState: 'unsaved', failure: null })
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), pause)
    },
    flush,
    choose(side) {
      const { theirs } = state
      if (!theirs) return Promise.resolve(true)
      if (side === 'theirs') {
        unsent = without(unsent, theirs.paths)
        typed = without(typed, theirs.paths)
      }
      update({ draft: theirs.draft, theirs: null, saveState: 'unsaved' })
      onSaved?.(theirs.draft)
      if (pathsOf(unsent).length > 0) return flush()
      update({ saveState: 'saved' })
      return Promise.resolve(true)
    },
    follow(draft) {
      const isQuiet = running === null && pathsOf(unsent).length === 0 && state.saveState !== 'conflict'
      if (!isQuiet || draft === state.draft || draft.revision < state.draft.revision) return
      if (draft.revision > state.draft.revision) typed = {}
      update({ draft })
    },
  }
}

/**
 * Another device wrote first. If the server gives a reason, the draft was sent or discarded and there is nothing to merge with.
 */
const isOvertaken = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status === 409 &&
  error.code === 'status_changed_meanwhile' &&
  error.reason === null
