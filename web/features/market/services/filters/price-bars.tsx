import { Trans, useLingui } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import { priceSteps } from '#shared/features/market/services/service-kinds.ts'
import { BASE_CURRENCY, type ExchangeRates, rateBetween } from '#shared/kit/exchange-rates.ts'
import { rounded } from '../reader-price.tsx'
import styles from './price-bars.module.css'

type PriceBarsProps = {
  /** As in the search response: one count for each step, and one for everything above the last. */
  prices: readonly number[]
  /** In whole units of `currency`. */
  limit: number | null
  currency: string
  rates: ExchangeRates
}

/** How many services cost how much; those within the limit are filled. */
export function PriceBars({ prices, limit, currency, rates }: PriceBarsProps) {
  const { t, i18n } = useLingui()
  const rate = rateBetween(rates, BASE_CURRENCY, currency)?.rate
  const highest = Math.max(...prices)
  if (rate === undefined || highest === 0) return null
  const bars = prices.map((count, at) => {
    const step = priceSteps[at]
    return { count, upTo: step === undefined ? Infinity : rounded({ amount: step * rate, currency }).amount }
  })
  const words = bars
    .filter(({ count }) => count > 0)
    .map(({ count, upTo }) => {
      const price = i18n.number(upTo)
      return Number.isFinite(upTo) ? t`${count} up to ${price}` : t`${count} above`
    })
  const list = words.join(', ')
  const [first, last] = [bars[0]?.upTo ?? 0, bars.at(-2)?.upTo ?? 0]
  return (
    <div className={styles.chart}>
      <div className={styles.bars} role="img" aria-label={t`Prices in ${currency}: ${list}`}>
        {bars.map(({ count, upTo }) => (
          <span
            key={upTo}
            className={styles.bar}
            data-within={limit === null || upTo <= limit || undefined}
            style={{ '--share': count / highest } as CSSProperties}
          />
        ))}
      </div>
      {/* The picture's own text says all of it. */}
      <p className={styles.scale} aria-hidden="true" suppressHydrationWarning>
        <span>
          <Trans>to {i18n.number(first)}</Trans>
        </span>
        <span>
          <Trans>over {i18n.number(last)}</Trans>
        </span>
      </p>
    </div>
  )
}
