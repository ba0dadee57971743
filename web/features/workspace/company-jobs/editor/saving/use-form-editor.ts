import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import type { applyForms, CompanyApplyForm } from '#shared/features/hiring/apply/apply-form.contract.ts'
import { callApi } from '#web/app/api.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { connection } from '#web/platform/connection/connection.ts'
import { type EditedForm, savableForm } from './edited-form.ts'
import { createFormAutosave } from './form-autosave.ts'
import { useAutosave } from './use-autosave.ts'

export const formQuery = (jobId: string) =>
  endpointQuery<typeof applyForms.show>('GET /company/api/jobs/:jobId/apply-form', { params: { jobId } })

/** Saved like the job it belongs to: by itself before publication, then with “Publish changes”. */
export function useFormEditor(jobId: string, savesItself: boolean) {
  const { client } = useSession()
  const cache = useQueryClient()
  const { data: form } = useSuspenseQuery(formQuery(jobId))
  const params = { jobId }
  return useAutosave<CompanyApplyForm, EditedForm>({
    name: `apply-form-${jobId}`,
    latest: form,
    savesItself: () => savesItself,
    create: (onUnsaved) =>
      createFormAutosave({
        saved: form,
        write: (values, { version }) =>
          connection.withReconnect(() =>
            callApi<typeof applyForms.write>(client, 'PUT /company/api/jobs/:jobId/apply-form', {
              params,
              body: { ...savableForm(values), version },
            }),
          ),
        read: () =>
          connection.withReconnect(() =>
            callApi<typeof applyForms.show>(client, 'GET /company/api/jobs/:jobId/apply-form', { params }),
          ),
        onSaved: (saved) => cache.setQueryData(formQuery(jobId).queryKey, saved),
        onUnsaved,
      }),
  })
}

export type FormEditor = ReturnType<typeof useFormEditor>
