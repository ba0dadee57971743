import { useLingui } from '@lingui/react/macro'
import type { PayPeriod } from '#shared/kit/money.ts'

/** An amount without its period means nothing, so the period is always written out. */
export function usePayPeriodText() {
  const { t } = useLingui()
  const names: Record<PayPeriod, string> = {
    hour: t`Hourly pay`,
    day: t`Daily pay`,
    week: t`Weekly pay`,
    month: t`Monthly pay`,
    year: t`Annual pay`,
    once: t`One-off payment`,
  }
  const suffixes: Record<PayPeriod, string> = {
    hour: t`per hour`,
    day: t`per day`,
    week: t`per week`,
    month: t`per month`,
    year: t`per year`,
    once: t`one-off`,
  }
  return { namePay: (period: PayPeriod) => names[period], describePeriod: (period: PayPeriod) => suffixes[period] }
}
