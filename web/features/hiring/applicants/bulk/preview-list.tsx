import type { ReactNode } from 'react'
import type { BulkOutcome } from '#shared/features/hiring/applications/reviewing/bulk.contract.ts'
import styles from './bulk.module.css'

type Previewed = { id: string; name: string; subject?: string; text: string; note?: ReactNode }

type PreviewListProps = { label: string; items: readonly Previewed[]; failed: BulkOutcome['failed'] }

/** Everything that will be sent, each as its reader gets it, and why somebody gets nothing. */
export function PreviewList({ label, items, failed }: PreviewListProps) {
  return (
    <ul role="list" className={styles.mails} aria-label={label}>
      {items.map(({ id, name, subject, text, note }) => (
        <li key={id}>
          <details className={styles.mail} open={items.length === 1}>
            <summary>
              <bdi>{name}</bdi>
              {note && ' · '}
              {note}
            </summary>
            <p className={styles.text} dir="auto">
              {subject && (
                <>
                  <b>{subject}</b>
                  {'\n\n'}
                </>
              )}
              {text}
            </p>
          </details>
        </li>
      ))}
      {failed.map(({ id, name, reason }) => (
        <li key={id} className={styles.failed}>
          <b>
            <bdi>{name}</bdi>
          </b>
          {': '}
          {reason}
        </li>
      ))}
    </ul>
  )
}
