// Binds the autosave of a job to the page: a pause saves, a copy of what is unsaved survives a reload.

import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { jobs } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { callApi } from '#web/app/api.ts'
import { createDraft } from '#web/app/form/drafts.ts'
import { isBrowser } from '#web/app/runtime.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { useLeaveGuard } from '#web/features/hiring/apply/draft/use-draft.ts'
import { connection } from '#web/platform/connection/connection.ts'
import { ownJobQuery } from '../../company-jobs-queries.ts'
import { type EditedJob, savable } from './edited-job.ts'
import { createJobAutosave } from './job-autosave.ts'

const PAUSE_MS = 800

type Copy = { values: EditedJob; updatedAt: string }

export function useJobEditor(id: string) {
  const session = useSession()
  const cache = useQueryClient()
  const { data: job } = useSuspenseQuery(ownJobQuery(id))
  const [{ autosave, copy }] = useState(() => {
    const params = { id }
    const owner = session.identity.read()?.id ?? 'guest'
    const kept = isBrowser ? createDraft<Copy>(sessionStorage, owner, `job-${id}`) : undefined
    return {
      copy: kept,
      autosave: createJobAutosave({
        job,
        write: (values, updatedAt) =>
          connection.withReconnect(() =>
            callApi<typeof jobs.update>(session.client, 'PUT /company/api/jobs/:id', {
              params,
              body: { ...savable(values), updatedAt },
            }),
          ),
        read: () =>
          connection.withReconnect(() =>
            callApi<typeof jobs.showOwn>(session.client, 'GET /company/api/jobs/:id', { params }),
          ),
        onSaved: (saved) => cache.setQueryData(ownJobQuery(id).queryKey, saved),
        onUnsaved: (unsaved) => (unsaved ? kept?.write(unsaved) : kept?.clear()),
      }),
    }
  })
  const state = useSyncExternalStore(autosave.subscribe, autosave.read, autosave.read)
  useEffect(() => autosave.follow(job), [autosave, job])
  // After hydration, because the server cannot know what was typed.
  useEffect(() => {
    const left = copy?.read()
    if (left?.values && left.updatedAt === autosave.read().job.updatedAt) autosave.change(left.values)
  }, [autosave, copy])

  // A published job is live, so it changes only when the author publishes, not on every pause.
  const savesItself = state.job.publishedAt === null
  const { values, saveState } = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the values starts the pause anew
  useEffect(() => {
    if (saveState !== 'unsaved') return
    const timer = setTimeout(() => {
      autosave.endStep()
      if (savesItself) void autosave.flush()
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [autosave, savesItself, saveState, values])
  useLeaveGuard(saveState === 'unsaved' || saveState === 'conflict' || saveState === 'failed')
  return { state, autosave, savesItself }
}

export type JobEditor = ReturnType<typeof useJobEditor>
