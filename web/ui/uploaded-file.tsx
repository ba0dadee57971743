import { Trans, useLingui } from '@lingui/react/macro'
import { IconFileCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatBytes } from './file-drop-size.ts'
import { Icon } from './icon.tsx'
import { PlainButton } from './plain-button.tsx'
import styles from './uploaded-file.module.css'

type UploadedFileProps = {
  file: { name: string; size: number }
  /** What kind of file it is, shown before its size. */
  description?: ReactNode
  isPending?: boolean
  onRemove: () => void
}

/** An uploaded file. */
export function UploadedFile({ file, description, isPending = false, onRemove }: UploadedFileProps) {
  const { t, i18n } = useLingui()
  const { name } = file
  return (
    <div className={styles.file} role="status">
      <Icon glyph={IconFileCheck} size={22} />
      <span className={styles.words}>
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.size}>
          {description && <>{description}, </>}
          <bdi>{formatBytes(file.size, i18n.locale)}</bdi>
        </span>
      </span>
      <PlainButton variant="danger-text" isPending={isPending} aria-label={t`Remove ${name}`} onPress={onRemove}>
        <Trans>Remove</Trans>
      </PlainButton>
    </div>
  )
}
