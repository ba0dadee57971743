import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { isExportInProgress, isReadyExport } from '#shared/features/people/personal-data/export-status.ts'
import type { personalData } from '#shared/features/people/personal-data/personal-data.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Card } from '#web/ui/card.tsx'
import { ExportState } from './export-state.tsx'
import { MomentOf } from './moment-of.tsx'
import { OnePress } from './one-press.tsx'
import styles from './personal-data.module.css'
import { overviewQuery, pollInterval } from './personal-data-query.ts'

export function ExportSection() {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const { data } = useQuery({ ...overviewQuery, refetchInterval: ({ state }) => pollInterval(state.data) })
  const starting = useMutation({
    mutationFn: (idempotencyKey: string) =>
      callApi<typeof personalData.startExport>(client, 'POST /shared/api/personal-data/exports', { idempotencyKey }),
    onSettled: () => cache.invalidateQueries({ queryKey: overviewQuery.queryKey }),
  })
  const made = data?.export ?? null
  const isBusy = made !== null && isExportInProgress(made.status)
  return (
    <Card title={t`Your data`}>
      <div className={styles.text}>
        <p>
          <Trans>
            Download everything we hold about you: your account, files, résumé in an open format, and dates. Keep it or
            take it elsewhere.
          </Trans>
        </p>
        <p>
          <Trans>
            We prepare it in the background and email you when it is ready. You can request one a day and download it
            for seven days.
          </Trans>
        </p>
      </div>
      <div className={styles.state}>
        {made && <ExportState made={made} />}
        {!isBusy && !data?.nextExportAt && (
          <OnePress
            variant={isReadyExport(made?.status) ? 'outline' : 'filled'}
            isPending={starting.isPending}
            failure={starting.error}
            onPress={() => starting.mutate(crypto.randomUUID())}
          >
            {made ? <Trans>Create a new archive</Trans> : <Trans>Create my archive</Trans>}
          </OnePress>
        )}
        {!isBusy && data?.nextExportAt && (
          <p className={styles.quiet}>
            <Trans>
              Next archive available <MomentOf at={data.nextExportAt} />
            </Trans>
          </p>
        )}
      </div>
    </Card>
  )
}
