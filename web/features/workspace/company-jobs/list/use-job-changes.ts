import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { type CompanyJobEvent, isJobInReview } from '#shared/features/jobs/jobs/job-status.ts'
import type { jobs } from '#shared/features/jobs/jobs/jobs.contract.ts'
import type { companyJobs } from '#shared/features/workspace/company-jobs/company-jobs.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { showToast } from '#web/ui/toast.tsx'
import { editPath } from '../company-jobs-queries.ts'

/** One-step actions: pause, reopen, duplicate. */
export function useJobChanges({ id, title }: { id: string; title: string }) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const onError = (error: unknown) => void showToast({ text: describeFailure(i18n, error) ?? '', isFailure: true })

  const step = useMutation({
    mutationFn: (event: CompanyJobEvent) =>
      callApi<typeof jobs.changeStatus>(client, 'POST /company/api/jobs/:id/status', {
        params: { id },
        body: { event },
      }),
    onSuccess: ({ status }, event) => {
      const isSentToReview = (event === 'resume' || event === 'reopen') && isJobInReview(status)
      if (isSentToReview)
        void showToast({ text: t`“${title}” has changed since its last review, so it is reviewed first` })
    },
    onError,
    // The status appears in lists, statistics and the job itself.
    onSettled: () => cache.invalidateQueries(),
  })

  const copy = useMutation({
    mutationFn: () => callApi<typeof companyJobs.copy>(client, 'POST /company/api/jobs/:id/copies', { params: { id } }),
    onSuccess: async (draft) => {
      await cache.invalidateQueries()
      await navigate(editPath(draft.id))
    },
    onError,
  })

  return { step: (event: CompanyJobEvent) => step.mutate(event), copy: () => copy.mutate() }
}
