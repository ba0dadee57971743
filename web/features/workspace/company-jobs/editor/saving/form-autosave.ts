import type { CompanyApplyForm } from '#shared/features/hiring/apply/apply-form.contract.ts'
import { createAutosave } from './autosave.ts'
import { type EditedForm, editedForm, isSameForm, withSavedIds } from './edited-form.ts'

type Deps = Parameters<typeof createAutosave<CompanyApplyForm, EditedForm>>[1]

export const createFormAutosave = (deps: Deps) =>
  createAutosave<CompanyApplyForm, EditedForm>(
    {
      fields: ['parts', 'questions'],
      valuesOf: editedForm,
      versionOf: ({ version }) => version,
      canEdit: () => true,
      isSame: isSameForm,
      adopt: withSavedIds,
    },
    deps,
  )
