import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Order } from '#shared/features/market/orders/orders.contract.ts'
import { useTierNames } from '#web/features/market/services/service-words.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { Link } from '#web/ui/link.tsx'
import { Money } from '#web/ui/money.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { OrderEntries } from './order-entries.tsx'
import { type OrderScope, orderQuery, ordersHref } from './order-queries.ts'
import { OrderReview } from './order-review.tsx'
import { OrderSteps } from './order-steps.tsx'
import { OrderTime } from './order-time.tsx'
import { toneOf, useOrderStatusNames } from './order-words.ts'
import styles from './orders.module.css'

type OrderDetailProps = {
  id: string
  scope: OrderScope
  /** What has to be paid, and was. */
  payment: ReactNode
  invoices: ReactNode
}

export function OrderDetail({ id, scope, payment, invoices }: OrderDetailProps) {
  const { t } = useLingui()
  const { data: order } = useSuspenseQuery(orderQuery(scope, id))
  const statuses = useOrderStatusNames()
  const back = scope === 'own' ? ordersHref(order.side, 'open') : '/company/orders'
  return (
    <div className={styles.page}>
      <PageHeader
        breadcrumbs={<Breadcrumbs crumbs={[{ label: t`Orders`, href: back }]} />}
        title={<bdi translate="no">{order.title}</bdi>}
        actions={<Chip tone={toneOf(order.status)}>{statuses[order.status]}</Chip>}
      />
      {payment}
      <OrderSteps key={order.status} order={order} scope={scope} />
      <OrderReview order={order} scope={scope} />
      {invoices}
      <OrderFacts order={order} />
      <OrderEntries order={order} scope={scope} />
    </div>
  )
}

function OrderFacts({ order }: { order: Order }) {
  const { t } = useLingui()
  const tiers = useTierNames()
  const { side, other, otherTimeZone, tier, price, currency, addons, contents, dueAt, createdAt, serviceId, payBy } =
    order
  const party = other === '' ? <Trans>Deleted account</Trans> : <bdi translate="no">{other}</bdi>
  return (
    <Card title={<Trans>The order</Trans>}>
      <DefinitionList
        items={[
          { term: side === 'buying' ? t`Seller` : t`Buyer`, value: party },
          ...(tier === null ? [] : [{ term: t`Tier`, value: tiers[tier] }]),
          ...(contents.includes.length > 0
            ? [{ term: t`Included`, value: <bdi translate="no">{contents.includes.join(', ')}</bdi> }]
            : []),
          ...(addons.length > 0
            ? [{ term: t`Add-ons`, value: <bdi translate="no">{addons.map(({ title }) => title).join(', ')}</bdi> }]
            : []),
          { term: t`Price`, value: <Money amount={{ amount: price, currency }} format="full" /> },
          {
            term: t`Payment`,
            value:
              payBy === 'card' ? (
                <Trans>By card, before the work begins</Trans>
              ) : (
                <Trans>By the seller’s invoice, once the order is completed</Trans>
              ),
          },
          { term: t`Ordered`, value: <OrderTime at={createdAt} /> },
          ...(dueAt === null
            ? []
            : [{ term: t`Next deadline`, value: <OrderTime at={dueAt} otherZone={otherTimeZone} /> }]),
        ]}
      />
      {serviceId !== null && (
        <p className={styles.small}>
          <Link to={`/marketplace?service=${serviceId}`}>
            <Trans>See the service</Trans>
          </Link>
        </p>
      )}
    </Card>
  )
}
