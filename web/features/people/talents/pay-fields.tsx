import { useLingui } from '@lingui/react/macro'
import type { Country } from '#shared/features/base/reference/reference.contract.ts'
import { type PayFloorPeriod, payFloorPeriods } from '#shared/features/people/talents/talent-words.ts'
import { displayNames } from '#shared/kit/intl/formatters.ts'
import { currencyExponent, majorUnits, moneyFromMajor } from '#shared/kit/money.ts'
import { ComboBox } from '#web/ui/combo-box.tsx'
import { FieldPair } from '#web/ui/form.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx'

export type PayValues = { amount: number | null; currency: string; period: PayFloorPeriod }

type PayFieldsProps = {
  countries: readonly Country[]
  values: PayValues
  change: (values: Partial<PayValues>) => void
}

export function PayFields({ countries, values, change }: PayFieldsProps) {
  const { t, i18n } = useLingui()
  const { amount, currency } = values
  const major = amount === null ? Number.NaN : majorUnits({ amount, currency })
  const changeAmount = (typed: number, code: string) =>
    change({ amount: Number.isNaN(typed) ? null : moneyFromMajor(typed, code).amount, currency: code })
  const periods: Record<PayFloorPeriod, string> = { hour: t`Per hour`, month: t`Per month`, year: t`Per year` }
  return (
    <>
      <FieldPair>
        <NumberField
          name="amount"
          label={t`At least`}
          minValue={0}
          formatOptions={{ maximumFractionDigits: currencyExponent(currency) }}
          value={major}
          onChange={(typed) => changeAmount(typed, currency)}
        />
        <ComboBox
          name="currency"
          label={t`Currency`}
          menuTrigger="input"
          choices={currencyChoices(
            countries.map((country) => country.currency),
            i18n.locale,
          )}
          value={currency}
          onChange={(key) => typeof key === 'string' && changeAmount(major, key)}
        />
      </FieldPair>
      <RadioGroup
        name="period"
        label={t`Per`}
        orientation="horizontal"
        value={values.period}
        onChange={(period) => change({ period: period as PayFloorPeriod })}
      >
        {payFloorPeriods.map((period) => (
          <Radio key={period} value={period}>
            {periods[period]}
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
