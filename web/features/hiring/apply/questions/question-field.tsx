// The field of one question. Its type decides how it is answered; the draft stores the answer.

import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentType, type ReactNode } from 'react'
import { MAX_LONG_ANSWER, MAX_SHORT_ANSWER } from '#shared/features/hiring/applications/application-kinds.ts'
import type { AnswerValue, QuestionType } from '#shared/features/hiring/applications/sent-form.contract.ts'
import type { Draft } from '#shared/features/hiring/apply/apply.contract.ts'
import type { ApplyQuestion } from '#shared/features/hiring/apply/apply-form.contract.ts'
import { Callout } from '#web/ui/callout.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { MultiAnswer, SingleAnswer, YesNoAnswer } from './choice-answers.tsx'
import { DateAnswer } from './date-answer.tsx'
import { FileAnswer } from './file-answer.tsx'
import { hasLimits, LimitText } from './limit-text.tsx'
import { PayAnswer } from './pay-answer.tsx'
import { CountryAnswer, ZoneAnswer } from './place-answers.tsx'
import { questionAnchor } from './question-anchor.ts'
import styles from './question-field.module.css'

export type AnswerProps = {
  question: ApplyQuestion
  value: AnswerValue | null
  onChange: (value: AnswerValue | null) => void
  /** Common to every kind of field: name, label and help. */
  field: { name: string; label: ReactNode; help?: ReactNode; isOptional: boolean; isRequired: boolean }
  /** The uploaded file of a file question. */
  file: { id: string; name: string; size: number } | null
  /** Default currency and period of a pay question. */
  payUnit?: Draft['payUnit']
  /** The error message; form fields look it up by their name. */
  problem: string | undefined
}

export type QuestionFieldProps = Pick<
  AnswerProps,
  'question' | 'value' | 'onChange' | 'file' | 'payUnit' | 'problem'
> & {
  /** Where a prefilled answer comes from. */
  source?: ReactNode
  /** The company will reject this answer; people may send it anyway. */
  isDisqualifying?: boolean
}

export function QuestionField({ source, isDisqualifying = false, ...props }: QuestionFieldProps) {
  const { question } = props
  const Answer = answers[question.type]
  const isLimited = hasLimits(question)
  const hasHelp = question.help !== '' || isLimited || question.isPrivate || Boolean(source)
  return (
    <div id={questionAnchor(question.id)} className={styles.question}>
      <Answer
        {...props}
        field={{
          name: `answers.${question.id}`,
          label: <bdi>{question.label}</bdi>,
          isOptional: !question.isRequired,
          isRequired: question.isRequired,
          ...(hasHelp && {
            help: (
              <>
                {question.help && <bdi>{question.help} </bdi>}
                {isLimited && (
                  <>
                    <LimitText question={question} />{' '}
                  </>
                )}
                {question.isPrivate && <Trans>Only the hiring decision-makers see this answer. </Trans>}
                {source}
              </>
            ),
          }),
        }}
      />
      <div role="status">
        {isDisqualifying && (
          <Callout tone="warn">
            <Trans>With this answer the company is likely to decline. You can still send it.</Trans>
          </Callout>
        )}
      </div>
    </div>
  )
}

const asText = (value: AnswerValue | null): string => (typeof value === 'string' ? value : '')
const asNumber = (value: AnswerValue | null): number => (typeof value === 'number' ? value : Number.NaN)
const orNull = (text: string): string | null => (text === '' ? null : text)

function ShortAnswer({ question, value, onChange, field }: AnswerProps) {
  return (
    <TextField
      {...field}
      value={asText(value)}
      onChange={(text) => onChange(orNull(text))}
      maxLength={Math.min(question.max ?? MAX_SHORT_ANSWER, MAX_SHORT_ANSWER)}
    />
  )
}

function LongAnswer({ question, value, onChange, field }: AnswerProps) {
  const most = Math.min(question.max ?? MAX_LONG_ANSWER, MAX_LONG_ANSWER)
  return (
    <TextArea
      {...field}
      value={asText(value)}
      onChange={(text) => onChange(orNull(text))}
      rows={5}
      maxLength={MAX_LONG_ANSWER}
      countTo={most}
    />
  )
}

function LinkAnswer({ value, onChange, field }: AnswerProps) {
  return (
    <TextField
      {...field}
      type="url"
      inputMode="url"
      autoCapitalize="none"
      spellCheck={false}
      placeholder="https://"
      value={asText(value)}
      onChange={(text) => onChange(orNull(text))}
    />
  )
}

/** Report a number out of bounds instead of silently changing it. */
const asTyped = { commitBehavior: 'validate' } as const
const MAX_FRACTION_DIGITS = 6

function NumberAnswer({ question, value, onChange, field }: AnswerProps) {
  return (
    <NumberField
      {...field}
      {...asTyped}
      {...(question.min !== null && { minValue: question.min })}
      {...(question.max !== null && { maxValue: question.max })}
      formatOptions={{ maximumFractionDigits: MAX_FRACTION_DIGITS }}
      value={asNumber(value)}
      onChange={(number) => onChange(Number.isNaN(number) ? null : number)}
    />
  )
}

function NoticeAnswer({ value, onChange, field }: AnswerProps) {
  const { t } = useLingui()
  return (
    <NumberField
      {...field}
      help={
        <>
          {field.help} {t`In days. Enter 0 if you can start immediately.`}
        </>
      }
      {...asTyped}
      minValue={0}
      formatOptions={{ maximumFractionDigits: 0 }}
      value={asNumber(value)}
      onChange={(days) => onChange(Number.isNaN(days) ? null : days)}
    />
  )
}

const answers: Record<QuestionType, ComponentType<AnswerProps>> = {
  short_text: ShortAnswer,
  long_text: LongAnswer,
  number: NumberAnswer,
  date: DateAnswer,
  yes_no: YesNoAnswer,
  single: SingleAnswer,
  multi: MultiAnswer,
  file: FileAnswer,
  url: LinkAnswer,
  country: CountryAnswer,
  timezone: ZoneAnswer,
  salary_expectation: PayAnswer,
  notice_period: NoticeAnswer,
}
