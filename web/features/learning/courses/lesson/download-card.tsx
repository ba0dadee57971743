import { Trans, useLingui } from '@lingui/react/macro'
import { IconDownload } from '@tabler/icons-react'
import type { MediaFile } from '#shared/features/learning/courses/media/lesson-media.contract.ts'
import { Card } from '#web/ui/card.tsx'
import { formatBytes } from '#web/ui/file-drop-size.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import styles from './lesson.module.css'

/** The file of a lesson, with its size before anything is loaded. */
export function DownloadCard({ file, onDownload }: { file: MediaFile; onDownload: () => void }) {
  const { i18n } = useLingui()
  const size = formatBytes(file.bytes, i18n.locale)
  return (
    <Card title={<Trans>File</Trans>}>
      <div className={styles.rule}>
        <p className={styles.text}>
          <bdi translate="no">{file.name}</bdi> · {size}
        </p>
        <div>
          <LinkButton
            variant="filled"
            icon={IconDownload}
            href={file.url}
            reloadDocument
            download={file.name ?? ''}
            onClick={onDownload}
          >
            <Trans>Download</Trans>
          </LinkButton>
        </div>
      </div>
    </Card>
  )
}
