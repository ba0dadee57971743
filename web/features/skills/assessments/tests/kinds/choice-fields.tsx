import { useLingui } from '@lingui/react/macro'
import { MAX_OPTION, MAX_OPTIONS, MIN_OPTIONS } from '#shared/features/hiring/screeners/screener-limits.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { Written } from '../blank-question.ts'
import type { KeyProps } from '../key-fields.tsx'
import { RowsField } from './rows-field.tsx'

export function ChoiceFields({ question, path, errors, onChange }: KeyProps<Written<'single' | 'multiple'>>) {
  const { t } = useLingui()
  const isSingle = question.kind === 'single'
  const { options } = question
  return (
    <RowsField
      legend={t`Options`}
      help={isSingle ? t`Select the right one.` : t`Select all that are right. A wrong choice cancels out a right one.`}
      rows={options}
      most={MAX_OPTIONS}
      least={MIN_OPTIONS}
      blank={{ text: '', isRight: false }}
      addLabel={t`Add option`}
      problem={errors[`${path}.options`]?.[0]}
      onChange={(changed) => onChange({ ...question, options: changed })}
    >
      {({ text, isRight }, place, change) => {
        const number = place + 1
        // One right answer: marking another one takes the mark from the first.
        const mark = (isNowRight: boolean) =>
          isSingle && isNowRight
            ? onChange({ ...question, options: options.map((one, at) => ({ ...one, isRight: at === place })) })
            : change({ isRight: isNowRight })
        return (
          <>
            <TextField
              name={`${path}.options.${place}.text`}
              label={t`Option ${number}`}
              maxLength={MAX_OPTION}
              value={text}
              onChange={(given) => change({ text: given })}
            />
            <Checkbox isSelected={isRight} onChange={mark} aria-label={t`Right: option ${number}`}>
              {t`Right`}
            </Checkbox>
          </>
        )
      }}
    </RowsField>
  )
}
