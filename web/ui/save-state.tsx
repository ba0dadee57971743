import { Trans } from '@lingui/react/macro'
import { IconCheck } from '@tabler/icons-react'
import { Icon } from './icon.tsx'
import styles from './save-state.module.css'

type SaveStateProps = {
  status: 'idle' | 'saving' | 'saved' | 'failed'
  onUndo?: (() => void) | undefined
  onRetry?: (() => void) | undefined
  /** Where the field has no place of its own for it. */
  problem?: string | undefined
}

/** Under a setting that keeps itself: whether it is kept, and the way back. Takes its room only when it has to say something. */
export function SaveState({ status, onUndo, onRetry, problem }: SaveStateProps) {
  return (
    <div className={styles.state} role="status" data-status={status}>
      {status === 'saving' && (
        <span>
          <Trans>Saving</Trans>
        </span>
      )}
      {status === 'saved' && (
        <span className={styles.saved}>
          <Icon glyph={IconCheck} size={16} />
          <Trans>Saved</Trans>
        </span>
      )}
      {status === 'saved' && onUndo && (
        <button type="button" className={styles.action} onClick={onUndo}>
          <Trans>Undo</Trans>
        </button>
      )}
      {status === 'failed' && problem && <span className={styles.problem}>{problem}</span>}
      {status === 'failed' && onRetry && (
        <button type="button" className={styles.action} onClick={onRetry}>
          <Trans>Try again</Trans>
        </button>
      )}
    </div>
  )
}
