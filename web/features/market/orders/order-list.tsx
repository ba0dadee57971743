import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OrderCard } from '#shared/features/market/orders/orders.contract.ts'
import type { Page } from '#shared/kit/pagination.ts'
import { useLivePages } from '#web/app/query/use-live-pages.ts'
import { useTierNames } from '#web/features/market/services/service-words.ts'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { List, ListRow } from '#web/ui/list-row.tsx'
import { Money } from '#web/ui/money.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { type OrderScope, orderHref, type ownOrdersQuery } from './order-queries.ts'
import { OrderTime } from './order-time.tsx'
import { toneOf, useOrderStatusNames } from './order-words.ts'
import styles from './orders.module.css'

type Query = ReturnType<typeof ownOrdersQuery>
type OrderListProps = {
  scope: OrderScope
  first: Page<OrderCard>
  queryFor: (cursor: string) => Query
  empty: ReactNode
}

export function OrderList({ scope, first, queryFor, empty }: OrderListProps) {
  const { t } = useLingui()
  const { items, state, showMore } = useLivePages(first, queryFor)
  if (items.length === 0) return empty
  return (
    <>
      <Card padding="flush">
        <List label={t`Orders`}>
          {items.map((order) => (
            <OrderRow key={order.id} order={order} scope={scope} />
          ))}
        </List>
      </Card>
      {showMore && (
        <PlainButton isPending={state === 'pending'} onPress={showMore}>
          {state === 'failed' ? <Trans>Try again</Trans> : <Trans>Show more</Trans>}
        </PlainButton>
      )}
    </>
  )
}

function OrderRow({ order, scope }: { order: OrderCard; scope: OrderScope }) {
  const statuses = useOrderStatusNames()
  const tiers = useTierNames()
  const { id, title, status, other, tier, price, currency, dueAt, isYourTurn } = order
  return (
    <ListRow
      href={orderHref(scope, id)}
      title={<span translate="no">{title}</span>}
      meta={
        <>
          {tier !== null && tiers[tier]}
          {other !== '' && (
            <>
              {tier !== null && ' · '}
              <bdi translate="no">{other}</bdi>
            </>
          )}
          {dueAt !== null && (
            <>
              {' · '}
              <Trans>
                due <OrderTime at={dueAt} />
              </Trans>
            </>
          )}
        </>
      }
      facts={
        <div className={styles.chips}>
          <Chip size="small" tone={toneOf(status)}>
            {statuses[status]}
          </Chip>
          {isYourTurn && (
            <Chip size="small" tone="warn">
              <Trans>Your turn</Trans>
            </Chip>
          )}
        </div>
      }
      action={<Money amount={{ amount: price, currency }} format="full" />}
    />
  )
}
