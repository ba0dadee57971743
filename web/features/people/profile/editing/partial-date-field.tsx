import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { dateTimeFormat } from '#shared/kit/intl/formatters.ts'
import { FieldPair } from '#web/ui/form.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const NO_MONTH = 'none'
const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'))

type PartialDateFieldProps = {
  name: string
  label: string
  help?: string | undefined
  value: string
  onChange: (date: string) => void
}

/** A year, with or without a month: people rarely know more about when they started a job. */
export function PartialDateField({ name, label, help, value, onChange }: PartialDateFieldProps) {
  const { t, i18n } = useLingui()
  // A month without a year is no date yet, but must not vanish while the year is being typed.
  const [parts, setParts] = useState(() => partsOf(value))
  const [shown, setShown] = useState(value)
  if (shown !== value) {
    setShown(value)
    setParts(partsOf(value))
  }
  const change = (changed: Partial<typeof parts>) => {
    const next = { ...parts, ...changed }
    const date = next.year + (next.month === NO_MONTH ? '' : `-${next.month}`)
    setParts(next)
    setShown(date)
    onChange(date)
  }
  const format = dateTimeFormat(i18n.locale, { month: 'long', timeZone: 'UTC' })
  return (
    <FieldPair>
      <Select
        label={t`${label}: month`}
        isOptional
        choices={[
          { id: NO_MONTH, label: t`Not stated` },
          ...months.map((month) => ({ id: month, label: format.format(Date.UTC(2024, Number(month) - 1, 1)) })),
        ]}
        value={parts.month}
        onChange={(month) => typeof month === 'string' && change({ month })}
      />
      <TextField
        name={name}
        label={t`${label}: year`}
        help={help}
        inputMode="numeric"
        maxLength={4}
        value={parts.year}
        onChange={(year) => change({ year: year.trim() })}
      />
    </FieldPair>
  )
}

function partsOf(date: string) {
  const [year = '', month = NO_MONTH] = date.split('-')
  return { year, month: month || NO_MONTH }
}
