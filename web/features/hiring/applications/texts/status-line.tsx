import { isLive } from '#shared/features/hiring/applications/application-status.ts'
import type { ApplicationCard } from '#shared/features/hiring/applications/applications.contract.ts'
import { StatusBar } from './status-bar.tsx'
import { useStatusText } from './status-text.ts'
import styles from './texts.module.css'

type StatusLineProps = { application: Pick<ApplicationCard, 'status' | 'stage'>; hasBar?: boolean }

/** The public status, the company's own name for the stage, and the progress bar. */
export function StatusLine({ application, hasBar = true }: StatusLineProps) {
  const statuses = useStatusText()
  const { status, stage } = application
  const label = statuses[status]
  const hasOwnName = stage && isLive(status) && stage.name.toLowerCase() !== label.toLowerCase()
  return (
    <span className={styles.status}>
      {hasBar && (
        <span className={styles.bar}>
          <StatusBar application={application} />
        </span>
      )}
      <strong className={styles.word}>{label}</strong>
      {hasOwnName && <bdi className={styles.stage}>{stage.name}</bdi>}
    </span>
  )
}
