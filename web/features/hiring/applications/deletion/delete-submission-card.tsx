import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { ApplicationDetail, applications } from '#shared/features/hiring/applications/applications.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeError } from '#web/app/words/error-messages.ts'
import { Card } from '#web/ui/card.tsx'
import { confirm } from '#web/ui/confirm-dialog-host.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { applicationQuery, refreshApplications } from '../application-queries.ts'

/** After the end people can delete what they sent without waiting for a year. */
export function DeleteSubmissionCard({ application }: { application: ApplicationDetail }) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const { id, can, company } = application
  const { name } = company
  if (!can.includes('delete_submission')) return null

  async function deleteSubmission(): Promise<void> {
    const isSure = await confirm({
      title: t`Delete what you sent to ${name}?`,
      consequences: t`Your form, files, recording and tests are permanently deleted, on the company’s side too, along with any feedback they gave you. They will see that you deleted it. The fact that you applied and took a test, the outcome and your conversation are kept.`,
      keepLabel: t`Keep`,
      actionLabel: t`Delete`,
    })
    if (!isSure) return
    try {
      const gone = await callApi<typeof applications.deleteSubmission>(
        client,
        'DELETE /talent/api/applications/:id/sent',
        {
          params: { id },
        },
      )
      cache.setQueryData(applicationQuery(id).queryKey, gone)
      await refreshApplications(cache)
      await showToast({ text: t`Deleted. We are emailing you a confirmation.` })
    } catch (error) {
      await refreshApplications(cache)
      await showToast({ text: i18n._(describeError(error)), isFailure: true })
    }
  }

  return (
    <Card title={<Trans>Finished with this application?</Trans>}>
      <p>
        <Trans>What you sent is deleted one year after the application ends. You can delete it now.</Trans>
      </p>
      <PlainButton variant="danger-text" onPress={() => void deleteSubmission()}>
        <Trans>Delete what you sent</Trans>
      </PlainButton>
    </Card>
  )
}
