// One applicant: own actions show optimistically, those of colleagues arrive live, and opening the page records a view.

import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { applicantChanged } from '#shared/features/hiring/applications/applications.events.ts'
import type {
  CompanyApplication,
  companyApplications,
} from '#shared/features/hiring/applications/company-applications.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeError } from '#web/app/words/error-messages.ts'
import { useEvent } from '#web/platform/realtime/use-event.ts'
import { confirm } from '#web/ui/confirm-dialog-host.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { applicantQuery } from '../applicant-queries.ts'

export type CandidateChanges = ReturnType<typeof useCandidate>

export function useCandidate({ id, jobId, stageId, firstViewedAt, talent: { name } }: CompanyApplication) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const { queryKey } = applicantQuery(id)
  const show = (changed: CompanyApplication) => {
    cache.setQueryData(queryKey, changed)
    // Boards, lists and neighbours.
    void cache.invalidateQueries({ queryKey: ['company', 'applicant-board'], refetchType: 'none' })
    void cache.invalidateQueries({ queryKey: ['company', 'applications', id, 'neighbours'] })
  }
  const refresh = () => cache.invalidateQueries({ queryKey })

  async function attempt(change: () => Promise<CompanyApplication>, done?: string): Promise<void> {
    try {
      show(await change())
      if (done !== undefined) await showToast({ text: done })
    } catch (error) {
      await refresh()
      await showToast({ text: i18n._(describeError(error)), isFailure: true })
    }
  }

  useEvent(applicantChanged, { jobId }, (changed) => {
    if (changed.id === id) void refresh()
  })

  const isUnseen = firstViewedAt === null
  useEffect(() => {
    if (!isUnseen) return
    // Fire and forget: the reader does not need to know whether it was recorded.
    callApi<typeof companyApplications.look>(client, 'POST /company/api/applications/:id/look', {
      params: { id },
    }).then(
      (seen) => cache.setQueryData(applicantQuery(id).queryKey, seen),
      () => undefined,
    )
  }, [isUnseen, id, client, cache])

  return {
    refresh,
    show,
    move: (stage: { id: string; name: string }) => {
      const { name: stageName } = stage
      return attempt(
        () =>
          callApi<typeof companyApplications.move>(client, 'POST /company/api/applications/:id/stage', {
            params: { id },
            body: { stageId: stage.id, fromStageId: stageId },
          }),
        t`${name} is now in ${stageName}`,
      )
    },
    cancelRejection: () =>
      attempt(
        () =>
          callApi<typeof companyApplications.cancelRejection>(client, 'DELETE /company/api/applications/:id/reject', {
            params: { id },
          }),
        t`${name}’s rejection is cancelled`,
      ),
    reopen: () =>
      attempt(() =>
        callApi<typeof companyApplications.reopen>(client, 'POST /company/api/applications/:id/reopen', {
          params: { id },
        }),
      ),
    hire: async () => {
      const isSure = await confirm({
        title: t`Mark ${name} as hired?`,
        consequences: t`${name} is notified immediately. This cannot be undone.`,
        keepLabel: t`Cancel`,
        actionLabel: t`Mark as hired`,
      })
      if (isSure)
        await attempt(
          () =>
            callApi<typeof companyApplications.hire>(client, 'POST /company/api/applications/:id/hire', {
              params: { id },
            }),
          t`${name} is hired`,
        )
    },
  }
}
