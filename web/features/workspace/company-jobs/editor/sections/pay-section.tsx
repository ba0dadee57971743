import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { MAX_BONUS, MAX_EQUITY } from '#shared/features/jobs/jobs/job-limits.ts'
import type { JobPay } from '#shared/features/jobs/jobs/job-terms.ts'
import { DEFAULT_HOURS_PER_WEEK, payBases, payPeriods, payPolicies } from '#shared/features/jobs/jobs/job-terms.ts'
import { currencyExponent, type Money, majorUnits, moneyFromMajor } from '#shared/kit/money.ts'
import { ratesQuery } from '#web/features/jobs/jobs/reader/reader-queries.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FieldPair } from '#web/ui/form.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { SectionCard } from './section-card.tsx'
import type { SectionProps } from './section-props.ts'

const newPay = (currency: string): JobPay => ({
  min: { amount: 0, currency },
  max: { amount: 0, currency },
  period: 'month',
  hoursPerWeek: DEFAULT_HOURS_PER_WEEK,
  basis: 'gross',
  policy: 'global',
})

type PaySectionProps = SectionProps & { homeCurrency: string }

export function PaySection({ values, change, remarks, homeCurrency }: PaySectionProps) {
  const { t } = useLingui()
  const { pay } = values
  const isStated = pay !== null
  return (
    <SectionCard
      id="pay"
      title={<Trans>Pay</Trans>}
      remarks={remarks}
      clear={<Trans>People know what to expect</Trans>}
    >
      <Checkbox
        isSelected={isStated}
        onChange={(isSelected) => change({ pay: isSelected ? newPay(homeCurrency) : null })}
      >
        <Trans>State the pay</Trans>
      </Checkbox>
      {pay && <PayFields pay={pay} onChange={(changed) => change({ pay: changed })} />}
      <FieldPair>
        <TextField
          label={t`Equity`}
          isOptional
          maxLength={MAX_EQUITY}
          value={values.equity ?? ''}
          onChange={(text) => change({ equity: text === '' ? null : text })}
        />
        <TextField
          label={t`Bonus`}
          isOptional
          maxLength={MAX_BONUS}
          value={values.bonus ?? ''}
          onChange={(text) => change({ bonus: text === '' ? null : text })}
        />
      </FieldPair>
    </SectionCard>
  )
}

type PayFieldsProps = { pay: JobPay; onChange: (pay: JobPay) => void }

function PayFields({ pay, onChange }: PayFieldsProps) {
  const { t } = useLingui()
  const { data: money } = useQuery(ratesQuery)
  const currency = (pay.min ?? pay.max)?.currency ?? 'EUR'
  const currencies = [...new Set([currency, 'EUR', ...Object.keys(money?.rates ?? {})])].toSorted()
  const periods: Record<(typeof payPeriods)[number], string> = {
    hour: t`an hour`,
    day: t`a day`,
    week: t`a week`,
    month: t`a month`,
    year: t`a year`,
    once: t`for the project`,
  }
  const bases: Record<(typeof payBases)[number], string> = {
    gross: t`Before tax`,
    net: t`After tax`,
    contractor_rate: t`Contractor rate`,
  }
  const policies: Record<(typeof payPolicies)[number], string> = {
    global: t`The same everywhere`,
    location_adjusted: t`Depends on where people live`,
  }
  const shown = (value: Money | null) => (value && value.amount > 0 ? majorUnits(value) : Number.NaN)
  const typed = (major: number): Money | null => (Number.isNaN(major) ? null : moneyFromMajor(major, currency))
  const inCurrency = (value: Money | null, code: string) => value && moneyFromMajor(majorUnits(value), code)
  const amount = { minValue: 0, formatOptions: { maximumFractionDigits: currencyExponent(currency) } }
  return (
    <>
      <FieldPair>
        <NumberField
          {...amount}
          label={t`From`}
          value={shown(pay.min)}
          onChange={(major) => onChange({ ...pay, min: typed(major) })}
        />
        <NumberField
          {...amount}
          label={t`To`}
          value={shown(pay.max)}
          onChange={(major) => onChange({ ...pay, max: typed(major) })}
        />
      </FieldPair>
      <FieldPair>
        <Select
          label={t`Currency`}
          translate="no"
          choices={currencies.map((id) => ({ id, label: id }))}
          value={currency}
          onChange={(key) => {
            const code = String(key)
            onChange({ ...pay, min: inCurrency(pay.min, code), max: inCurrency(pay.max, code) })
          }}
        />
        <Select
          label={t`Period`}
          choices={payPeriods.map((id) => ({ id, label: periods[id] }))}
          value={pay.period}
          onChange={(key) => onChange({ ...pay, period: payPeriods.find((one) => one === key) ?? pay.period })}
        />
      </FieldPair>
      <FieldPair>
        <Select
          label={t`Amount type`}
          choices={payBases.map((id) => ({ id, label: bases[id] }))}
          value={pay.basis}
          onChange={(key) => onChange({ ...pay, basis: payBases.find((one) => one === key) ?? pay.basis })}
        />
        <Select
          label={t`Pay by place`}
          choices={payPolicies.map((id) => ({ id, label: policies[id] }))}
          value={pay.policy}
          onChange={(key) => onChange({ ...pay, policy: payPolicies.find((one) => one === key) ?? pay.policy })}
        />
      </FieldPair>
    </>
  )
}
