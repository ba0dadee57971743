// Binds the fields of a step to the draft by their path: `<TextField {...field('name')} />`.

import type { DraftFields } from '#shared/features/hiring/apply/apply.contract.ts'
import type { DraftAutosave } from './draft-autosave.ts'
import type { FieldPath } from './draft-changes.ts'
import { useAutosaveState } from './use-draft.ts'

export function useFields(autosave: DraftAutosave) {
  const { shown } = useAutosaveState(autosave)
  return {
    shown,
    change: (path: FieldPath, value: unknown) => autosave.change({ [path]: value }),
    field: <Name extends Exclude<keyof DraftFields, 'answers'>>(name: Name) => ({
      name,
      value: shown[name],
      onChange: (value: DraftFields[Name]) => autosave.change({ [name]: value }),
    }),
  }
}
