import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { InvoiceGap } from '#shared/features/market/invoices/invoice-limits.ts'
import type { OrderSide } from '#shared/features/market/orders/order-limits.ts'
import { type OrderScope, orderQuery } from '#web/features/market/orders/order-queries.ts'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { InvoiceItem } from './invoice-item.tsx'
import { billingHref, orderInvoicesQuery } from './invoice-queries.ts'
import styles from './invoices.module.css'

/** Nothing before the order has to be paid. */
export function OrderInvoices({ id, scope }: { id: string; scope: OrderScope }) {
  const { data: order } = useSuspenseQuery(orderQuery(scope, id))
  const { data } = useSuspenseQuery(orderInvoicesQuery(scope, id))
  const { items, waitsFor } = data
  if (items.length === 0 && waitsFor === null) return null
  return (
    <Card title={<Trans>Invoice</Trans>}>
      {waitsFor && <Missing gap={waitsFor} side={order.side} scope={scope} />}
      <ul role="list" className={styles.list}>
        {items.map((invoice) => (
          <li key={invoice.id}>
            <InvoiceItem invoice={invoice} scope={scope} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Missing({ gap, side, scope }: { gap: InvoiceGap; side: OrderSide; scope: OrderScope }) {
  const isYours = (gap === 'seller') === (side === 'selling')
  return (
    <div className={styles.stack}>
      <p className={styles.small}>
        {isYours ? (
          <Trans>The invoice is issued as soon as you have added your billing details.</Trans>
        ) : gap === 'seller' ? (
          <Trans>The invoice is issued as soon as the seller has added their billing details.</Trans>
        ) : (
          <Trans>The invoice is issued as soon as the buyer has added their billing details.</Trans>
        )}
      </p>
      {isYours && (
        <div className={styles.actions}>
          <LinkButton variant="filled" href={billingHref(scope)}>
            <Trans>Add billing details</Trans>
          </LinkButton>
        </div>
      )}
    </div>
  )
}
