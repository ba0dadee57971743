import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import {
  type OrderShelf,
  type OrderSide,
  orderShelves,
  orderSides,
} from '#shared/features/market/orders/order-limits.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { SegmentedLinks } from '#web/ui/segmented-links.tsx'
import { OrderList } from './order-list.tsx'
import { ordersHref, ownOrdersQuery } from './order-queries.ts'

export const readOrdersView = (params: URLSearchParams): { side: OrderSide; shelf: OrderShelf } => ({
  side: orderSides.find((one) => one === params.get('side')) ?? 'buying',
  shelf: orderShelves.find((one) => one === params.get('shelf')) ?? 'open',
})

export function OwnOrders({ side, shelf, hasSales }: { side: OrderSide; shelf: OrderShelf; hasSales: boolean }) {
  const { t } = useLingui()
  const { data: first } = useSuspenseQuery(ownOrdersQuery(side, shelf))
  const sides: Record<OrderSide, string> = { buying: t`Buying`, selling: t`Selling` }
  const shelves: Record<OrderShelf, string> = { open: t`Open`, over: t`Past` }
  return (
    <>
      {hasSales && (
        <SegmentedLinks
          label={t`Side`}
          links={orderSides.map((one) => ({
            href: ordersHref(one, shelf),
            label: sides[one],
            isCurrent: one === side,
          }))}
        />
      )}
      <SegmentedLinks
        label={t`Orders to show`}
        links={orderShelves.map((one) => ({
          href: ordersHref(side, one),
          label: shelves[one],
          isCurrent: one === shelf,
        }))}
      />
      <OrderList
        key={`${side} ${shelf}`}
        scope="own"
        first={first}
        queryFor={(cursor) => ownOrdersQuery(side, shelf, cursor)}
        empty={
          <EmptyState
            title={shelf === 'open' ? t`No open orders` : t`No past orders`}
            action={
              side === 'buying' && (
                <LinkButton href="/marketplace">
                  <Trans>Find a service</Trans>
                </LinkButton>
              )
            }
          >
            {side === 'buying' ? (
              <Trans>Services you order appear here, with their deadlines and deliveries.</Trans>
            ) : (
              <Trans>Orders of your services appear here. You have two days to accept each.</Trans>
            )}
          </EmptyState>
        }
      />
    </>
  )
}
