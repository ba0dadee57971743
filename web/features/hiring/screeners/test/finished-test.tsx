import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { hasTimedOut, isVoid } from '#shared/features/hiring/screeners/attempt-status.ts'
import type { ScreenerAttempt } from '#shared/features/hiring/screeners/screeners.contract.ts'
import { PlainButton } from '#web/ui/plain-button.tsx'
import styles from '../screeners.module.css'

type FinishedTestProps = {
  attempt: Pick<ScreenerAttempt, 'title' | 'status' | 'percent' | 'passed' | 'isForgotten'>
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
      <div className={styles.actions}>
        <PlainButton variant="filled" onPress={onClose}>
          <Trans>Go on</Trans>
        </PlainButton>
      </div>
    </section>
  )
}

function Outcome({ attempt: { status, percent, passed, isForgotten } }: Pick<FinishedTestProps, 'attempt'>) {
  if (isVoid(status)) return <Trans>The company has set this attempt aside. You may take the test again.</Trans>
  if (isForgotten)
    return (
      <Trans>
        You have taken this test and had your answers deleted. You can apply without them. The company sees that you
        took it, and may let you take it again.
      </Trans>
    )
  if (percent === null)
    return hasTimedOut(status) ? (
      <Trans>The time is up. What you answered until then counts.</Trans>
    ) : (
      <Trans>Handed in. Somebody of the company reads what you wrote, then it is scored.</Trans>
    )
  if (passed === null) return <Trans>Handed in. You reached {percent} of 100 points.</Trans>
  return passed ? (
    <Trans>Handed in. You reached {percent} of 100 points, which is enough.</Trans>
  ) : (
    <Trans>
      Handed in. You reached {percent} of 100 points, which is less than the company asks for. People there still look
      at your application as a whole.
    </Trans>
  )
}
