import { Trans } from '@lingui/react/macro'
import type { AnswerValue, QuestionOfKind } from '#shared/features/hiring/screeners/question.contract.ts'
import { PlainButton } from '#web/ui/plain-button.tsx'
import styles from './answers.module.css'
import { useAttemptPart } from './attempt-part.ts'
import { SpokenAnswer } from './spoken-answer.tsx'
import { useAskQuestion } from './use-ask-question.ts'

type SpokenFieldProps = {
  question: QuestionOfKind<'spoken'>
  value: AnswerValue
  onChange: (value: AnswerValue, pauseMs?: number) => void
}

/** A spoken answer inside a test: the question is there to read, and the recorder is opened when it is needed. */
export function SpokenField({ question, value, onChange }: SpokenFieldProps) {
  const part = useAttemptPart()
  const { prompt } = question
  if (!part) return null
  if (prompt === null) return <OpenRecorder attemptId={part.attemptId} questionId={question.id} />
  return (
    <SpokenAnswer
      question={question}
      promptId={prompt.id}
      value={value}
      startsNow={false}
      onChange={onChange}
      onPendingTake={(take) => part.onBusy(take !== null)}
    />
  )
}

function OpenRecorder({ attemptId, questionId }: { attemptId: string; questionId: string }) {
  const ask = useAskQuestion(attemptId, questionId)
  return (
    <div className={styles.cards}>
      <div>
        <PlainButton isPending={ask.isPending} onPress={ask.press}>
          <Trans>Answer by video, by voice or in writing</Trans>
        </PlainButton>
      </div>
      {ask.problem && (
        <p role="alert" className={styles.problem}>
          {ask.problem}
        </p>
      )}
    </div>
  )
}
