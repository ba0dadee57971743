import { Trans, useLingui } from '@lingui/react/macro'
import type { AuditEntry } from '#shared/features/base/operations/operations.contract.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { useNow, useReaderZone } from '#web/platform/clock/use-now.ts'
import { Time } from '#web/ui/time.tsx'
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
            <Action name={entry.action} />
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

/** Common actions have labels; decisions are shown by their audit log code. */
function Action({ name }: { name: string }) {
  const { t } = useLingui()
  const words: Record<string, string> = {
    'case.look': t`Opened the case`,
    'case.claim': t`Claimed`,
    'case.release': t`Released`,
    'case.decide': t`Decided`,
    'case.undo': t`Undid the decision`,
    'case.fail': t`The decision could not be carried out`,
  }
  const known = words[name]
  return known ? <span className={styles.words}>{known}</span> : <code className={styles.action}>{name}</code>
}

function Change({ entry: { before, after } }: { entry: AuditEntry }) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const changes = names.map((name) => {
    const [from, to] = [before?.[name], after?.[name]]
    return from === undefined || to === undefined ? `${name}: ${to ?? from}` : `${name}: ${from} → ${to}`
  })
  return changes.length > 0 && <bdi>{` · ${changes.join(', ')}`}</bdi>
}
