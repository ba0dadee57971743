import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { hiddenNames } from '#shared/features/hiring/applications/reviewing/hidden-names.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeError } from '#web/app/words/error-messages.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { confirm } from '#web/ui/confirm-dialog-host.tsx'
import { showToast } from '#web/ui/toast.tsx'
import styles from './filter-bar.module.css'

const NamesLogDialog = lazyPart(async () => (await import('./names-log-dialog.tsx')).NamesLogDialog)

/** A personal setting. The server redacts the names, so no screen can leak them. */
export function HideNames({ jobId, isHidden }: { jobId: string; isHidden: boolean }) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const [isPending, setIsPending] = useState(false)
  const [isLogOpen, setIsLogOpen] = useState(false)
  const toggle = async () => {
    const isSure =
      !isHidden ||
      (await confirm({
        title: t`Show the names again?`,
        consequences: t`Your team can see that you revealed the names, and when.`,
        keepLabel: t`Keep them hidden`,
        actionLabel: t`Show names`,
      }))
    if (!isSure || isPending) return
    setIsPending(true)
    try {
      await callApi<typeof hiddenNames.set>(client, 'PUT /company/api/jobs/:id/applicant-names', {
        params: { id: jobId },
        body: { isHidden: !isHidden },
      })
      await cache.invalidateQueries({ queryKey: ['company'] })
    } catch (error) {
      await showToast({ text: i18n._(describeError(error)), isFailure: true })
    } finally {
      setIsPending(false)
    }
  }
  return (
    <>
      <button
        type="button"
        role="switch"
        aria-checked={isHidden}
        aria-busy={isPending}
        className={styles.toggle}
        onClick={() => void toggle()}
      >
        <Trans>Hide names</Trans>
        <span className={styles.track} aria-hidden="true" />
      </button>
      <button
        type="button"
        className={styles.log}
        aria-haspopup="dialog"
        aria-label={t`Log of hidden names`}
        onClick={() => setIsLogOpen(true)}
      >
        <Trans>Log</Trans>
      </button>
      {isLogOpen && (
        <Suspense>
          <NamesLogDialog jobId={jobId} onClose={() => setIsLogOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
