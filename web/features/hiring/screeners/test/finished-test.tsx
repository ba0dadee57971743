import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { hasTimedOut, isVoid } from '#shared/features/hiring/screeners/attempt-status.ts'
import type { ScreenerAttempt } from '#shared/features/hiring/screeners/screeners.contract.ts'
import { PlainButton } from '#web/ui/plain-button.tsx'
import styles from '../screeners.module.css'

type FinishedTestProps = {
  attempt: Pick<ScreenerAttempt, 'title' | 'status' | 'percent' | 'passed' | 'correction' | 'isErased'>
  onClose: () => void
}

export function FinishedTest({ attempt, onClose }: FinishedTestProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.intro} aria-labelledby="screener-title">
      <h2 id="screener-title" ref={heading} tabIndex={-1} className={styles.title}>
        <bdi>{attempt.title}</bdi>
      </h2>
      <p className={styles.words}>
        <Outcome attempt={attempt} />
      </p>
      {attempt.correction !== '' && (
        <p className={styles.words}>
          <Trans>
            The company corrected an answer key and marked your test again: <bdi>{attempt.correction}</bdi>
          </Trans>
        </p>
      )}
      <div className={styles.actions}>
        <PlainButton variant="filled" onPress={onClose}>
          <Trans>Continue</Trans>
        </PlainButton>
      </div>
    </section>
  )
}

function Outcome({ attempt: { status, percent, passed, isErased } }: Pick<FinishedTestProps, 'attempt'>) {
  if (isVoid(status)) return <Trans>The company discarded this attempt. You can take the test again.</Trans>
  if (isErased)
    return (
      <Trans>
        You took this test and deleted your answers. You can apply without them. The company sees that you took it, and
        may let you take it again.
      </Trans>
    )
  if (percent === null)
    return hasTimedOut(status) ? (
      <Trans>Time is up. The answers you gave in time count.</Trans>
    ) : (
      <Trans>Submitted. Someone at the company reads your written answers, then scores the test.</Trans>
    )
  if (passed === null) return <Trans>Submitted. You scored {percent} out of 100.</Trans>
  return passed ? (
    <Trans>Submitted. You scored {percent} out of 100, which meets the requirement.</Trans>
  ) : (
    <Trans>
      Submitted. You scored {percent} out of 100, below what the company asks for. They still review your whole
      application.
    </Trans>
  )
}
