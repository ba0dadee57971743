import { Trans, useLingui } from '@lingui/react/macro'
import { IconDeviceMobile, IconTrash } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { apply } from '#shared/features/hiring/apply/apply.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useIdentity, useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { confirm } from '#web/ui/confirm-dialog-host.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { beforeQuery, draftQuery } from '../apply-queries.ts'
import type { DraftAutosave } from './draft-autosave.ts'
import styles from './leave-options.module.css'
import { releaseDraft, useAutosaveState } from './use-draft.ts'

/** Continue on another device, or discard the draft. */
export function LeaveOptions({ autosave }: { autosave: DraftAutosave }) {
  const { t, i18n } = useLingui()
  const session = useSession()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const email = useIdentity()?.email
  const { draft } = useAutosaveState(autosave)
  const params = { id: draft.id }
  const company = draft.job.company.name

  const mailing = useMutation({
    mutationFn: async () => {
      await autosave.flush()
      return callApi<typeof apply.mailLink>(session.client, 'POST /talent/api/application-drafts/:id/link', { params })
    },
  })
  const discarding = useMutation({
    mutationFn: () =>
      callApi<typeof apply.discard>(session.client, 'DELETE /talent/api/application-drafts/:id', { params }),
    onSuccess: async () => {
      releaseDraft(session, draft.id)
      queries.removeQueries(beforeQuery(draft.job.id))
      await navigate(`/jobs/${draft.job.id}`, { replace: true })
      queries.removeQueries(draftQuery(draft.id))
      void queries.invalidateQueries()
    },
  })

  async function discard() {
    const isSure = await confirm({
      title: t`Discard your application to ${company}?`,
      consequences: t`Everything you wrote, recorded and uploaded for it is deleted. Nothing has been sent.`,
      keepLabel: t`Keep draft`,
      actionLabel: t`Discard`,
    })
    if (isSure) discarding.mutate()
  }

  const problem = describeFailure(i18n, mailing.error ?? discarding.error)
  return (
    <div className={styles.ways}>
      <PlainButton
        variant="text"
        icon={IconDeviceMobile}
        isPending={mailing.isPending}
        isDisabled={mailing.isSuccess}
        onPress={() => mailing.mutate()}
      >
        <Trans>Email me a link to continue on another device</Trans>
      </PlainButton>
      <PlainButton
        variant="danger-text"
        icon={IconTrash}
        isPending={discarding.isPending}
        onPress={() => void discard()}
      >
        <Trans>Discard</Trans>
      </PlainButton>
      <p role="status" className={styles.note}>
        {mailing.isSuccess && (
          <Trans>
            Sent to <bdi>{email}</bdi>. Open it on your other device to continue where you left off.
          </Trans>
        )}
      </p>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}
