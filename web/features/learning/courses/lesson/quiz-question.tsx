import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import type { QuizQuestion, QuizResult } from '#shared/features/learning/courses/lessons.contract.ts'
import { Chip } from '#web/ui/chip.tsx'
import styles from './lesson.module.css'

type QuizQuestionFieldProps = {
  number: number
  question: QuizQuestion
  language: string
  chosen: readonly number[]
  /** Of the fields, where a form is sent without scripts. */
  name?: string
  /** Null until the answers are checked. */
  answer: QuizResult['answers'][number] | null
  onChoose: (chosen: number[]) => void
}

export function QuizQuestionField({
  number,
  question,
  language,
  chosen,
  name,
  answer,
  onChoose,
}: QuizQuestionFieldProps) {
  const ownName = useId()
  const field = name ?? ownName
  const { text, options, isMultiple } = question
  const choose = (at: number) => {
    if (!isMultiple) return onChoose([at])
    return onChoose(chosen.includes(at) ? chosen.filter((other) => other !== at) : [...chosen, at])
  }
  return (
    <fieldset className={styles.question}>
      <legend className={styles.stem}>
        {number}.{' '}
        <span lang={language} translate="no">
          {text}
        </span>
      </legend>
      {isMultiple && (
        <p className={styles.small}>
          <Trans>More than one answer is right.</Trans>
        </p>
      )}
      {options.map((option, at) => (
        <label key={option} className={styles.option}>
          <input
            type={isMultiple ? 'checkbox' : 'radio'}
            name={isMultiple ? `${field}-${at}` : field}
            value={at}
            checked={chosen.includes(at)}
            onChange={() => choose(at)}
          />
          <span lang={language} translate="no">
            {option}
          </span>
          {answer?.right?.includes(at) && (
            <Chip size="small" tone="ok">
              <Trans>Right answer</Trans>
            </Chip>
          )}
        </label>
      ))}
      {answer && !answer.isRight && (
        <div>
          <Chip size="small" tone="bad">
            <Trans>Not right yet</Trans>
          </Chip>
        </div>
      )}
      {answer?.explanation && (
        <p className={styles.text} lang={language} translate="no">
          {answer.explanation}
        </p>
      )}
    </fieldset>
  )
}
