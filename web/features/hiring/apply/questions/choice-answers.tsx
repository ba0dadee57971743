import { Trans } from '@lingui/react/macro'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { CheckboxGroup } from '#web/ui/checkbox-group.tsx'
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx'
import { Select } from '#web/ui/select.tsx'
import type { AnswerProps } from './question-field.tsx'

/** With more options a drop-down takes less room. */
const MAX_RADIO_OPTIONS = 7

export function YesNoAnswer({ value, onChange, field }: AnswerProps) {
  return (
    <RadioGroup
      {...field}
      orientation="horizontal"
      value={typeof value === 'boolean' ? String(value) : null}
      onChange={(chosen) => onChange(chosen === 'true')}
    >
      <Radio value="true">
        <Trans>Yes</Trans>
      </Radio>
      <Radio value="false">
        <Trans>No</Trans>
      </Radio>
    </RadioGroup>
  )
}

export function SingleAnswer({ question, value, onChange, field }: AnswerProps) {
  const chosen = typeof value === 'string' ? value : null
  if (question.options.length > MAX_RADIO_OPTIONS)
    return (
      <Select
        {...field}
        choices={question.options.map((option) => ({ id: option, label: option }))}
        selectedKey={chosen}
        onSelectionChange={(key) => onChange(typeof key === 'string' ? key : null)}
      />
    )
  return (
    <RadioGroup {...field} value={chosen} onChange={onChange}>
      {question.options.map((option) => (
        <Radio key={option} value={option}>
          <bdi>{option}</bdi>
        </Radio>
      ))}
    </RadioGroup>
  )
}

export function MultiAnswer({ question, value, onChange, field }: AnswerProps) {
  return (
    <CheckboxGroup
      {...field}
      value={Array.isArray(value) ? value : []}
      // In the order of the question, so that the same choices are the same answer.
      onChange={(chosen) => onChange(question.options.filter((option) => chosen.includes(option)))}
    >
      {question.options.map((option) => (
        <Checkbox key={option} value={option}>
          <bdi>{option}</bdi>
        </Checkbox>
      ))}
    </CheckboxGroup>
  )
}
