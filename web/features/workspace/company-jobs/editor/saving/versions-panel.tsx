import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import styles from '../editor.module.css'

type VersionsPanelProps = {
  title: ReactNode
  children: ReactNode
  fields: readonly { id: string; name: string; theirs: string; yours: string }[]
  onChoose: (whose: 'mine' | 'theirs') => Promise<void>
}

/** Two versions of the same fields, side by side, to choose from. Takes the focus when it appears. */
export function VersionsPanel({ title, children, fields, onChoose }: VersionsPanelProps) {
  const headingId = useId()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <section ref={panel} tabIndex={-1} className={styles.conflict} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.sectionTitle}>
        {title}
      </h2>
      <p>{children}</p>
      <dl className={styles.versions}>
        {fields.map(({ id, name, theirs, yours }) => (
          <div key={id}>
            <dt className={styles.legend}>{name}</dt>
            <dd>
              <span className={styles.side}>
                <Trans>Theirs</Trans>
              </span>
              <bdi className={styles.version}>{theirs}</bdi>
            </dd>
            <dd>
              <span className={styles.side}>
                <Trans>Yours</Trans>
              </span>
              <bdi className={styles.version}>{yours}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <Button onPress={() => void onChoose('theirs')}>
          <Trans>Use theirs</Trans>
        </Button>
        <Button variant="filled" onPress={() => void onChoose('mine')}>
          <Trans>Keep mine</Trans>
        </Button>
      </div>
    </section>
  )
}
