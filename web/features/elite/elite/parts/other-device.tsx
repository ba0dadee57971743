import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'
import styles from '../elite.module.css'
import type { FormRow } from './form-rows.tsx'
import type { OtherDevice } from './use-elite-form.ts'

type OtherDeviceProps<V extends object> = {
  other: OtherDevice<V>
  rows: (values: V) => readonly FormRow<V>[]
}

/** The same form was saved from another device: says so, and asks which version counts where both changed the same answer. */
export function OtherDeviceNotice<V extends object>({ other, rows }: OtherDeviceProps<V>) {
  const { theirs, mine, isMerged, choose } = other
  const panel = useRef<HTMLElement>(null)
  const title = useId()
  const isAsked = theirs !== null
  useEffect(() => {
    if (!isAsked) return
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'center' })
  }, [isAsked])
  const yours = rows(mine)
  return (
    <>
      <div role="status">
        {isMerged && (
          <Callout title={<Trans>You also changed this form on another device</Trans>}>
            <Trans>Both changes are saved, and this page shows them together.</Trans>
          </Callout>
        )}
      </div>
      {theirs && (
        <section ref={panel} tabIndex={-1} className={styles.newer} aria-labelledby={title}>
          <h2 id={title} className={styles.newerTitle}>
            <Trans>You changed the same answers on another device</Trans>
          </h2>
          <p className={styles.newerText}>
            <Trans>
              That version is saved. What you wrote here is not saved yet, and nothing is lost until you choose.
            </Trans>
          </p>
          <dl className={styles.plain}>
            {rows(theirs.values).map(
              (row, at) =>
                row.fields.some((field) => theirs.fields.includes(field)) && (
                  <div key={row.term} className={styles.sides}>
                    <dt>{row.term}</dt>
                    <Side label={<Trans>On the other device</Trans>} value={row.value} />
                    <Side label={<Trans>On this device</Trans>} value={yours[at]?.value} />
                  </div>
                ),
            )}
          </dl>
          <div className={styles.choices}>
            <Button onPress={() => void choose('theirs')}>
              <Trans>Use the other version</Trans>
            </Button>
            <Button variant="filled" onPress={() => void choose('mine')}>
              <Trans>Keep this version</Trans>
            </Button>
          </div>
        </section>
      )}
    </>
  )
}

const Side = ({ label, value }: { label: ReactNode; value: ReactNode }) => (
  <dd className={styles.side}>
    <span className={styles.meta}>{label}</span>
    {value === '' || value === null ? <Trans>Empty</Trans> : value}
  </dd>
)
