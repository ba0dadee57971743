import { Trans, useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import { formatBytes } from '#web/ui/file-drop-size.ts'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { PlainIconButton } from '#web/ui/plain-icon-button.tsx'
import styles from './composer.module.css'
import type { useAttachments } from './use-attachments.ts'

/** The attachments of the next message: uploaded, uploading, or rejected with the reason. */
export function AttachmentTray({ attachments }: { attachments: ReturnType<typeof useAttachments> }) {
  const { t, i18n } = useLingui()
  const { done, uploads, remove, cancel, retry } = attachments
  if (done.length + uploads.length === 0) return null
  return (
    <ul role="list" aria-label={t`Attached files`} className={styles.tray}>
      {done.map(({ id, name, size }) => (
        <li key={id} className={styles.attached}>
          <bdi>{name}</bdi>
          <span className={styles.size}>
            <bdi>{formatBytes(size, i18n.locale)}</bdi>
          </span>
          <PlainIconButton glyph={IconX} size={16} label={t`Remove ${name}`} onPress={() => remove(id)} />
        </li>
      ))}
      {uploads.map((upload) => {
        const { key, file, progress, problem, canRetry } = upload
        const { name } = file
        return (
          <li key={key} className={styles.attached} data-failed={problem !== null || undefined}>
            <bdi>{name}</bdi>
            {problem === null ? (
              <progress value={progress} aria-label={t`Uploading ${name}`} />
            ) : (
              <span role="alert" className={styles.problem}>
                {problem}
              </span>
            )}
            {canRetry && (
              <PlainButton variant="text" onPress={() => retry(upload)}>
                <Trans>Try again</Trans>
              </PlainButton>
            )}
            <PlainIconButton glyph={IconX} size={16} label={t`Remove ${name}`} onPress={() => cancel(upload)} />
          </li>
        )
      })}
    </ul>
  )
}
