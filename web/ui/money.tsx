import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney, formatMoneyRange, type Money as MoneyValue, type PayPeriod } from '#shared/kit/money.ts'
import { formatShortDate } from '#shared/kit/time-format.ts'
import type { Instant } from '#shared/kit/time-zones.ts'
import styles from './money.module.css'
import { usePayPeriodText } from './money-period.ts'

type MoneyRange = { low: MoneyValue; high: MoneyValue }
type Amount = MoneyValue | MoneyRange

type MoneyProps = {
  amount: Amount
  period?: PayPeriod
  /** Full digits where something is signed; short ones in lists. */
  format?: 'full' | 'compact'
}

export function Money({ amount, period, format = 'compact' }: MoneyProps) {
  const { i18n } = useLingui()
  const { describePeriod } = usePayPeriodText()
  const text = formatAmount(amount, i18n.locale, format)
  // Server and browser may ship different ICU versions; keep the server's text instead of failing hydration.
  return <bdi suppressHydrationWarning>{period ? `${text} ${describePeriod(period)}` : text}</bdi>
}

type PayProps = {
  /** In the reader's own currency. */
  amount: Amount
  period: PayPeriod
  /** The amount as offered, and the date of the exchange rate. */
  original?: { amount: Amount; ratedAt: Instant }
  now: Instant
  zone: string
  format?: 'full' | 'compact'
}

/** Pay as a key figure: the reader's currency first, the original and the rate's date below. */
export function Pay({ amount, period, original, now, zone, format = 'compact' }: PayProps) {
  const { i18n } = useLingui()
  const { namePay } = usePayPeriodText()
  const originalText = original && formatAmount(original.amount, i18n.locale, format)
  const rateDate = original && formatShortDate(original.ratedAt, now, zone, i18n.locale)
  return (
    <div className={styles.pay}>
      <p className={styles.period}>{namePay(period)}</p>
      <p className={styles.figure}>
        <Money amount={amount} format={format} />
      </p>
      {original && (
        <p className={styles.original}>
          <Trans>
            <bdi>{originalText}</bdi> · rate on {rateDate}
          </Trans>
        </p>
      )}
    </div>
  )
}

function formatAmount(amount: Amount, locale: string, format: 'full' | 'compact'): string {
  return 'low' in amount
    ? formatMoneyRange(amount.low, amount.high, locale, format)
    : formatMoney(amount, locale, format)
}
