import type { QueryClient } from '@tanstack/react-query'
import type { OrderShelf, OrderSide } from '#shared/features/market/orders/order-limits.ts'
import type {
  companyOrders,
  NewOrder,
  NewReview,
  Order,
  OrderStep,
  orders,
} from '#shared/features/market/orders/orders.contract.ts'
import { callApi } from '#web/app/api.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'
import type { useSession } from '#web/app/session/session-context.tsx'
import { marketCountsQuery } from '#web/features/market/services/service-queries.ts'

/** Orders of the person, or of the company they act for. */
export type OrderScope = 'own' | 'company'

type Client = ReturnType<typeof useSession>['client']

export const ownOrdersQuery = (side: OrderSide, show: OrderShelf, cursor?: string) =>
  endpointQuery<typeof orders.list>('GET /talent/api/orders', {
    query: { limit: 20, side, show, ...(cursor !== undefined && { cursor }) },
  })

export const companyOrdersQuery = (show: OrderShelf, cursor?: string) =>
  endpointQuery<typeof companyOrders.list>('GET /company/api/orders', {
    query: { limit: 20, show, ...(cursor !== undefined && { cursor }) },
  })

export const orderQuery = (scope: OrderScope, id: string) =>
  scope === 'own'
    ? endpointQuery<typeof orders.show>('GET /talent/api/orders/:id', { params: { id } })
    : endpointQuery<typeof companyOrders.show>('GET /company/api/orders/:id', { params: { id } })

export const reviewsQuery = (id: string) =>
  endpointQuery<typeof orders.reviews>('GET /talent/api/services/:id/reviews', { params: { id } })

export const placeOrder = (
  client: Client,
  scope: OrderScope,
  body: NewOrder,
  idempotencyKey: string,
): Promise<Order> =>
  scope === 'own'
    ? callApi<typeof orders.place>(client, 'POST /talent/api/orders', { body, idempotencyKey })
    : callApi<typeof companyOrders.place>(client, 'POST /company/api/orders', { body, idempotencyKey })

export const stepOrder = (client: Client, scope: OrderScope, id: string, body: OrderStep): Promise<Order> =>
  scope === 'own'
    ? callApi<typeof orders.step>(client, 'POST /talent/api/orders/:id/status', { params: { id }, body })
    : callApi<typeof companyOrders.step>(client, 'POST /company/api/orders/:id/status', { params: { id }, body })

export const reviewOrder = (client: Client, scope: OrderScope, id: string, body: NewReview): Promise<Order> =>
  scope === 'own'
    ? callApi<typeof orders.review>(client, 'PUT /talent/api/orders/:id/review', { params: { id }, body })
    : callApi<typeof companyOrders.review>(client, 'PUT /company/api/orders/:id/review', { params: { id }, body })

export const linkToFile = (client: Client, scope: OrderScope, id: string, fileId: string): Promise<{ url: string }> =>
  scope === 'own'
    ? callApi<typeof orders.file>(client, 'GET /talent/api/orders/:id/files/:fileId', { params: { id, fileId } })
    : callApi<typeof companyOrders.file>(client, 'GET /company/api/orders/:id/files/:fileId', {
        params: { id, fileId },
      })

export async function refreshOrders(cache: QueryClient): Promise<void> {
  await Promise.all([
    cache.invalidateQueries({ queryKey: ['talent', 'orders'] }),
    cache.invalidateQueries({ queryKey: ['company', 'orders'] }),
    cache.invalidateQueries({ queryKey: marketCountsQuery.queryKey }),
  ])
}

export const ordersHref = (side: OrderSide, show: OrderShelf): string => {
  const params = new URLSearchParams({ show: 'orders' })
  if (side !== 'buying') params.set('side', side)
  if (show !== 'open') params.set('shelf', show)
  return `/marketplace?${params}`
}

export const orderHref = (scope: OrderScope, id: string): string =>
  scope === 'own' ? `/marketplace?show=orders&order=${id}` : `/company/orders?order=${id}`
