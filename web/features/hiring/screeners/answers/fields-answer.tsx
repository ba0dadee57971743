// Answers with several fields: something matched to each item, a word in each gap.

import { useLingui } from '@lingui/react/macro'
import { type ChangeEvent, Fragment } from 'react'
import type { AnswerValue, AskedQuestion } from '#shared/features/hiring/screeners/question.contract.ts'
import { isFields } from '#shared/features/hiring/screeners/scoring/answer-fields.ts'
import { MAX_SHORT_TEXT } from '#shared/features/hiring/screeners/screener-limits.ts'
import { Select } from '#web/ui/select.tsx'
import styles from './answers.module.css'

type FieldsProps<Kind extends AskedQuestion['kind']> = {
  question: Extract<AskedQuestion, { kind: Kind }>
  describedBy: string
  value: AnswerValue
  onChange: (value: AnswerValue) => void
}

const fieldsOf = (value: AnswerValue): Record<string, string> => (isFields(value) ? value : {})

/** One list of choices per item: it works with a keyboard and on a phone, unlike lines drawn between two columns. */
export function MatchingField({ question, describedBy, value, onChange }: FieldsProps<'matching'>) {
  const fields = fieldsOf(value)
  const choices = question.choices.map((text) => ({ id: text, label: text }))
  return (
    <div role="group" aria-labelledby={describedBy} className={styles.cards}>
      {question.items.map(({ id, text }) => (
        <Select
          key={id}
          label={<bdi>{text}</bdi>}
          choices={choices}
          value={fields[id] ?? null}
          onChange={(chosen) => onChange({ ...fields, [id]: String(chosen) })}
        />
      ))}
    </div>
  )
}

export function GapsField({ question, describedBy, value, onChange }: FieldsProps<'gaps'>) {
  const { t } = useLingui()
  const fields = fieldsOf(value)
  const change = (place: number) => (event: ChangeEvent<HTMLInputElement>) =>
    onChange({ ...fields, [place]: event.target.value })
  return (
    <p role="group" aria-labelledby={describedBy} className={styles.gapText}>
      {question.parts.map((part, place) => {
        const number = place + 1
        return (
          // The parts of a question never change their order.
          <Fragment key={place}>
            <bdi>{part}</bdi>
            {place < question.parts.length - 1 && (
              <input
                type="text"
                className={styles.gap}
                aria-label={t`Gap ${number}`}
                autoComplete="off"
                spellCheck={false}
                maxLength={MAX_SHORT_TEXT}
                value={fields[place] ?? ''}
                onChange={change(place)}
              />
            )}
          </Fragment>
        )
      })}
    </p>
  )
}
