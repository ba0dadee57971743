import { Trans, useLingui } from '@lingui/react/macro'
import { IconCheck } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { describeError } from '#web/app/words/error-messages.ts'
import { connection } from '#web/platform/connection/connection.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { DraftAutosave } from './draft-autosave.ts'
import styles from './save-text.module.css'
import { useAutosaveState } from './use-draft.ts'

const useIsCut = (): boolean => useSyncExternalStore(connection.subscribe, connection.isLost, () => false)

/** The save status of the draft. */
export function SaveText({ autosave }: { autosave: DraftAutosave }) {
  const { i18n } = useLingui()
  const { saveState, failure } = useAutosaveState(autosave)
  const isCut = useIsCut()
  return (
    <div role="status" className={styles.state} data-status={saveState}>
      {saveState === 'saved' && (
        <span className={styles.saved}>
          <Icon glyph={IconCheck} size={16} />
          <Trans>Saved</Trans>
        </span>
      )}
      {(saveState === 'saving' || saveState === 'unsaved') &&
        (isCut ? <Trans>Not saved: you are offline. We will save when you reconnect.</Trans> : <Trans>Saving…</Trans>)}
      {saveState === 'conflict' && <Trans>Not saved: changed on another device</Trans>}
      {saveState === 'failed' && (
        <>
          <Trans>Not saved: {i18n._(describeError(failure))}</Trans>{' '}
          <button type="button" className={styles.retry} onClick={() => void autosave.flush()}>
            <Trans>Try again</Trans>
          </button>
        </>
      )}
    </div>
  )
}
