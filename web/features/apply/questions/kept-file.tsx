import { Trans, useLingui } from '@lingui/react/macro'
import { IconFileCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatBytes } from '#web/ui/file-drop-size.ts'
import { Icon } from '#web/ui/icon.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import styles from './kept-file.module.css'

type KeptFileProps = { file: { name: string; size: number }; words?: ReactNode; onRemove: () => void }

/** A file that will be sent. */
export function KeptFile({ file, words, onRemove }: KeptFileProps) {
  const { t, i18n } = useLingui()
  const { name } = file
  return (
    <div className={styles.file} role="status">
      <Icon glyph={IconFileCheck} size={22} />
      <span className={styles.words}>
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.size}>
          {words && <>{words}, </>}
          {formatBytes(file.size, i18n.locale)}
        </span>
      </span>
      <PlainButton variant="danger-text" aria-label={t`Remove ${name}`} onPress={onRemove}>
        <Trans>Remove</Trans>
      </PlainButton>
    </div>
  )
}
