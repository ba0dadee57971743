import { useLingui } from '@lingui/react/macro'
import { partsOf } from '#shared/features/hiring/screeners/scoring/answer-fields.ts'
import {
  MAX_ACCEPTED,
  MAX_LONG_TEXT,
  MAX_OPTION,
  MAX_OPTIONS,
  MIN_OPTIONS,
} from '#shared/features/hiring/screeners/screener-limits.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { Written } from '../blank-question.ts'
import type { KeyProps } from '../key-fields.tsx'
import { LinesField } from './lines-field.tsx'
import { RowsField } from './rows-field.tsx'

export function OrderingFields({ question, path, errors, onChange }: KeyProps<Written<'ordering'>>) {
  const { t } = useLingui()
  return (
    <RowsField
      legend={t`Items, in the right order`}
      help={t`Everybody gets them in a different order.`}
      rows={question.items}
      most={MAX_OPTIONS}
      least={MIN_OPTIONS}
      blank={{ text: '' }}
      addLabel={t`Add item`}
      problem={errors[`${path}.items`]?.[0]}
      onChange={(items) => onChange({ ...question, items })}
    >
      {({ text }, place, change) => (
        <TextField
          name={`${path}.items.${place}.text`}
          label={t`Item ${place + 1}`}
          maxLength={MAX_OPTION}
          value={text}
          onChange={(given) => change({ text: given })}
        />
      )}
    </RowsField>
  )
}

export function MatchingFields({ question, path, errors, onChange }: KeyProps<Written<'matching'>>) {
  const { t } = useLingui()
  return (
    <>
      <RowsField
        legend={t`Pairs`}
        rows={question.items}
        most={MAX_OPTIONS}
        least={MIN_OPTIONS}
        blank={{ text: '', match: '' }}
        addLabel={t`Add pair`}
        problem={errors[`${path}.items`]?.[0]}
        onChange={(items) => onChange({ ...question, items })}
      >
        {({ text, match }, place, change) => (
          <>
            <TextField
              name={`${path}.items.${place}.text`}
              label={t`Item ${place + 1}`}
              maxLength={MAX_OPTION}
              value={text}
              onChange={(given) => change({ text: given })}
            />
            <TextField
              name={`${path}.items.${place}.match`}
              label={t`Its match`}
              maxLength={MAX_OPTION}
              value={match}
              onChange={(given) => change({ match: given })}
            />
          </>
        )}
      </RowsField>
      <LinesField
        name={`${path}.others`}
        label={t`Choices that match nothing (optional)`}
        help={t`One per line. They make guessing harder.`}
        most={MAX_OPTIONS}
        lines={question.others}
        onChange={(others) => onChange({ ...question, others })}
      />
    </>
  )
}

export function GapFields({ question, path, errors, onChange }: KeyProps<Written<'gaps'>>) {
  const { t } = useLingui()
  const { template, gaps } = question
  const count = Math.min(MAX_OPTIONS, partsOf(template).length - 1)
  const filled = (many: number) => Array.from({ length: many }, (_, place) => gaps[place] ?? [])
  return (
    <>
      <TextArea
        name={`${path}.template`}
        label={t`Text with gaps`}
        help={t`Mark each gap with three underscores: ___`}
        rows={3}
        countTo={MAX_LONG_TEXT}
        value={template}
        onChange={(given) =>
          onChange({ ...question, template: given, gaps: filled(Math.min(MAX_OPTIONS, partsOf(given).length - 1)) })
        }
      />
      {filled(count).map((accepted, place) => (
        <LinesField
          // biome-ignore lint/suspicious/noArrayIndexKey: gaps are numbered
          key={place}
          name={`${path}.gaps.${place}`}
          label={t`Accepted in gap ${place + 1}`}
          help={t`One per line. Capital letters and accents do not matter.`}
          most={MAX_ACCEPTED}
          problem={errors[`${path}.gaps.${place}`]?.[0]}
          lines={accepted}
          onChange={(lines) =>
            onChange({ ...question, gaps: filled(count).map((one, at) => (at === place ? lines : one)) })
          }
        />
      ))}
    </>
  )
}
