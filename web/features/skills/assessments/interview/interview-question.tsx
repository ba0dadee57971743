import { Plural, Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { AnswerValue, QuestionOfKind } from '#shared/features/hiring/screeners/question.contract.ts'
import { isAnswered } from '#shared/features/hiring/screeners/scoring/valid-answer.ts'
import type { PendingTake } from '#web/features/base/recorder/intro/intro-panel.tsx'
import { SpokenAnswer } from '#web/features/hiring/screeners/answers/spoken-answer.tsx'
import { useAskQuestion } from '#web/features/hiring/screeners/answers/use-ask-question.ts'
import { formatSeconds } from '#web/platform/media/seconds.ts'
import { Card } from '#web/ui/card.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import styles from './interview.module.css'
import { ThinkTime } from './think-time.tsx'
import { useThinkTime } from './use-think-time.ts'

type Spoken = QuestionOfKind<'spoken'>

type InterviewQuestionProps = {
  attemptId: string
  question: Spoken
  number: number
  count: number
  value: AnswerValue
  problem: string | undefined
  isFocused: boolean
  serverAheadMs: number
  onChange: (value: AnswerValue, pauseMs?: number) => void
  onGo: (place: number) => void
}

/** Hidden until the person is ready for it: the time to think starts when they open it. */
export function InterviewQuestion(props: InterviewQuestionProps) {
  const { attemptId, question, number, count, value, problem, isFocused, serverAheadMs, onChange, onGo } = props
  const { prompt } = question
  const heading = useRef<HTMLHeadingElement>(null)
  const wasOpen = useRef(prompt !== null)
  const [pendingTake, setPendingTake] = useState<PendingTake | null>(null)
  const isBusy = pendingTake !== null
  const ask = useAskQuestion(attemptId, question.id)
  const thinkMs = useThinkTime(question, serverAheadMs)
  useEffect(() => {
    if (isFocused || (prompt !== null && !wasOpen.current)) heading.current?.focus()
  }, [isFocused, prompt])
  const isLast = number === count
  return (
    <Card>
      <section className={styles.question} aria-labelledby="interview-question">
        <p className={styles.place}>
          <Trans>
            Question {number} of {count}
          </Trans>
        </p>
        <h3 id="interview-question" ref={heading} tabIndex={-1} className={styles.stem}>
          {prompt === null ? <Trans>Ready for the next question?</Trans> : <bdi translate="no">{question.text}</bdi>}
        </h3>
        {prompt === null ? (
          <>
            <Times question={question} />
            <p className={styles.words}>
              <Trans>Take a break first if you like. Your time to think starts when you open the question.</Trans>
            </p>
            {ask.problem && (
              <p role="alert" className={styles.problem}>
                {ask.problem}
              </p>
            )}
            <div>
              <PlainButton variant="filled" size="large" isPending={ask.isPending} onPress={ask.press}>
                <Trans>Open question</Trans>
              </PlainButton>
            </div>
          </>
        ) : (
          <>
            {!isAnswered(value) && <ThinkTime leftMs={thinkMs} />}
            <SpokenAnswer
              question={question}
              promptId={prompt.id}
              value={value}
              startsNow={thinkMs !== null && thinkMs <= 0 && !isAnswered(value)}
              onChange={onChange}
              onPendingTake={setPendingTake}
            />
          </>
        )}
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        <div className={styles.steps}>
          {number > 1 && (
            <PlainButton isDisabled={isBusy} onPress={() => onGo(number - 2)}>
              <Trans>Back</Trans>
            </PlainButton>
          )}
          {prompt !== null && (
            <PlainButton
              variant={isAnswered(value) ? 'filled' : 'outline'}
              isDisabled={isBusy}
              onPress={() => onGo(number)}
            >
              {isLast ? <Trans>Review and submit</Trans> : <Trans>Next question</Trans>}
            </PlainButton>
          )}
        </div>
        {isBusy && (
          <p className={styles.words}>
            <Trans>Use or discard this take before you move on.</Trans>
          </p>
        )}
      </section>
    </Card>
  )
}

function Times({ question: { thinkSeconds, answerSeconds, takes } }: { question: Spoken }) {
  const think = thinkSeconds === null ? null : formatSeconds(thinkSeconds)
  const answer = formatSeconds(answerSeconds)
  return (
    <ul className={styles.times}>
      <li>
        {think === null ? (
          <Trans>As much time to think as you need</Trans>
        ) : (
          <Trans>
            Time to think: <bdi>{think}</bdi>
          </Trans>
        )}
      </li>
      <li>
        <Trans>
          Maximum length: <bdi>{answer}</bdi>
        </Trans>
      </li>
      <li>
        <Plural value={takes} one="# take" other="Up to # takes, and you choose one" />
      </li>
    </ul>
  )
}
