import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { onboarding } from '#shared/features/entry/onboarding/onboarding.contract.ts'
import { type PayFloorPeriod, payFloorPeriods } from '#shared/features/people/talents/talent-words.ts'
import { displayNames } from '#shared/kit/intl/formatters.ts'
import { currencyExponent, majorUnits, moneyFromMajor } from '#shared/kit/money.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useIdentity, useSession } from '#web/app/session/session-context.tsx'
import { countriesQuery } from '#web/features/base/reference/countries-query.ts'
import { ComboBox } from '#web/ui/combo-box.tsx'
import { FieldPair } from '#web/ui/form.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx'
import styles from '../onboarding.module.css'
import { StepForm, type StepProps, useNextStep } from '../step-form.tsx'

type PayValues = { amount: number | null; currency: string; period: PayFloorPeriod }

export function PayStep({ facts }: StepProps) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const identity = useIdentity()
  const goToNextStep = useNextStep('pay')
  const { data: countries } = useSuspenseQuery(countriesQuery)
  const atHome = countries.find(({ code }) => code === (facts.place?.country ?? identity?.country))?.currency
  const initialValues: PayValues = facts.payFloor ?? {
    amount: null,
    currency: identity?.currency ?? atHome ?? 'USD',
    period: 'month',
  }
  const form = useContractForm({
    loadSchema: () => import('#shared/features/people/talents/talent-facts.ts').then(({ payFloor }) => payFloor),
    initialValues,
    draftName: 'onboarding-pay',
    send: (body) => callApi<typeof onboarding.savePay>(client, 'PUT /talent/api/onboarding/pay', { body }),
    onSuccess: goToNextStep,
  })
  const { amount, currency } = form.values
  const major = amount === null ? Number.NaN : majorUnits({ amount, currency })
  const change = (typed: number, code: string) =>
    form.change({ amount: Number.isNaN(typed) ? null : moneyFromMajor(typed, code).amount, currency: code })
  const periods: Record<PayFloorPeriod, string> = { hour: t`Per hour`, month: t`Per month`, year: t`Per year` }
  return (
    <StepForm
      step="pay"
      title={<Trans>What is your minimum pay?</Trans>}
      lead={<Trans>Before tax. We mark jobs that pay less, so you can skip them.</Trans>}
      form={form.formProps}
      isPending={form.isPending}
    >
      <FieldPair>
        <NumberField
          name="amount"
          label={t`At least`}
          minValue={0}
          formatOptions={{ maximumFractionDigits: currencyExponent(currency) }}
          value={major}
          onChange={(typed) => change(typed, currency)}
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
          onChange={(key) => typeof key === 'string' && change(major, key)}
        />
      </FieldPair>
      <RadioGroup
        name="period"
        label={t`Per`}
        orientation="horizontal"
        value={form.values.period}
        onChange={(period) => form.change({ period: period as PayFloorPeriod })}
      >
        {payFloorPeriods.map((period) => (
          <Radio key={period} value={period}>
            {periods[period]}
          </Radio>
        ))}
      </RadioGroup>
      <p className={styles.note}>
        <Trans>Only you can see this. We never share your minimum with companies.</Trans>
      </p>
    </StepForm>
  )
}

function currencyChoices(codes: readonly string[], locale: string) {
  const names = displayNames(locale, { type: 'currency' })
  return [...new Set(codes)].toSorted().map((code) => {
    const name = names.of(code)
    return { id: code, label: name && name !== code ? `${code} – ${name}` : code }
  })
}
