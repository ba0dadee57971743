import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { staleDays } from '#shared/kit/exchange-rates.ts'
import { formatMoney, formatMoneyRange } from '#shared/kit/money.ts'
import { formatShortDate } from '#shared/kit/time-format.ts'
import type { Instant } from '#shared/kit/time-zones.ts'
import { usePayPeriodText } from '#web/ui/money-period.ts'
import type { JobPayShown, PayRange } from './job-pay.ts'

export function usePayText() {
  const { t, i18n } = useLingui()
  const { describePeriod } = usePayPeriodText()

  /** 'KES 780–930k', 'From KES 780k', 'Up to KES 930k'. */
  const describeRange = ({ min, max }: PayRange): string => {
    if (min && max) return formatMoneyRange(min, max, i18n.locale)
    const only = min ?? max
    if (!only) return t`Pay not stated`
    const amount = formatMoney(only, i18n.locale, 'compact')
    return min ? t`From ${amount}` : t`Up to ${amount}`
  }

  const describeWithPeriod = (range: PayRange, period: JobPayShown['period']): string =>
    `${describeRange(range)} ${describePeriod(period)}`

  const describeRateDate = (date: string, now: Instant): string =>
    formatShortDate(Date.parse(`${date}T00:00:00Z`), now, 'UTC', i18n.locale)

  return { describeRange, describeWithPeriod, describeRateDate }
}

/** 'Offered as EUR 5,200–6,200 per month · rate of 14 Nov'; nothing when it is shown as offered. */
export function PayOrigin({ pay, now }: { pay: JobPayShown; now: Instant }) {
  const { describeWithPeriod, describeRateDate } = usePayText()
  const { original, rateDate } = pay
  if (!original) return null
  const offered = describeWithPeriod(original, original.period)
  if (rateDate === null)
    return (
      <Trans>
        Offered as <bdi>{offered}</bdi>
      </Trans>
    )
  const date = describeRateDate(rateDate, now)
  const age = staleDays(rateDate, now)
  if (age === null)
    return (
      <Trans>
        Offered as <bdi>{offered}</bdi> · rate on {date}
      </Trans>
    )
  return (
    <Trans>
      Offered as <bdi>{offered}</bdi> · rate on {date}, <Plural value={age} one="# day old" other="# days old" />
    </Trans>
  )
}
