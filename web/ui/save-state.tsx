import { Trans } from '@lingui/react/macro'
import { IconCheck } from '@tabler/icons-react'
import { Icon } from './icon.tsx'
import styles from './save-state.module.css'

type SaveStateProps = {
  status: 'idle' | 'saving' | 'saved' | 'failed'
  onUndo?: (() => void) | undefined
  onRetry?: (() => void) | undefined
  /** Where the field does not show it itself. */
  problem?: string | undefined
}

/** Under an autosaved setting: whether it is saved, and "Undo". Takes no room when there is nothing to say. */
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
