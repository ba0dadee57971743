import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { isRunning } from '#shared/features/hiring/screeners/attempt-status.ts'
import type { QuestionOfKind } from '#shared/features/hiring/screeners/question.contract.ts'
import { isAnswered } from '#shared/features/hiring/screeners/scoring/valid-answer.ts'
import { LocalTime } from '#web/app/clock/local-time.tsx'
import { useAttempt } from '#web/features/hiring/screeners/sheet/use-attempt.ts'
import {
  type RunningAttemptProps,
  useRunningAttempt,
} from '#web/features/hiring/screeners/sheet/use-running-attempt.ts'
import { Elsewhere } from '#web/features/hiring/screeners/test/elsewhere.tsx'
import { FinishReview } from '#web/features/hiring/screeners/test/finish-review.tsx'
import { FinishedTest } from '#web/features/hiring/screeners/test/finished-test.tsx'
import { SheetStatus } from '#web/features/hiring/screeners/test/sheet-status.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import styles from './interview.module.css'
import { InterviewQuestion } from './interview-question.tsx'

type InterviewProps = { attemptId: string; onFinished: () => void; onClose: () => void }

/** A one-way interview: question by question, with breaks in between. */
export function Interview({ attemptId, onFinished, onClose }: InterviewProps) {
  const { attempt, round, running } = useAttempt(attemptId, onFinished)
  if (!isRunning(attempt.status)) return <FinishedTest attempt={attempt} onClose={onClose} />
  return <RunningInterview key={round} {...running} />
}

const isSpoken = (question: { kind: string }): question is QuestionOfKind<'spoken'> => question.kind === 'spoken'

function RunningInterview(props: RunningAttemptProps) {
  const { t } = useLingui()
  const { attempt } = props
  const running = useRunningAttempt(props)
  const { sheet, state, answered, isFinishing, setIsFinishing, submission } = running
  const questions = attempt.questions.filter(isSpoken)
  const count = questions.length
  const [place, setPlace] = useState(() => {
    const open = questions.findIndex(({ id }) => !isAnswered(state.values.get(id) ?? null))
    return open < 0 ? count : open
  })
  const [hasMoved, setHasMoved] = useState(props.isContinued)
  /** The server's clock, as this browser knows it. */
  const [serverAheadMs] = useState(() => Date.parse(attempt.serverNow) - props.receivedAt)
  const current = questions[place]
  const go = (next: number) => {
    setPlace(next)
    setIsFinishing(next >= count)
    setHasMoved(true)
  }
  if (running.here.isElsewhere) return <Elsewhere onTakeOver={running.takeOver} />
  return (
    <div className={styles.interview}>
      <header className={styles.bar}>
        <h2 className={styles.name}>
          <bdi>{attempt.title}</bdi>
        </h2>
        <SheetStatus state={state} />
        {attempt.endsAt && (
          <span className={styles.until}>
            <Trans>
              Open until <LocalTime at={attempt.endsAt} />
            </Trans>
          </span>
        )}
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
          questions={running.marked.map((one, at) => ({ ...one, text: one.text || t`Question ${at + 1}, not opened` }))}
          unsent={state.unsent}
          isPending={submission.isPending}
          problem={submission.problem}
          onGo={go}
          onSubmit={submission.submitAttempt}
          onBack={() => go(Math.min(place, count - 1))}
        />
      ) : (
        <InterviewQuestion
          key={current.id}
          attemptId={attempt.id}
          question={current}
          number={place + 1}
          count={count}
          value={state.values.get(current.id) ?? null}
          problem={state.problems.get(current.id)}
          isFocused={hasMoved}
          serverAheadMs={serverAheadMs}
          onChange={(value, pauseMs) => sheet.change(current.id, value, pauseMs)}
          onGo={go}
        />
      )}
    </div>
  )
}
