import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { isRunning } from '#shared/features/hiring/screeners/attempt-status.ts'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { AttemptPartProvider } from '../answers/attempt-part.ts'
import { CodeRunnerProvider } from '../code/code-runner.ts'
import { useAttempt } from '../sheet/use-attempt.ts'
import { type RunningAttemptProps, useRunningAttempt } from '../sheet/use-running-attempt.ts'
import { Elsewhere } from './elsewhere.tsx'
import { FinishReview } from './finish-review.tsx'
import { FinishedTest } from './finished-test.tsx'
import { QuestionView } from './question-view.tsx'
import { RunningTest } from './running-test.tsx'
import styles from './test.module.css'
import { TestHead } from './test-head.tsx'

type OnePageTestProps = { attemptId: string; onFinished: () => void; onClose: () => void }

/** The same attempt as question by question, with everything on one scrolling page. */
export function OnePageTest({ attemptId, onFinished, onClose }: OnePageTestProps) {
  const { attempt, round, running } = useAttempt(attemptId, onFinished)
  if (!isRunning(attempt.status)) return <FinishedTest attempt={attempt} onClose={onClose} />
  // Only one step of it can be seen at a time.
  if (attempt.step.count > 1) return <RunningTest key={round} {...running} />
  return <AllQuestions key={round} {...running} />
}

function AllQuestions(props: RunningAttemptProps) {
  const { attempt } = props
  const running = useRunningAttempt(props)
  const { sheet, state, marked, isFinishing, setIsFinishing, submission } = running
  const [target, setTarget] = useState<number | null>(props.isContinued ? 0 : null)
  const [isBusy, setIsBusy] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (target !== null && !isFinishing) list.current?.querySelectorAll('h3')[target]?.focus()
  }, [target, isFinishing])
  const { questions } = attempt
  const count = questions.length
  if (running.here.isElsewhere) return <Elsewhere onTakeOver={running.takeOver} />
  return (
    <div className={styles.test}>
      <TestHead attempt={attempt} running={running} />
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
          onSubmit={submission.submitAttempt}
          onBack={() => setIsFinishing(false)}
        />
      ) : (
        <CodeRunnerProvider value={running.runCode}>
          <AttemptPartProvider value={{ attemptId: attempt.id, onBusy: setIsBusy }}>
            <div ref={list} className={styles.all}>
              {questions.map((question, place) => (
                <QuestionView
                  key={question.id}
                  question={question}
                  attempt={attempt}
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
          </AttemptPartProvider>
          <div className={styles.steps}>
            <PlainButton variant="filled" isDisabled={isBusy} onPress={() => setIsFinishing(true)}>
              <Trans>Review and submit</Trans>
            </PlainButton>
          </div>
        </CodeRunnerProvider>
      )}
    </div>
  )
}
