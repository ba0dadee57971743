import { Plural, Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { isAnswered } from '#shared/features/hiring/screeners/scoring/valid-answer.ts'
import type { ScreenerAttempt } from '#shared/features/hiring/screeners/screeners.contract.ts'
import { MINUTE } from '#shared/kit/time-zones.ts'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { AttemptPartProvider } from '../answers/attempt-part.ts'
import { CodeRunnerProvider } from '../code/code-runner.ts'
import type { SheetState } from '../sheet/answer-sheet.ts'
import { type RunningAttemptProps, useRunningAttempt } from '../sheet/use-running-attempt.ts'
import { Elsewhere } from './elsewhere.tsx'
import { FinishReview } from './finish-review.tsx'
import { QuestionNavigator } from './question-navigator.tsx'
import { QuestionView } from './question-view.tsx'
import { StepReview } from './step-review.tsx'
import styles from './test.module.css'
import { TestHead } from './test-head.tsx'

/** The last open question in this browser; on another device, the first unanswered one. */
function initialPlace(questions: ScreenerAttempt['questions'], { openId, values }: SheetState): number {
  const last = questions.findIndex(({ id }) => id === openId)
  const unanswered = questions.findIndex(({ id }) => !isAnswered(values.get(id) ?? null))
  return Math.max(0, last >= 0 ? last : unanswered)
}

/** One question at a time, in any order, against the server's clock. */
export function RunningTest(props: RunningAttemptProps) {
  const { attempt } = props
  const running = useRunningAttempt(props)
  const { sheet, state, marked, answered, isFinishing, setIsFinishing, submission } = running
  const { moving } = running
  const { questions, step } = attempt
  const isLastStep = step.place >= step.count - 1
  /** Question by question, with no way back. */
  const isForward = step.count > 1 && questions.length === 1
  const [place, setPlace] = useState(() => initialPlace(questions, state))
  /** The first question is read as part of the page; only move the focus once the person navigates. */
  const [hasMoved, setHasMoved] = useState(props.isContinued)
  /** A take has to be used or discarded first. */
  const [isBusy, setIsBusy] = useState(false)
  const current = questions[place]
  const isLast = place === questions.length - 1
  const go = (next: number) => {
    setPlace(next)
    const opened = questions[next]
    if (opened) sheet.open(opened.id)
    setIsFinishing(false)
    setHasMoved(true)
  }
  const first = step.before
  const count = attempt.questionCount
  const next = () => {
    if (!isLast) return go(place + 1)
    if (isForward && !isLastStep) return moving.advance()
    return setIsFinishing(true)
  }
  const pauseMinutes = Math.floor(running.here.sync.pauseLeftMs / MINUTE)
  if (running.here.isElsewhere) return <Elsewhere onTakeOver={running.takeOver} />
  return (
    <div className={styles.test}>
      <TestHead attempt={attempt} running={running} />
      {isFinishing && !isLastStep ? (
        <StepReview
          unanswered={marked.filter((one) => !one.isAnswered).length}
          isPending={moving.isPending}
          problem={moving.problem}
          onGo={moving.advance}
          onBack={() => go(place)}
        />
      ) : isFinishing || !current ? (
        <FinishReview
          questions={marked}
          unsent={state.unsent}
          isPending={submission.isPending}
          problem={submission.problem}
          onGo={go}
          onSubmit={submission.submitAttempt}
          onBack={() => go(place)}
        />
      ) : (
        <CodeRunnerProvider value={running.runCode}>
          <AttemptPartProvider value={{ attemptId: attempt.id, onBusy: setIsBusy }}>
            <QuestionView
              key={current.id}
              question={current}
              attempt={attempt}
              number={first + place + 1}
              count={count}
              value={state.values.get(current.id) ?? null}
              problem={state.problems.get(current.id)}
              isFlagged={state.flags.has(current.id)}
              isFocused={hasMoved}
              onChange={(value, pauseMs) => sheet.change(current.id, value, pauseMs)}
              onFlag={() => sheet.flag(current.id)}
            />
          </AttemptPartProvider>
        </CodeRunnerProvider>
      )}
      <div className={styles.foot}>
        {!isFinishing && (
          <div className={styles.steps}>
            {place > 0 && (
              <PlainButton isDisabled={isBusy} onPress={() => go(place - 1)}>
                <Trans>Back</Trans>
              </PlainButton>
            )}
            <span className={styles.push} />
            {!isLast && (
              <PlainButton variant="text" isDisabled={isBusy} onPress={() => setIsFinishing(true)}>
                <Trans>Finish</Trans>
              </PlainButton>
            )}
            <PlainButton variant="filled" isDisabled={isBusy} isPending={moving.isPending} onPress={next}>
              {isLast && isLastStep ? (
                <Trans>Review and submit</Trans>
              ) : isLast && !isForward ? (
                <Trans>Finish this section</Trans>
              ) : (
                <Trans>Next</Trans>
              )}
            </PlainButton>
          </div>
        )}
        {isForward && moving.problem && (
          <p role="alert" className={styles.problem}>
            {moving.problem}
          </p>
        )}
        {isBusy && (
          <p className={styles.note}>
            <Trans>Use or discard this take before you move on.</Trans>
          </p>
        )}
        {isForward ? (
          <p className={styles.note}>
            <Trans>You cannot come back to a question you have left.</Trans>
          </p>
        ) : (
          <QuestionNavigator
            questions={marked}
            first={first}
            current={isFinishing ? -1 : place}
            onGo={(chosen) => !isBusy && go(chosen)}
          />
        )}
        <p className={styles.note}>
          <Trans>
            {answered} of {questions.length} answered. If your connection drops, your answers stay on this device and
            are sent when you reconnect. Meanwhile the clock is paused, for up to{' '}
            <Plural value={pauseMinutes} one="# minute" other="# minutes" />.
          </Trans>
        </p>
      </div>
    </div>
  )
}
