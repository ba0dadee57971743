// Binds the fields of a step to the draft by their path: `<TextField {...field('name')} />`.

import type { DraftFields } from '#shared/features/hiring/apply/apply.contract.ts'
import type { FieldPath } from './draft-changes.ts'
import type { DraftKeeper } from './draft-keeper.ts'
import { useKeeperState } from './use-draft.ts'

export function useFields(keeper: DraftKeeper) {
  const { shown } = useKeeperState(keeper)
  return {
    shown,
    change: (path: FieldPath, value: unknown) => keeper.change({ [path]: value }),
    field: <Name extends Exclude<keyof DraftFields, 'answers'>>(name: Name) => ({
      name,
      value: shown[name],
      onChange: (value: DraftFields[Name]) => keeper.change({ [name]: value }),
    }),
  }
}
