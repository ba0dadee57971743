import { isLive } from '#shared/features/hiring/applications/application-status.ts'
import type { ApplicationCard } from '#shared/features/hiring/applications/applications.contract.ts'
import { StatusBar } from './status-bar.tsx'
import { useStatusWords } from './status-words.ts'
import styles from './words.module.css'

type StatusLineProps = { application: Pick<ApplicationCard, 'status' | 'stage'>; hasBar?: boolean }

/** The public status, the company's own name for the stage, and the progress bar. */
export function StatusLine({ application, hasBar = true }: StatusLineProps) {
  const statuses = useStatusWords()
  const { status, stage } = application
  const word = statuses[status]
  const hasOwnName = stage && isLive(status) && stage.name.toLowerCase() !== word.toLowerCase()
  return (
    <span className={styles.status}>
      {hasBar && (
        <span className={styles.bar}>
          <StatusBar application={application} />
        </span>
      )}
      <strong className={styles.word}>{word}</strong>
      {hasOwnName && <bdi className={styles.stage}>{stage.name}</bdi>}
    </span>
  )
}
