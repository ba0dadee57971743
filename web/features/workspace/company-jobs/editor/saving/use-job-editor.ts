import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import type { CompanyJob, jobs } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { connection } from '#web/platform/connection/connection.ts'
import { ownJobQuery } from '../../company-jobs-queries.ts'
import { type EditedJob, savable } from './edited-job.ts'
import { createJobAutosave } from './job-autosave.ts'
import { useAutosave } from './use-autosave.ts'

export function useJobEditor(id: string) {
  const { client } = useSession()
  const cache = useQueryClient()
  const { data: job } = useSuspenseQuery(ownJobQuery(id))
  const params = { id }
  return useAutosave<CompanyJob, EditedJob>({
    name: `job-${id}`,
    latest: job,
    // A published job is live, so it changes only when the author publishes, not on every pause.
    savesItself: ({ publishedAt }) => publishedAt === null,
    create: (onUnsaved) =>
      createJobAutosave({
        saved: job,
        write: (values, { updatedAt }) =>
          connection.withReconnect(() =>
            callApi<typeof jobs.update>(client, 'PUT /company/api/jobs/:id', {
              params,
              body: { ...savable(values), updatedAt },
            }),
          ),
        read: () =>
          connection.withReconnect(() => callApi<typeof jobs.showOwn>(client, 'GET /company/api/jobs/:id', { params })),
        onSaved: (saved) => cache.setQueryData(ownJobQuery(id).queryKey, saved),
        onUnsaved,
      }),
  })
}

export type JobEditor = ReturnType<typeof useJobEditor>
