import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { AnswerValue } from '#shared/features/hiring/applications/sent-form.contract.ts'
import { displayNames } from '#shared/kit/intl/formatters.ts'
import { currencyExponent, majorUnits, moneyFromMajor } from '#shared/kit/money.ts'
import { ComboBox } from '#web/ui/combo-box.tsx'
import { FieldPair } from '#web/ui/form.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx'
import { countriesQuery } from '../apply-queries.ts'
import type { AnswerProps } from './question-field.tsx'

type Pay = Extract<AnswerValue, { amount: number }>
const periods = ['hour', 'month', 'year'] as const

export function PayAnswer({ value, onChange, field, payUnit }: AnswerProps) {
  const { t, i18n } = useLingui()
  const { data: countries } = useQuery(countriesQuery)
  const given = value !== null && typeof value === 'object' && !Array.isArray(value) ? value : null
  // The unit chosen before an amount is entered: on its own it is not an answer.
  const [unit, setUnit] = useState<Omit<Pay, 'amount'>>(payUnit ?? { currency: 'USD', period: 'month' })
  const { currency, period } = given ?? unit
  const choices = useMemo(
    () => currencyChoices([currency, ...(countries ?? []).map((country) => country.currency)], i18n.locale),
    [currency, countries, i18n.locale],
  )
  const major = given ? majorUnits(given) : Number.NaN

  function change(typed: number, next: Omit<Pay, 'amount'>) {
    setUnit(next)
    onChange(Number.isNaN(typed) ? null : { ...moneyFromMajor(typed, next.currency), period: next.period })
  }

  const labels: Record<Pay['period'], string> = { hour: t`Per hour`, month: t`Per month`, year: t`Per year` }
  return (
    <>
      <FieldPair>
        <NumberField
          {...field}
          minValue={0}
          formatOptions={{ maximumFractionDigits: currencyExponent(currency) }}
          value={major}
          onChange={(typed) => change(typed, { currency, period })}
        />
        <ComboBox
          label={t`Currency`}
          key={countries ? 'all' : 'own'}
          isDisabled={!countries}
          menuTrigger="input"
          choices={choices}
          value={currency}
          onChange={(key) => typeof key === 'string' && change(major, { currency: key, period })}
        />
      </FieldPair>
      <RadioGroup
        label={t`Before tax`}
        orientation="horizontal"
        value={period}
        onChange={(chosen) => change(major, { currency, period: chosen as Pay['period'] })}
      >
        {periods.map((one) => (
          <Radio key={one} value={one}>
            {labels[one]}
          </Radio>
        ))}
      </RadioGroup>
    </>
  )
}

function currencyChoices(codes: readonly string[], locale: string) {
  const names = displayNames(locale, { type: 'currency' })
  return [...new Set(codes)].toSorted().map((code) => {
    const name = names.of(code)
    return { id: code, label: name && name !== code ? `${code} – ${name}` : code }
  })
}
