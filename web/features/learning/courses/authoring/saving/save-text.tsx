import { Trans, useLingui } from '@lingui/react/macro'
import { IconCheck } from '@tabler/icons-react'
import { ApiError } from '#web/app/session/api-error.ts'
import { describeError } from '#web/app/words/error-messages.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from '../authoring.module.css'
import type { AutosavedText } from './use-revision-autosave.ts'

export function SaveText<V extends object>({ text: { state, autosave } }: { text: AutosavedText<V> }) {
  const { i18n } = useLingui()
  const { saveState, failure, isMerged } = state
  const fieldErrors = failure instanceof ApiError ? Object.values(failure.errors).flat().join(' ') : ''
  const problem = fieldErrors || i18n._(describeError(failure))
  return (
    <span role="status" className={styles.save} data-status={saveState}>
      {saveState === 'saved' && (
        <>
          <Icon glyph={IconCheck} size={16} />
          {isMerged ? <Trans>Saved, together with a colleague’s changes</Trans> : <Trans>Saved</Trans>}
        </>
      )}
      {(saveState === 'saving' || saveState === 'unsaved') && <Trans>Saving…</Trans>}
      {saveState === 'conflict' && <Trans>Not saved: a colleague changed the same thing</Trans>}
      {saveState === 'failed' && (
        <>
          <Trans>Not saved: {problem}</Trans>{' '}
          <button type="button" className={styles.retry} onClick={() => void autosave.flush()}>
            <Trans>Try again</Trans>
          </button>
        </>
      )}
    </span>
  )
}
