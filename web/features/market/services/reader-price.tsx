import { Trans } from '@lingui/react/macro'
import { convert } from '#shared/kit/exchange-rates.ts'
import type { Money as MoneyValue } from '#shared/kit/money.ts'
import type { JobReader } from '#web/features/jobs/jobs/reader/use-job-reader.ts'
import { Money } from '#web/ui/money.tsx'
import styles from './service.module.css'

type PriceProps = { price: MoneyValue; reader: JobReader; isFrom?: boolean }

/** In the reader's own currency first, with what the seller asks below. */
export function ReaderPrice({ price, reader, isFrom = false }: PriceProps) {
  const own = reader.currency === null ? null : convert(reader.rates, price, reader.currency)
  const isConverted = own !== null && own.money.currency !== price.currency
  const shown = <Money amount={isConverted ? rounded(own.money) : price} format="full" />
  return (
    <span className={styles.price}>
      <span className={styles.priceOwn}>
        {isFrom ? (
          <Trans>
            <span className={styles.from}>from</span> {shown}
          </Trans>
        ) : (
          shown
        )}
      </span>
      {isConverted && (
        <span className={styles.priceAsked}>
          <Money amount={price} format="full" />
        </span>
      )}
    </span>
  )
}

/** A conversion is an estimate; three digits say as much. */
export function rounded({ amount, currency }: MoneyValue): MoneyValue {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, amount))) - 2)
  return { amount: Math.round(amount / step) * step, currency }
}
