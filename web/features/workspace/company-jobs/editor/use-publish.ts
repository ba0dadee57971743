import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { FieldErrors } from '#shared/errors.ts'
import { isJobInReview } from '#shared/features/jobs/jobs/job-status.ts'
import type { jobs } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { callApi } from '#web/app/api.ts'
import { ApiError } from '#web/app/session/api-error.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { showToast } from '#web/ui/toast.tsx'
import { jobPath } from '../company-jobs-queries.ts'
import type { FormEditor } from './saving/use-form-editor.ts'
import type { JobEditor } from './saving/use-job-editor.ts'
import { type SectionId, sectionOfField, sections } from './sections.ts'

/** Saves, then publishes. Whatever is missing comes back by field, and the first of them gets the focus. */
export function usePublish(
  { autosave, savesItself }: JobEditor,
  form: FormEditor['autosave'],
  show: (id: SectionId) => void,
) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const [rejected, setRejected] = useState<FieldErrors>({})

  const publish = useMutation({
    mutationFn: async () => {
      // The form first: a job sent to review can no longer be edited, and neither can its form.
      for (const part of [form, autosave]) {
        await part.flush()
        const { saveState, failure } = part.read()
        if (saveState === 'conflict') return null
        if (saveState === 'failed') throw failure
      }
      const { saved: job } = autosave.read()
      if (!savesItself) return job
      return callApi<typeof jobs.changeStatus>(client, 'POST /company/api/jobs/:id/status', {
        params: { id: job.id },
        body: { event: 'submit' },
      })
    },
    onSuccess: async (job) => {
      if (!job) return
      await cache.invalidateQueries()
      void showToast({
        text: isJobInReview(job.status)
          ? t`Sent for review. We usually answer within one working day.`
          : t`“${job.title}” is published`,
      })
      await navigate(jobPath(job.id))
    },
    onError: (error) => {
      const errors = error instanceof ApiError ? error.errors : {}
      setRejected(errors)
      const named = Object.keys(errors).map(sectionOfField)
      const first = sections.find(({ id }) => named.includes(id))
      if (first) show(first.id)
      else void showToast({ text: describeFailure(i18n, error) ?? '', isFailure: true })
    },
  })
  return { publish: () => publish.mutate(), isPending: publish.isPending, rejected }
}
