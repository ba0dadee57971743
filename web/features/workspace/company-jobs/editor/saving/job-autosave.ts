// Autosave with a three-way merge: fields that only one editor changed are merged; if both changed the same one, the later
// editor chooses. Nothing is overwritten silently.

import type { CompanyJob } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { ApiError } from '#web/app/session/api-error.ts'
import { differing, type EditedField, type EditedJob, editedJob, isSame, withFields } from './edited-job.ts'

export type JobAutosaveState = {
  job: CompanyJob
  /** The values in the form. */
  values: EditedJob
  saveState: 'idle' | 'unsaved' | 'saving' | 'saved' | 'failed' | 'conflict'
  failure: unknown
  /** A colleague's version, and the fields both have changed. */
  theirs: { job: CompanyJob; fields: EditedField[] } | null
  /** Fields merged from a colleague's edit, until the next local change. */
  merged: EditedField[]
  canUndo: boolean
}

type Deps = {
  job: CompanyJob
  write: (values: EditedJob, updatedAt: string) => Promise<CompanyJob>
  read: () => Promise<CompanyJob>
  onSaved?: (job: CompanyJob) => void
  /** Called with null once everything is saved. */
  onUnsaved?: (unsaved: { values: EditedJob; updatedAt: string } | null) => void
}

const MAX_UNDO = 50
const CONFLICT = 409

export function createJobAutosave({ job: initial, write, read, onSaved, onUnsaved }: Deps) {
  /** The server version that `values` are based on. */
  let base = editedJob(initial)
  let earlier: { values: EditedJob; fields: string }[] = []
  let running: Promise<void> | null = null
  const listeners = new Set<() => void>()
  let state: JobAutosaveState = {
    job: initial,
    values: base,
    saveState: 'idle',
    failure: null,
    theirs: null,
    merged: [],
    canUndo: false,
  }

  function update(changed: Partial<JobAutosaveState>) {
    state = { ...state, ...changed, canUndo: earlier.length > 0 }
    for (const listener of listeners) listener()
  }

  const isUnsaved = () => !isSame(state.values, base)

  function keep() {
    onUnsaved?.(isUnsaved() ? { values: state.values, updatedAt: state.job.updatedAt } : null)
  }

  function show(values: EditedJob) {
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
        const job = await write(sent, state.job.updatedAt)
        base = sent
        update({ job })
        onSaved?.(job)
      } catch (failure) {
        if (!(failure instanceof ApiError && failure.status === CONFLICT)) throw failure
        if (!(await merge(failure))) return
      }
    }
    update({ saveState: 'saved' })
  }

  /** False if there is something to choose, or the job can no longer be edited. */
  async function merge(failure: unknown): Promise<boolean> {
    const job = await read()
    if (!job.canEdit) throw failure
    const theirs = editedJob(job)
    const [changedHere, changedThere] = [differing(base, state.values), differing(base, theirs)]
    const disputed = changedThere.filter(
      (field) => changedHere.includes(field) && !isSame(state.values[field], theirs[field]),
    )
    const taken = changedThere.filter((field) => !changedHere.includes(field))
    const values = withFields(state.values, theirs, taken)
    if (disputed.length > 0) {
      update({ values, merged: taken, saveState: 'conflict', theirs: { job, fields: disputed } })
      return false
    }
    base = theirs
    update({ values, merged: taken, job })
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
    isUnsaved,
    change(changed: Partial<EditedJob>) {
      const fields = Object.keys(changed).join(' ')
      // Undo works per word, not per keystroke.
      if (earlier.at(-1)?.fields !== fields) earlier = [...earlier, { values: state.values, fields }].slice(-MAX_UNDO)
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
      base = editedJob(theirs.job)
      const values = whose === 'mine' ? state.values : withFields(state.values, base, theirs.fields)
      update({ job: theirs.job, theirs: null, saveState: 'unsaved', values })
      return flush()
    },
    /** A newer version was loaded. Never overwrites the field being edited, because the server returns it trimmed. */
    follow(job: CompanyJob) {
      if (job.updatedAt === state.job.updatedAt) update({ job })
      else if (!isUnsaved() && running === null) {
        base = editedJob(job)
        update({ job, values: base })
      }
    },
  }
}
