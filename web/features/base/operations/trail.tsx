import { Trans } from '@lingui/react/macro'
import type { AuditEntry } from '#shared/features/base/operations/operations.contract.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { useNow, useReaderZone } from '#web/platform/clock/use-now.ts'
import { Time } from '#web/ui/time.tsx'
import { AuditAction } from './audit-action.tsx'
import styles from './trail.module.css'

type TrailProps = { entries: readonly AuditEntry[]; requestedAt: number; isOfOneCase?: boolean }

/** Newest first. */
export function Trail({ entries, requestedAt, isOfOneCase = false }: TrailProps) {
  const now = useNow() ?? requestedAt
  const readerZone = useReaderZone()
  const zone = useIdentity()?.timeZone ?? readerZone ?? 'UTC'
  if (entries.length === 0)
    return (
      <p className={styles.none}>
        <Trans>Nothing has been recorded yet.</Trans>
      </p>
    )
  return (
    <ol role="list" className={styles.trail}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.entry}>
          <div className={styles.head}>
            <AuditAction name={entry.action} />
            {!isOfOneCase && entry.subject.label && <bdi className={styles.subject}>{entry.subject.label}</bdi>}
            <span className={styles.when}>
              <Time at={Date.parse(entry.at)} zone={zone} now={now} />
            </span>
          </div>
          <p className={styles.detail}>
            {entry.actor ? <bdi>{entry.actor.name}</bdi> : <Trans>Deleted account</Trans>}
            <Change entry={entry} />
            {entry.reason && (
              <>
                {' · '}
                <q>{entry.reason}</q>
              </>
            )}
          </p>
        </li>
      ))}
    </ol>
  )
}

function Change({ entry: { before, after } }: { entry: AuditEntry }) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const changes = names.map((name) => {
    const [from, to] = [before?.[name], after?.[name]]
    return from === undefined || to === undefined ? `${name}: ${to ?? from}` : `${name}: ${from} → ${to}`
  })
  return changes.length > 0 && <bdi>{` · ${changes.join(', ')}`}</bdi>
}
