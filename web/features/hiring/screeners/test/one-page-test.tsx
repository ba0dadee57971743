import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { isRunning } from '#shared/features/hiring/screeners/attempt-status.ts'
import { isAnswered } from '#shared/features/hiring/screeners/scoring/valid-answer.ts'
import type { ScreenerAttempt } from '#shared/features/hiring/screeners/screeners.contract.ts'
import { MINUTE } from '#shared/kit/time-zones.ts'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { attemptQuery } from '../screener-queries.ts'
import { useAnswerSheet } from '../sheet/use-answer-sheet.ts'
import { FinishReview } from './finish-review.tsx'
import { FinishedTest } from './finished-test.tsx'
import { QuestionView } from './question-view.tsx'
import { SheetStatus } from './sheet-status.tsx'
import styles from './test.module.css'
import { TestTimer, useTimeLeft } from './test-timer.tsx'
import { useSubmitAttempt } from './use-submit-attempt.ts'

type OnePageTestProps = { attemptId: string; onFinished: () => void; onClose: () => void }

/** The same attempt as question by question, with everything on one scrolling page. */
export function OnePageTest({ attemptId, onFinished, onClose }: OnePageTestProps) {
  const cache = useQueryClient()
  const query = attemptQuery(attemptId)
  const { data: attempt, dataUpdatedAt } = useSuspenseQuery(query)
  if (!isRunning(attempt.status)) return <FinishedTest attempt={attempt} onClose={onClose} />
  return (
    <AllQuestions
      attempt={attempt}
      receivedAt={dataUpdatedAt}
      onFinished={(finished) => {
        cache.setQueryData(query.queryKey, finished)
        onFinished()
      }}
    />
  )
}

type AllQuestionsProps = {
  attempt: ScreenerAttempt
  receivedAt: number
  onFinished: (attempt: ScreenerAttempt) => void
}

function AllQuestions({ attempt, receivedAt, onFinished }: AllQuestionsProps) {
  const { t } = useLingui()
  const { sheet, state } = useAnswerSheet(attempt)
  const [isFinishing, setIsFinishing] = useState(false)
  const [target, setTarget] = useState<number | null>(null)
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
  const isOver = state.saveState === 'over'
  useEffect(() => {
    if (isOver) submitAttempt()
  }, [isOver, submitAttempt])
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (target !== null && !isFinishing) list.current?.querySelectorAll('h3')[target]?.focus()
  }, [target, isFinishing])
  const { questions } = attempt
  const count = questions.length
  const marked = questions.map(({ id, text }) => ({
    id,
    text,
    isAnswered: isAnswered(state.values.get(id) ?? null),
    isFlagged: state.flags.has(id),
  }))
  const answered = marked.filter((one) => one.isAnswered).length
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
      {isFinishing ? (
        <FinishReview
          questions={marked}
          unsent={state.unsent}
          isPending={submission.isPending}
          problem={submission.problem}
          onGo={(place) => {
            setTarget(place)
            setIsFinishing(false)
          }}
          onSubmit={submitAttempt}
          onBack={() => setIsFinishing(false)}
        />
      ) : (
        <>
          <div ref={list} className={styles.all}>
            {questions.map((question, place) => (
              <QuestionView
                key={question.id}
                question={question}
                number={place + 1}
                count={count}
                value={state.values.get(question.id) ?? null}
                problem={state.problems.get(question.id)}
                isFlagged={state.flags.has(question.id)}
                isFocused={false}
                onChange={(value, pauseMs) => sheet.change(question.id, value, pauseMs)}
                onFlag={() => sheet.flag(question.id)}
              />
            ))}
          </div>
          <div className={styles.steps}>
            <PlainButton variant="filled" onPress={() => setIsFinishing(true)}>
              <Trans>Review and submit</Trans>
            </PlainButton>
          </div>
        </>
      )}
    </div>
  )
}
