import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Lesson, lessons, QuizResult } from '#shared/features/learning/courses/lessons.contract.ts'
import { callApi } from '#web/app/api.ts'
import { ApiError } from '#web/app/session/api-error.ts'
import { useIdentity, useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { Card } from '#web/ui/card.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { Time } from '#web/ui/time.tsx'
import { refreshCourses } from '../course-queries.ts'
import styles from './lesson.module.css'
import { QuizQuestionField } from './quiz-question.tsx'

type QuizProps = { slug: string; language: string; lesson: Lesson }

export function Quiz({ slug, language, lesson }: QuizProps) {
  const { questions, isEnrolled, progress } = lesson
  const [answers, setAnswers] = useState<readonly (readonly number[])[]>(() => questions.map(() => []))
  const { send, result, isPending, problem, reset } = useAnswering(slug, lesson.id)
  const outcome = useRef<HTMLDivElement>(null)
  const isAnswered = answers.every((chosen) => chosen.length > 0)
  const opensAt = result?.opensAt ?? progress.opensAt
  return (
    <Card title={<Trans>Quiz</Trans>}>
      <form
        className={styles.quiz}
        onSubmit={(event) => {
          event.preventDefault()
          if (isAnswered && !isPending) send(answers, () => outcome.current?.focus())
        }}
      >
        {questions.map((question, at) => (
          <QuizQuestionField
            key={question.text}
            number={at + 1}
            question={question}
            language={language}
            chosen={answers[at] ?? []}
            answer={result?.answers[at] ?? null}
            onChoose={(chosen) => setAnswers(answers.map((before, place) => (place === at ? chosen : before)))}
          />
        ))}
        <div ref={outcome} tabIndex={-1} role="status" className={styles.outcome}>
          {result && <Outcome result={result} />}
          {opensAt !== null && (
            <p className={styles.text}>
              <Trans>
                You can try again at <OpensAt at={opensAt} />.
              </Trans>
            </p>
          )}
        </div>
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        {isEnrolled && !isAnswered && (
          <p className={styles.small}>
            <Trans>Answer every question, then check your answers.</Trans>
          </p>
        )}
        {isEnrolled &&
          (result?.isPassed ? (
            <PlainButton
              onPress={() => {
                setAnswers(questions.map(() => []))
                reset()
              }}
            >
              <Trans>Take it again</Trans>
            </PlainButton>
          ) : (
            <PlainButton
              type="submit"
              variant="filled"
              isPending={isPending}
              isDisabled={!isAnswered || (opensAt !== null && result === null && isLater(opensAt))}
            >
              <Trans>Check answers</Trans>
            </PlainButton>
          ))}
      </form>
    </Card>
  )
}

const isLater = (at: string): boolean => Date.parse(at) > Date.now()

function Outcome({ result: { percent, isPassed } }: { result: QuizResult }) {
  return (
    <p className={styles.strong}>
      {isPassed ? (
        <Trans>Passed: {percent}% right.</Trans>
      ) : (
        <Trans>{percent}% right. The questions you got wrong are marked.</Trans>
      )}
    </p>
  )
}

function OpensAt({ at }: { at: string }) {
  const zone = useIdentity()?.timeZone ?? 'UTC'
  return <Time at={Date.parse(at)} zone={zone} now={Date.parse(at)} format="clock" />
}

function useAnswering(slug: string, lessonId: string) {
  const { i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const [key, setKey] = useState(() => crypto.randomUUID())
  const answering = useMutation({
    mutationFn: (answers: readonly (readonly number[])[]) =>
      callApi<typeof lessons.answer>(client, 'POST /talent/api/courses/:slug/lessons/:lessonId/answers', {
        params: { slug, lessonId },
        body: { answers: answers.map((chosen) => [...chosen]) },
        idempotencyKey: key,
      }),
    onSuccess: async () => {
      setKey(crypto.randomUUID())
      await refreshCourses(cache)
    },
  })
  const { error } = answering
  const [message] = error instanceof ApiError ? Object.values(error.errors).flat() : []
  return {
    send: (answers: readonly (readonly number[])[], onMarked: () => void) =>
      answering.mutate(answers, { onSuccess: onMarked }),
    reset: answering.reset,
    result: answering.data ?? null,
    isPending: answering.isPending,
    problem: message ?? describeFailure(i18n, error),
  }
}
