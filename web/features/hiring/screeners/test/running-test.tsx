import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { isAnswered } from '#shared/features/hiring/screeners/scoring/valid-answer.ts'
import type { ScreenerAttempt } from '#shared/features/hiring/screeners/screeners.contract.ts'
import { MINUTE } from '#shared/kit/time-zones.ts'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import type { SheetState } from '../sheet/answer-sheet.ts'
import { useAnswerSheet } from '../sheet/use-answer-sheet.ts'
import { FinishReview } from './finish-review.tsx'
import { QuestionNavigator } from './question-navigator.tsx'
import { QuestionView } from './question-view.tsx'
import { SheetStatus } from './sheet-status.tsx'
import styles from './test.module.css'
import { TestTimer, useTimeLeft } from './test-timer.tsx'
import { useSubmitAttempt } from './use-submit-attempt.ts'

type RunningTestProps = {
  attempt: ScreenerAttempt
  /** When this browser received the attempt. */
  receivedAt: number
  onFinished: (attempt: ScreenerAttempt) => void
}

/** The last open question in this browser; on another device, the first unanswered one. */
function initialPlace(questions: ScreenerAttempt['questions'], { openId, values }: SheetState): number {
  const last = questions.findIndex(({ id }) => id === openId)
  const unanswered = questions.findIndex(({ id }) => !isAnswered(values.get(id) ?? null))
  return Math.max(0, last >= 0 ? last : unanswered)
}

/** One question at a time, in any order, against the server's clock. */
export function RunningTest({ attempt, receivedAt, onFinished }: RunningTestProps) {
  const { t } = useLingui()
  const { sheet, state } = useAnswerSheet(attempt)
  const [isFinishing, setIsFinishing] = useState(false)
  const submission = useSubmitAttempt(attempt.id, sheet, onFinished)
  const { submitAttempt } = submission
  const left = useTimeLeft({
    endsAt: Date.parse(attempt.endsAt ?? attempt.serverNow),
    serverNow: Date.parse(attempt.serverNow),
    receivedAt,
    onEnd: () => {
      setIsFinishing(true)
      submitAttempt()
    },
  })
  // Ended elsewhere, for example on another device: submitting returns the result.
  const isOver = state.saveState === 'over'
  useEffect(() => {
    if (isOver) submitAttempt()
  }, [isOver, submitAttempt])
  const { questions } = attempt
  const [place, setPlace] = useState(() => initialPlace(questions, state))
  /** The first question is read as part of the page; only move the focus once the person navigates. */
  const [hasMoved, setHasMoved] = useState(false)
  const marked = questions.map(({ id, text }) => ({
    id,
    text,
    isAnswered: isAnswered(state.values.get(id) ?? null),
    isFlagged: state.flags.has(id),
  }))
  const answered = marked.filter((one) => one.isAnswered).length
  const current = questions[place]
  const isLast = place === questions.length - 1
  const go = (next: number) => {
    setPlace(next)
    const opened = questions[next]
    if (opened) sheet.open(opened.id)
    setIsFinishing(false)
    setHasMoved(true)
  }
  const count = questions.length
  return (
    <div className={styles.test}>
      <header className={styles.bar}>
        <h2 className={styles.name}>
          <bdi>{attempt.title}</bdi>
        </h2>
        <SheetStatus state={state} />
        <TestTimer left={left} whole={attempt.minutes * MINUTE} />
      </header>
      <ProgressBar
        layout="bare"
        label={t`Answered`}
        value={answered}
        max={count}
        valueLabel={t`${answered} of ${count}`}
      />
      {isFinishing || !current ? (
        <FinishReview
          questions={marked}
          unsent={state.unsent}
          isPending={submission.isPending}
          problem={submission.problem}
          onGo={go}
          onSubmit={submitAttempt}
          onBack={() => go(place)}
        />
      ) : (
        <QuestionView
          key={current.id}
          question={current}
          number={place + 1}
          count={count}
          value={state.values.get(current.id) ?? null}
          problem={state.problems.get(current.id)}
          isFlagged={state.flags.has(current.id)}
          isFocused={hasMoved}
          onChange={(value, pauseMs) => sheet.change(current.id, value, pauseMs)}
          onFlag={() => sheet.flag(current.id)}
        />
      )}
      <div className={styles.foot}>
        {!isFinishing && (
          <div className={styles.steps}>
            {place > 0 && (
              <PlainButton onPress={() => go(place - 1)}>
                <Trans>Back</Trans>
              </PlainButton>
            )}
            <span className={styles.push} />
            {!isLast && (
              <PlainButton variant="text" onPress={() => setIsFinishing(true)}>
                <Trans>Finish</Trans>
              </PlainButton>
            )}
            <PlainButton variant="filled" onPress={() => (isLast ? setIsFinishing(true) : go(place + 1))}>
              {isLast ? <Trans>Review and submit</Trans> : <Trans>Next</Trans>}
            </PlainButton>
          </div>
        )}
        <QuestionNavigator questions={marked} current={isFinishing ? -1 : place} onGo={go} />
        <p className={styles.note}>
          <Trans>
            {answered} of {count} answered. If your connection drops, your answers stay on this device and are sent when
            you reconnect. The clock keeps running.
          </Trans>
        </p>
      </div>
    </div>
  )
}
