import { Trans, useLingui } from '@lingui/react/macro'
import { MAX_ACCEPTED, MAX_LONG_TEXT, MAX_UNIT } from '#shared/features/hiring/screeners/screener-limits.ts'
import { NumberField } from '#web/ui/number-field.tsx'
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { Written } from '../blank-question.ts'
import type { KeyProps } from '../key-fields.tsx'
import styles from '../tests.module.css'
import { GuideFields } from './guide-fields.tsx'
import { LinesField } from './lines-field.tsx'

const numberOr = (given: number, otherwise: number): number => (Number.isNaN(given) ? otherwise : given)

export function TrueFalseFields({ question, onChange }: KeyProps<Written<'true_false'>>) {
  const { t } = useLingui()
  return (
    <RadioGroup
      label={t`The statement is`}
      value={String(question.isTrue)}
      onChange={(chosen) => onChange({ ...question, isTrue: chosen === 'true' })}
    >
      <Radio value="true">
        <Trans>True</Trans>
      </Radio>
      <Radio value="false">
        <Trans>False</Trans>
      </Radio>
    </RadioGroup>
  )
}

export function NumericFields({ question, path, onChange }: KeyProps<Written<'numeric'>>) {
  const { t } = useLingui()
  const format = { maximumFractionDigits: 6 }
  return (
    <div className={styles.row}>
      <NumberField
        name={`${path}.answer`}
        label={t`Right answer`}
        formatOptions={format}
        value={question.answer}
        onChange={(answer) => onChange({ ...question, answer: numberOr(answer, 0) })}
      />
      <NumberField
        name={`${path}.tolerance`}
        label={t`May be off by`}
        formatOptions={format}
        minValue={0}
        value={question.tolerance}
        onChange={(tolerance) => onChange({ ...question, tolerance: numberOr(tolerance, 0) })}
      />
      <TextField
        name={`${path}.unit`}
        label={t`Unit`}
        isOptional
        maxLength={MAX_UNIT}
        value={question.unit}
        onChange={(unit) => onChange({ ...question, unit })}
      />
    </div>
  )
}

export function ShortTextFields({ question, path, errors, onChange }: KeyProps<Written<'short_text'>>) {
  const { t } = useLingui()
  return (
    <LinesField
      name={`${path}.accepted`}
      label={t`Accepted answers`}
      help={t`One per line. Capital letters and accents do not matter.`}
      most={MAX_ACCEPTED}
      problem={errors[`${path}.accepted`]?.[0]}
      lines={question.accepted}
      onChange={(accepted) => onChange({ ...question, accepted })}
    />
  )
}

export function LongTextFields({ question, path, errors, onChange }: KeyProps<Written<'long_text'>>) {
  const { t } = useLingui()
  return (
    <>
      <GuideFields question={question} path={path} errors={errors} onChange={onChange} />
      <div className={styles.row}>
        <NumberField
          name={`${path}.minLength`}
          label={t`At least this many characters`}
          minValue={0}
          maxValue={MAX_LONG_TEXT}
          value={question.minLength}
          onChange={(minLength) => onChange({ ...question, minLength: numberOr(minLength, 0) })}
        />
        <NumberField
          name={`${path}.maxLength`}
          label={t`At most`}
          minValue={1}
          maxValue={MAX_LONG_TEXT}
          value={question.maxLength}
          onChange={(maxLength) => onChange({ ...question, maxLength: numberOr(maxLength, MAX_LONG_TEXT) })}
        />
      </div>
    </>
  )
}
