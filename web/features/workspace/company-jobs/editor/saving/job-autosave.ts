import type { CompanyJob } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { createAutosave } from './autosave.ts'
import { type EditedJob, editedFields, editedJob, isSame } from './edited-job.ts'

type Deps = Parameters<typeof createAutosave<CompanyJob, EditedJob>>[1]

export const createJobAutosave = (deps: Deps) =>
  createAutosave<CompanyJob, EditedJob>(
    {
      fields: editedFields,
      valuesOf: editedJob,
      versionOf: ({ updatedAt }) => updatedAt,
      canEdit: ({ canEdit }) => canEdit,
      isSame,
    },
    deps,
  )
