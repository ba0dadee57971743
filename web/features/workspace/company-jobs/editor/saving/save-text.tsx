import { Trans, useLingui } from '@lingui/react/macro'
import { IconCheck } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { ApiError } from '#web/app/session/api-error.ts'
import { describeError } from '#web/app/words/error-messages.ts'
import { connection } from '#web/platform/connection/connection.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from '../editor.module.css'
import type { FormEditor } from './use-form-editor.ts'
import type { JobEditor } from './use-job-editor.ts'

const useIsCut = (): boolean => useSyncExternalStore(connection.subscribe, connection.isLost, () => false)

/** The most urgent first. */
const urgency = ['conflict', 'failed', 'saving', 'unsaved', 'saved', 'idle'] as const

type SaveTextProps = { job: JobEditor; form: FormEditor }

/** One status for the job and its form. */
export function SaveText({ job, form }: SaveTextProps) {
  const { i18n } = useLingui()
  const isCut = useIsCut()
  const { savesItself } = job
  const saveState = urgency.find((one) => one === job.state.saveState || one === form.state.saveState) ?? 'idle'
  const failed = [job, form].filter(({ state }) => state.saveState === 'failed')
  const failure = failed[0]?.state.failure
  const merged = [...job.state.merged, ...form.state.merged]
  const fieldErrors = failure instanceof ApiError ? Object.values(failure.errors).flat().join(' ') : ''
  return (
    <span role="status" className={styles.save} data-status={saveState}>
      {saveState === 'saved' && (
        <>
          <Icon glyph={IconCheck} size={16} />
          {merged.length > 0 ? <Trans>Saved, together with a colleague’s changes</Trans> : <Trans>Saved</Trans>}
        </>
      )}
      {saveState === 'unsaved' && !savesItself && <Trans>Changes in this tab only, not published yet</Trans>}
      {(saveState === 'saving' || (saveState === 'unsaved' && savesItself)) &&
        (isCut ? <Trans>Kept in this tab. We will save it when you are back online.</Trans> : <Trans>Saving…</Trans>)}
      {saveState === 'conflict' && <Trans>Not saved: a colleague changed the same fields</Trans>}
      {saveState === 'failed' && (
        <>
          <Trans>Not saved: {fieldErrors || i18n._(describeError(failure))}</Trans>{' '}
          <button
            type="button"
            className={styles.fix}
            onClick={() => failed.forEach(({ autosave }) => void autosave.flush())}
          >
            <Trans>Try again</Trans>
          </button>
        </>
      )}
    </span>
  )
}
