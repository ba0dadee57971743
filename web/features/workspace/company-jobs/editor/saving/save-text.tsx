import { Trans, useLingui } from '@lingui/react/macro'
import { IconCheck } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { ApiError } from '#web/app/session/api-error.ts'
import { describeError } from '#web/app/words/error-messages.ts'
import { connection } from '#web/platform/connection/connection.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from '../editor.module.css'
import type { JobEditor } from './use-job-editor.ts'

const useIsCut = (): boolean => useSyncExternalStore(connection.subscribe, connection.isLost, () => false)

export function SaveText({ editor: { state, autosave, savesItself } }: { editor: JobEditor }) {
  const { i18n } = useLingui()
  const isCut = useIsCut()
  const { saveState, failure, merged } = state
  const fieldErrors = failure instanceof ApiError ? Object.values(failure.errors).flat().join(' ') : ''
  return (
    <span role="status" className={styles.save} data-status={saveState}>
      {saveState === 'saved' && (
        <>
          <Icon glyph={IconCheck} size={16} />
          {merged.length > 0 ? <Trans>Saved, together with a colleague’s changes</Trans> : <Trans>Saved</Trans>}
        </>
      )}
      {saveState === 'unsaved' && !savesItself && <Trans>Changes on this device only, not published yet</Trans>}
      {(saveState === 'saving' || (saveState === 'unsaved' && savesItself)) &&
        (isCut ? (
          <Trans>Saved on this device. We will save it when you are back online.</Trans>
        ) : (
          <Trans>Saving…</Trans>
        ))}
      {saveState === 'conflict' && <Trans>Not saved: a colleague changed the same fields</Trans>}
      {saveState === 'failed' && (
        <>
          <Trans>Not saved: {fieldErrors || i18n._(describeError(failure))}</Trans>{' '}
          <button type="button" className={styles.fix} onClick={() => void autosave.flush()}>
            <Trans>Try again</Trans>
          </button>
        </>
      )}
    </span>
  )
}
