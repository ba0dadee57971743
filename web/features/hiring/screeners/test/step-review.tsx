import { Plural, Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { PlainButton } from '#web/ui/plain-button.tsx'
import styles from './test.module.css'

type StepReviewProps = {
  unanswered: number
  isPending: boolean
  problem: string | null
  onGo: () => void
  onBack: () => void
}

/** Before leaving a section, to which there is no way back. */
export function StepReview({ unanswered, isPending, problem, onGo, onBack }: StepReviewProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.question} aria-labelledby="step-title">
      <h3 id="step-title" ref={heading} tabIndex={-1} className={styles.stem}>
        {unanswered === 0 ? (
          <Trans>You have answered every question of this section</Trans>
        ) : (
          <Plural
            value={unanswered}
            one="# question of this section is unanswered"
            other="# questions of this section are unanswered"
          />
        )}
      </h3>
      <p className={styles.note}>
        <Trans>You cannot come back to this section. If the next one has a time limit, it starts now.</Trans>
      </p>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.steps}>
        <PlainButton onPress={onBack}>
          <Trans>Keep answering</Trans>
        </PlainButton>
        <PlainButton variant="filled" isPending={isPending} onPress={onGo}>
          <Trans>Next section</Trans>
        </PlainButton>
      </div>
    </section>
  )
}
