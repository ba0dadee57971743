import { Trans, useLingui } from '@lingui/react/macro'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import {
  isExpiredExport,
  isExportInProgress,
  isFailedExport,
  isReadyExport,
} from '#shared/features/people/personal-data/export-status.ts'
import type { DataExport, personalData } from '#shared/features/people/personal-data/personal-data.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { formatBytes } from '#web/ui/file-drop-size.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { MomentOf } from './moment-of.tsx'
import { OnePress } from './one-press.tsx'
import styles from './personal-data.module.css'

/** The state of the latest export. State changes are announced, the progress is not. */
export function ExportState({ made }: { made: DataExport }) {
  const { t } = useLingui()
  const { partsDone, partsTotal } = made
  const isBusy = isExportInProgress(made.status)
  return (
    <>
      {isBusy && (
        <div className={styles.wide}>
          <ProgressBar
            label={t`Preparing your archive`}
            value={partsDone}
            max={partsTotal}
            valueLabel={t`${partsDone} of ${partsTotal} parts`}
          />
        </div>
      )}
      <div role="status" className={styles.wide}>
        {isReadyExport(made.status) && <ReadyArchive made={made} />}
        {isFailedExport(made.status) && (
          <Callout tone="bad" title={t`We could not create the archive.`}>
            <Trans>That is our fault, and nothing is lost. Request it again.</Trans>
          </Callout>
        )}
        {isExpiredExport(made.status) && (
          <p className={styles.quiet}>
            <Trans>Your previous archive was deleted after seven days.</Trans>
          </p>
        )}
      </div>
    </>
  )
}

function ReadyArchive({ made }: { made: DataExport }) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const downloading = useMutation({
    mutationFn: () =>
      callApi<typeof personalData.linkToExport>(client, 'POST /shared/api/personal-data/exports/:id/link', {
        params: { id: made.id },
      }),
    // The response is an attachment, so the page stays where it is.
    onSuccess: ({ url }) => window.location.assign(url),
  })
  const size = formatBytes(made.size ?? 0, i18n.locale)
  return (
    <Callout
      title={t`Your archive is ready.`}
      action={
        <OnePress
          icon={IconDownload}
          isPending={downloading.isPending}
          failure={downloading.error}
          onPress={() => downloading.mutate()}
        >
          <Trans>Download ({size})</Trans>
        </OnePress>
      }
    >
      {made.expiresAt && (
        <Trans>
          You can download it until <MomentOf at={made.expiresAt} format="date" />.
        </Trans>
      )}
    </Callout>
  )
}
