import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { ApplicationCard, applications } from '#shared/features/hiring/applications/applications.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeError } from '#web/app/words/error-messages.ts'
import { confirm } from '#web/ui/confirm-dialog-host.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { focusHeadingIfLost } from '#web/ui/use-lost-focus.ts'
import { applicationQuery, refreshApplications } from './application-queries.ts'

type ChangedApplication = Pick<ApplicationCard, 'id' | 'jobTitle' | 'company'>

export function useApplicationChanges() {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()

  const showFailure = (error: unknown) => showToast({ text: i18n._(describeError(error)), isFailure: true })

  /** Hides the application at once; undo is one press. */
  async function archive({ id, jobTitle, company }: ChangedApplication, isArchived: boolean): Promise<void> {
    try {
      await callApi<typeof applications.archive>(client, 'PUT /talent/api/applications/:id/archive', {
        params: { id },
        body: { isArchived },
      })
    } catch (error) {
      await showFailure(error)
      return
    } finally {
      await refreshApplications(cache)
    }
    await showToast({
      text: isArchived ? t`Archived: ${jobTitle}` : t`${jobTitle} is visible again`,
      action: { label: t`Undo`, onPress: () => void archive({ id, jobTitle, company }, !isArchived) },
    })
  }

  async function giveUp({ id, company: { name } }: ChangedApplication): Promise<void> {
    const isSure = await confirm({
      title: t`Close it and ask ${name} why?`,
      consequences: t`This ends your application, and we ask ${name} why nobody replied. It counts towards their public reply rate. You can apply for their other jobs.`,
      keepLabel: t`Keep waiting`,
      actionLabel: t`Close and ask why`,
    })
    if (!isSure) return
    try {
      const closed = await callApi<typeof applications.giveUp>(client, 'POST /talent/api/applications/:id/give-up', {
        params: { id },
      })
      cache.setQueryData(applicationQuery(id).queryKey, closed)
      await refreshApplications(cache)
      focusHeadingIfLost()
      await showToast({ text: t`Closed. We have asked ${name} why.` })
    } catch (error) {
      await refreshApplications(cache)
      await showFailure(error)
    }
  }

  return { archive, giveUp }
}
