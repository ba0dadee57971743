import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Lesson, QuizResult } from '#shared/features/learning/courses/lessons.contract.ts'
import { useFormOutcome } from '#web/app/form/form-outcome.ts'
import { QuizQuestionField } from '../lesson/quiz-question.tsx'
import { PlainStep } from './plain-step.tsx'

export function PlainQuiz({ lesson, language }: { lesson: Lesson; language: string }) {
  const { questions } = lesson
  const outcome = useFormOutcome()
  const result = outcome?.form === 'answer' ? (outcome.facts['result'] as QuizResult | undefined) : undefined
  // Without scripts nothing changes here: the browser keeps what is chosen, and the form sends it.
  const [answers, setAnswers] = useState<readonly (readonly number[])[]>(() => questions.map(() => []))
  return (
    <>
      {result && (
        <p role="status">
          {result.isPassed ? (
            <Trans>Passed: {result.percent}% right.</Trans>
          ) : (
            <Trans>{result.percent}% right. The questions you got wrong are marked.</Trans>
          )}
        </p>
      )}
      <PlainStep
        name="answer"
        fields={questions.map((question, at) => (
          <QuizQuestionField
            key={question.text}
            number={at + 1}
            question={question}
            language={language}
            name={`answer-${at}`}
            chosen={answers[at] ?? []}
            answer={result?.answers[at] ?? null}
            onChoose={(chosen) => setAnswers(answers.map((before, place) => (place === at ? chosen : before)))}
          />
        ))}
      >
        <Trans>Check answers</Trans>
      </PlainStep>
    </>
  )
}
