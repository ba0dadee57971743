import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import styles from '../authoring.module.css'
import type { AutosavedText } from './use-revision-autosave.ts'

type ConflictPanelProps<V extends object> = {
  text: AutosavedText<V>
  names: Record<keyof V, string>
  describe: (values: V, field: keyof V) => ReactNode
}

/** A colleague has saved the same field first: the later of the two decides, with both versions in view. */
export function ConflictPanel<V extends object>({ text, names, describe }: ConflictPanelProps<V>) {
  const { theirs, values } = text.state
  const panel = useRef<HTMLElement>(null)
  const isShown = theirs !== null
  useEffect(() => {
    if (!isShown) return
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'center' })
  }, [isShown])
  if (!theirs) return null
  return (
    <section ref={panel} tabIndex={-1} className={styles.conflict} aria-labelledby="conflict">
      <h2 id="conflict" className={styles.subtitle}>
        <Trans>A colleague has changed the same thing</Trans>
      </h2>
      <p className={styles.text}>
        <Trans>Their version is saved. Yours is not saved yet, and nothing is lost until you choose.</Trans>
      </p>
      <dl className={styles.versions}>
        {theirs.fields.map((field) => (
          <div key={String(field)} className={styles.sides}>
            <dt className={styles.strong}>{names[field]}</dt>
            <dd className={styles.side}>
              <span className={styles.small}>
                <Trans>Theirs</Trans>
              </span>
              <bdi translate="no">{describe(theirs.values, field)}</bdi>
            </dd>
            <dd className={styles.side}>
              <span className={styles.small}>
                <Trans>Yours</Trans>
              </span>
              <bdi translate="no">{describe(values, field)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <Button onPress={() => void text.autosave.choose('theirs')}>
          <Trans>Use theirs</Trans>
        </Button>
        <Button variant="filled" onPress={() => void text.autosave.choose('mine')}>
          <Trans>Keep mine</Trans>
        </Button>
      </div>
    </section>
  )
}
