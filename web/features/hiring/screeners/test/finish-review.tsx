import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Callout } from '#web/ui/callout.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import styles from './test.module.css'

type FinishReviewProps = {
  questions: readonly { id: string; text: string; isAnswered: boolean; isFlagged: boolean }[]
  unsent: number
  isPending: boolean
  problem: string | null
  onGo: (place: number) => void
  onSubmit: () => void
  onBack: () => void
}

/** Before submitting: the open questions, each one press away. */
export function FinishReview(props: FinishReviewProps) {
  const { questions, unsent, isPending, problem, onGo, onSubmit, onBack } = props
  const { t } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const open = questions.map((one, place) => ({ ...one, place })).filter((one) => !one.isAnswered || one.isFlagged)
  const left = questions.filter(({ isAnswered }) => !isAnswered).length
  return (
    <section className={styles.question} aria-labelledby="finish-title">
      <h3 id="finish-title" ref={heading} tabIndex={-1} className={styles.stem}>
        {left === 0 ? (
          <Trans>You have answered every question</Trans>
        ) : (
          <Plural value={left} one="# question unanswered" other="# questions unanswered" />
        )}
      </h3>
      {open.length > 0 && (
        <ul role="list" className={styles.openList} aria-label={t`Unanswered or flagged`}>
          {open.map(({ id, text, place, isAnswered }) => (
            <li key={id}>
              <button type="button" className={styles.openItem} onClick={() => onGo(place)}>
                <span className={styles.openNumber}>{place + 1}</span>
                <bdi className={styles.openText}>{text}</bdi>
                <span className={styles.openState}>
                  {isAnswered ? <Trans>Flagged</Trans> : <Trans>Unanswered</Trans>}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.note}>
        <Trans>You cannot change anything after you submit.</Trans>
      </p>
      {unsent > 0 && (
        <Callout tone="warn">
          <Plural
            value={unsent}
            one="# answer has not been sent yet. We send it first, as soon as you are back online."
            other="# answers have not been sent yet. We send them first, as soon as you are back online."
          />
        </Callout>
      )}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.steps}>
        <PlainButton onPress={onBack}>
          <Trans>Keep answering</Trans>
        </PlainButton>
        <PlainButton variant="filled" isPending={isPending} onPress={onSubmit}>
          <Trans>Submit</Trans>
        </PlainButton>
      </div>
    </section>
  )
}
