import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { PlainButton } from '#web/ui/plain-button.tsx'
import styles from './test.module.css'

/** One tab at a time: two active ones would overwrite each other's answers. */
export function Elsewhere({ onTakeOver }: { onTakeOver: () => Promise<void> }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [isPending, setIsPending] = useState(false)
  useEffect(() => heading.current?.focus(), [])
  const press = async () => {
    setIsPending(true)
    await onTakeOver()
    setIsPending(false)
  }
  return (
    <section className={styles.question} aria-labelledby="elsewhere-title">
      <h3 id="elsewhere-title" ref={heading} tabIndex={-1} className={styles.stem}>
        <Trans>This test is open somewhere else</Trans>
      </h3>
      <p className={styles.note}>
        <Trans>
          You can work on it in one tab or on one device at a time. If you continue here, the other one stops. Your
          answers are kept, and the clock is the same.
        </Trans>
      </p>
      <div className={styles.steps}>
        <PlainButton variant="filled" isPending={isPending} onPress={() => void press()}>
          <Trans>Continue here</Trans>
        </PlainButton>
      </div>
    </section>
  )
}
