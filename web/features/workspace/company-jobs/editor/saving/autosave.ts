// Autosave with a three-way merge: fields that only one editor changed are merged; if both changed the same one, the later
// editor chooses. Nothing is overwritten silently.

import { mergeFields, withFields } from '#web/app/form/merge-fields.ts'
import { ApiError } from '#web/app/session/api-error.ts'

export type AutosaveState<Saved, Values> = {
  saved: Saved
  /** The values in the form. */
  values: Values
  saveState: 'idle' | 'unsaved' | 'saving' | 'saved' | 'failed' | 'conflict'
  failure: unknown
  /** A colleague's version, and the fields both have changed. */
  theirs: { saved: Saved; fields: (keyof Values)[] } | null
  /** Fields merged from a colleague's edit, until the next local change. */
  merged: (keyof Values)[]
  canUndo: boolean
  /** Orders the last changes of several autosaves on one page; 0 if there is nothing to undo. */
  undoStep: number
}

/** What is saved, and how it is compared. */
type Kind<Saved, Values> = {
  fields: readonly (keyof Values)[]
  valuesOf: (saved: Saved) => Values
  versionOf: (saved: Saved) => string | number
  canEdit: (saved: Saved) => boolean
  isSame: (one: unknown, other: unknown) => boolean
  /** Takes over what only the server knows, such as new ids, without touching what was typed. */
  adopt?: (values: Values, sent: Values, saved: Saved) => Values
}

type Deps<Saved, Values> = {
  saved: Saved
  write: (values: Values, basedOn: Saved) => Promise<Saved>
  read: () => Promise<Saved>
  onSaved?: (saved: Saved) => void
  /** Called with null once everything is saved. */
  onUnsaved?: (unsaved: { values: Values; version: string | number } | null) => void
}

const MAX_UNDO = 50
const CONFLICT = 409

let latestStep = 0

export function createAutosave<Saved, Values extends object>(
  { fields: allFields, valuesOf, versionOf, canEdit, isSame, adopt = (values) => values }: Kind<Saved, Values>,
  { saved: initial, write, read, onSaved, onUnsaved }: Deps<Saved, Values>,
) {
  /** The server version that `values` are based on. */
  let base = valuesOf(initial)
  let earlier: { values: Values; fields: string; step: number }[] = []
  let running: Promise<void> | null = null
  const listeners = new Set<() => void>()
  let state: AutosaveState<Saved, Values> = {
    saved: initial,
    values: base,
    saveState: 'idle',
    failure: null,
    theirs: null,
    merged: [],
    canUndo: false,
    undoStep: 0,
  }

  function update(changed: Partial<AutosaveState<Saved, Values>>) {
    state = { ...state, ...changed, canUndo: earlier.length > 0, undoStep: earlier.at(-1)?.step ?? 0 }
    for (const listener of listeners) listener()
  }

  const isUnsaved = () => !isSame(state.values, base)

  function keep() {
    onUnsaved?.(isUnsaved() ? { values: state.values, version: versionOf(state.saved) } : null)
  }

  function show(values: Values) {
    update({
      values,
      merged: [],
      ...(state.saveState !== 'saving' && state.saveState !== 'conflict' && { saveState: 'unsaved' }),
    })
    keep()
  }

  async function send(): Promise<void> {
    update({ saveState: 'saving', failure: null })
    while (isUnsaved()) {
      const sent = state.values
      try {
        const saved = await write(sent, state.saved)
        base = adopt(sent, sent, saved)
        earlier = earlier.map((step) => ({ ...step, values: adopt(step.values, sent, saved) }))
        update({ saved, values: adopt(state.values, sent, saved) })
        onSaved?.(saved)
      } catch (failure) {
        if (!(failure instanceof ApiError && failure.status === CONFLICT)) throw failure
        if (!(await merge(failure))) return
      }
    }
    update({ saveState: 'saved' })
  }

  /** False if there is something to choose, or it can no longer be edited. */
  async function merge(failure: unknown): Promise<boolean> {
    const saved = await read()
    if (!canEdit(saved)) throw failure
    const theirs = valuesOf(saved)
    const { values, taken, disputed } = mergeFields({ base, mine: state.values, theirs }, { fields: allFields, isSame })
    if (disputed.length > 0) {
      update({ values, merged: taken, saveState: 'conflict', theirs: { saved, fields: disputed } })
      return false
    }
    base = theirs
    update({ values, merged: taken, saved })
    return true
  }

  function flush(): Promise<void> {
    if (state.saveState === 'conflict') return Promise.resolve()
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
    version: () => versionOf(state.saved),
    isUnsaved,
    change(changed: Partial<Values>) {
      const fields = Object.keys(changed).join(' ')
      // Undo works per word, not per keystroke.
      if (earlier.at(-1)?.fields !== fields) {
        latestStep += 1
        earlier = [...earlier, { values: state.values, fields, step: latestStep }].slice(-MAX_UNDO)
      }
      show({ ...state.values, ...changed })
    },
    /** After a pause, the next change can be undone on its own. */
    endStep() {
      const last = earlier.at(-1)
      if (last) earlier = [...earlier.slice(0, -1), { ...last, fields: '' }]
    },
    undo() {
      const last = earlier.at(-1)
      if (!last) return
      earlier = earlier.slice(0, -1)
      show(last.values)
    },
    flush,
    /** The version chosen after a conflict. */
    choose(whose: 'mine' | 'theirs'): Promise<void> {
      const { theirs } = state
      if (!theirs) return Promise.resolve()
      base = valuesOf(theirs.saved)
      const values = whose === 'mine' ? state.values : withFields(state.values, base, theirs.fields)
      update({ saved: theirs.saved, theirs: null, saveState: 'unsaved', values })
      return flush()
    },
    /** A newer version was loaded. Never overwrites the field being edited, because the server returns it trimmed. */
    follow(saved: Saved) {
      if (versionOf(saved) === versionOf(state.saved)) update({ saved })
      else if (!isUnsaved() && running === null) {
        base = valuesOf(saved)
        update({ saved, values: base })
      }
    },
  }
}
