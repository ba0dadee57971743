import { Trans, useLingui } from '@lingui/react/macro'
import { IconCheck, IconExclamationCircle, IconFile, IconRefresh, IconX } from '@tabler/icons-react'
import styles from './file-drop.module.css'
import { formatBytes } from './file-drop-size.ts'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'

export type Upload = {
  name: string
  size: number
  /** From 0 to 1. */
  progress: number
  state: 'waiting' | 'sending' | 'paused' | 'done' | 'failed'
  error?: string | undefined
}

type UploadRowProps = { upload: Upload; onCancel: (upload: Upload) => void; onRetry: (upload: Upload) => void }

const glyphs = {
  waiting: IconFile,
  sending: IconFile,
  paused: IconFile,
  done: IconCheck,
  failed: IconExclamationCircle,
}

export function UploadRow({ upload, onCancel, onRetry }: UploadRowProps) {
  const { t, i18n } = useLingui()
  const { name, size, progress, state } = upload
  return (
    <li className={styles.row} data-state={state}>
      <span className={styles.rowMark}>
        <Icon glyph={glyphs[state]} />
      </span>
      <div className={styles.words}>
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.state}>
          {formatBytes(size, i18n.locale)} · <UploadState upload={upload} />
        </span>
        {(state === 'sending' || state === 'paused') && (
          <progress className={styles.progress} value={progress} aria-label={t`${name}, upload progress`} />
        )}
      </div>
      {state === 'failed' && (
        <IconButton glyph={IconRefresh} label={t`Try ${name} again`} onPress={() => onRetry(upload)} />
      )}
      <IconButton
        glyph={IconX}
        label={state === 'done' ? t`Remove ${name}` : t`Cancel ${name}`}
        onPress={() => onCancel(upload)}
      />
    </li>
  )
}

function UploadState({ upload: { state, progress, error } }: { upload: Upload }) {
  const { i18n } = useLingui()
  const percent = i18n.number(progress, { style: 'percent' })
  if (state === 'waiting') return <Trans>waiting</Trans>
  if (state === 'sending') return percent
  if (state === 'paused') return <Trans>{percent}, resumes when you are back online</Trans>
  if (state === 'done') return <Trans>uploaded</Trans>
  return error ?? <Trans>upload failed</Trans>
}
