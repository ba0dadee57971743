// A setting that is saved as soon as it is changed:
//   const name = useAutosave({ kept: identity.name, save: (value) => changeBasics({ name: value }) })
//   <TextField value={name.value} onChange={name.change} onBlur={name.commit} problem={name.problem} />
//   <SaveState {...name.saveState} />

import { useLingui } from '@lingui/react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { ApiError } from '#web/app/session/api-error.ts'
import { describeError } from '#web/app/words/error-messages.ts'
import { createAutosave } from './autosave.ts'

type AutosaveOptions<T> = {
  saved: T
  save: (value: T, before: T) => Promise<unknown>
  isEqual?: (one: T, other: T) => boolean
}

export function useAutosave<T>({ saved, save, isEqual }: AutosaveOptions<T>) {
  const { i18n } = useLingui()
  const [field] = useState(() => createAutosave(saved, save, isEqual))
  useEffect(() => field.setSave(save))
  useEffect(() => field.follow(saved), [field, saved])
  const { value, status, failure, previous } = useSyncExternalStore(field.subscribe, field.read, field.read)
  const fieldErrors = failure instanceof ApiError ? Object.values(failure.errors).flat().join(' ') : ''
  const problem = status === 'failed' ? fieldErrors || i18n._(describeError(failure)) : undefined
  return {
    value,
    problem,
    /** True while saving, and after a failed attempt. */
    isUnsaved: status === 'saving' || status === 'failed',
    change: field.change,
    /** Without a value: commits what was typed. */
    commit: () => void field.commit(),
    choose: (chosen: T) => void field.commit(chosen),
    settle: field.settle,
    saveState: {
      status,
      onUndo: previous && status === 'saved' ? () => void field.undo() : undefined,
      // Retrying a value that failed validation would fail again.
      onRetry: fieldErrors === '' ? () => void field.commit() : undefined,
    },
  }
}
