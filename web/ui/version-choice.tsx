import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from './button.tsx'
import styles from './version-choice.module.css'

type VersionChoiceProps = {
  title: ReactNode
  /** What happened to the two versions. */
  children: ReactNode
  /** Who saved the other version: somebody else, or the same person on another device. */
  savedBy: 'colleague' | 'other-device'
  fields: readonly { id: string; name: ReactNode; theirs: ReactNode; mine: ReactNode }[]
  onChoose: (whose: 'mine' | 'theirs') => Promise<unknown>
}

/** Two versions of the same fields, side by side, to choose from. Takes the focus when it appears. */
export function VersionChoice({ title, children, savedBy, fields, onChoose }: VersionChoiceProps) {
  const headingId = useId()
  const panel = useRef<HTMLElement>(null)
  const isColleague = savedBy === 'colleague'
  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
    // The top bar must not cover it.
    panel.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <section ref={panel} tabIndex={-1} className={styles.panel} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.title}>
        {title}
      </h2>
      <p>{children}</p>
      <dl className={styles.fields}>
        {fields.map(({ id, name, theirs, mine }) => (
          <div key={id} className={styles.field}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.version}>
              <span className={styles.label}>{isColleague ? <Trans>Theirs</Trans> : <Trans>Other device</Trans>}</span>
              {theirs}
            </dd>
            <dd className={styles.version}>
              <span className={styles.label}>{isColleague ? <Trans>Yours</Trans> : <Trans>This device</Trans>}</span>
              {mine}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <Button onPress={() => void onChoose('theirs')}>
          {isColleague ? <Trans>Use theirs</Trans> : <Trans>Use the other version</Trans>}
        </Button>
        <Button variant="filled" onPress={() => void onChoose('mine')}>
          {isColleague ? <Trans>Keep mine</Trans> : <Trans>Keep this version</Trans>}
        </Button>
      </div>
    </section>
  )
}
