import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { FileKindName } from '#shared/features/base/files/file-kinds.ts'
import { Card } from '#web/ui/card.tsx'
import { formatBytes } from '#web/ui/file-drop-size.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import styles from './personal-data.module.css'
import { usageQuery } from './personal-data-query.ts'

export function StorageSection() {
  const { t, i18n } = useLingui()
  const { data } = useQuery(usageQuery)
  const labels: Record<FileKindName, string> = {
    avatar: t`Profile pictures`,
    'company-logo': t`Company logos`,
    resume: t`Résumés`,
    attachment: t`Attachments`,
    video: t`Videos`,
    audio: t`Voice recordings`,
  }
  const wordsOf = ({ usedBytes, maxBytes }: { usedBytes: number; maxBytes: number }) => {
    const [used, most] = [formatBytes(usedBytes, i18n.locale), formatBytes(maxBytes, i18n.locale)]
    return t`${used} of ${most}`
  }
  return (
    <Card title={t`Storage`}>
      <p className={styles.text}>
        <Trans>Unfinished uploads count too. Abandoned ones are deleted after a day.</Trans>
      </p>
      {data && (
        <div className={styles.usage}>
          <ProgressBar label={t`All files`} valueLabel={wordsOf(data)} value={data.usedBytes} max={data.maxBytes} />
          {data.kinds
            .filter(({ kind, files }) => kind !== 'company-logo' || files > 0)
            .map((one) => (
              <ProgressBar
                key={one.kind}
                label={labels[one.kind]}
                valueLabel={wordsOf(one)}
                value={one.usedBytes}
                max={one.maxBytes}
                tone="quiet"
              />
            ))}
        </div>
      )}
    </Card>
  )
}
