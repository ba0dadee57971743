import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import type { AnswerValue, AskedQuestion } from '#shared/features/hiring/screeners/question.contract.ts'
import { MAX_SHORT_TEXT } from '#shared/features/hiring/screeners/screener-limits.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { CheckboxGroup } from '#web/ui/checkbox-group.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './answers.module.css'

// Lazy: drag and drop is a large part of React Aria, and few tests have ordering questions.
const OrderingField = lazyPart(async () => (await import('./ordering-field.tsx')).OrderingField)

const MatchingField = lazyPart(async () => (await import('./fields-answer.tsx')).MatchingField)
// Lazy: the editor is larger than the rest of the test.
const CodeAnswer = lazyPart(async () => (await import('../code/code-answer.tsx')).CodeAnswer)
const FileAnswer = lazyPart(async () => (await import('./file-answer.tsx')).FileAnswer)
// Lazy: the recorder is large, too.
const SpokenField = lazyPart(async () => (await import('./spoken-field.tsx')).SpokenField)
const GapsField = lazyPart(async () => (await import('./fields-answer.tsx')).GapsField)

/** Text is saved when the person pauses. */
const PAUSE_MS = 1_000

type AnswerFieldProps = {
  question: AskedQuestion
  /** The id of the element with the question's text. */
  describedBy: string
  value: AnswerValue
  onChange: (value: AnswerValue, pauseMs?: number) => void
}

export function AnswerField({ question, describedBy, value, onChange }: AnswerFieldProps) {
  const { t } = useLingui()
  switch (question.kind) {
    case 'single':
      return (
        <div className={styles.cards}>
          <RadioGroup
            label={t`Choose one`}
            aria-describedby={describedBy}
            value={typeof value === 'string' ? value : null}
            onChange={(chosen) => onChange(chosen)}
          >
            {question.options.map(({ id, text }) => (
              <Radio key={id} value={id} isCard>
                <bdi>{text}</bdi>
              </Radio>
            ))}
          </RadioGroup>
        </div>
      )
    case 'multiple':
      return (
        <CheckboxGroup
          label={t`Choose all that apply`}
          help={t`A wrong choice cancels out a right one.`}
          aria-describedby={describedBy}
          value={Array.isArray(value) ? value : []}
          onChange={(chosen) => onChange(chosen)}
        >
          {question.options.map(({ id, text }) => (
            <div key={id} className={styles.card}>
              <Checkbox value={id}>
                <bdi>{text}</bdi>
              </Checkbox>
            </div>
          ))}
        </CheckboxGroup>
      )
    case 'numeric': {
      const { unit } = question
      return (
        <div className={styles.narrow}>
          <NumberField
            label={unit ? t`Your answer, in ${unit}` : t`Your answer, a number`}
            aria-describedby={describedBy}
            formatOptions={{ maximumFractionDigits: 6 }}
            value={typeof value === 'number' ? value : Number.NaN}
            onChange={(given) => onChange(Number.isNaN(given) ? null : given)}
          />
        </div>
      )
    }
    case 'short_text':
      return (
        <TextField
          label={t`Your answer, in a few words`}
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_SHORT_TEXT}
          value={typeof value === 'string' ? value : ''}
          onChange={(text) => onChange(text, PAUSE_MS)}
        />
      )
    case 'long_text': {
      const { minLength, maxLength } = question
      return (
        <TextArea
          label={t`Your answer`}
          help={minLength > 0 ? t`Read by a person. At least ${minLength} characters.` : t`Read by a person.`}
          aria-describedby={describedBy}
          rows={8}
          maxLength={maxLength}
          countTo={maxLength}
          value={typeof value === 'string' ? value : ''}
          onChange={(text) => onChange(text, PAUSE_MS)}
        />
      )
    }
    case 'true_false':
      return (
        <div className={styles.cards}>
          <RadioGroup
            label={t`Choose one`}
            aria-describedby={describedBy}
            value={typeof value === 'string' ? value : null}
            onChange={(chosen) => onChange(chosen)}
          >
            <Radio value="true" isCard>
              <Trans>True</Trans>
            </Radio>
            <Radio value="false" isCard>
              <Trans>False</Trans>
            </Radio>
          </RadioGroup>
        </div>
      )
    case 'matching':
      return (
        <Suspense fallback={null}>
          <MatchingField question={question} describedBy={describedBy} value={value} onChange={onChange} />
        </Suspense>
      )
    case 'gaps':
      return (
        <Suspense fallback={null}>
          <GapsField
            question={question}
            describedBy={describedBy}
            value={value}
            onChange={(given) => onChange(given, PAUSE_MS)}
          />
        </Suspense>
      )
    case 'code':
      return (
        <Suspense fallback={null}>
          <CodeAnswer
            question={question}
            describedBy={describedBy}
            value={value}
            onChange={(given) => onChange(given, PAUSE_MS)}
          />
        </Suspense>
      )
    case 'spoken':
      return (
        <Suspense fallback={null}>
          <SpokenField question={question} value={value} onChange={onChange} />
        </Suspense>
      )
    case 'file':
      return (
        <Suspense fallback={null}>
          <FileAnswer describedBy={describedBy} value={value} onChange={onChange} />
        </Suspense>
      )
    case 'ordering':
      return (
        <Suspense fallback={null}>
          <OrderingField items={question.items} value={value} onChange={onChange} />
        </Suspense>
      )
  }
}
