import type { companyPayments, payments } from '#shared/features/market/payments/payments.contract.ts'
import { callApi } from '#web/app/api.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'
import type { useSession } from '#web/app/session/session-context.tsx'
import type { OrderScope } from '#web/features/market/orders/order-queries.ts'

type Client = ReturnType<typeof useSession>['client']

export const orderPaymentQuery = (scope: OrderScope, id: string) =>
  scope === 'own'
    ? endpointQuery<typeof payments.show>('GET /talent/api/orders/:id/payment', { params: { id } })
    : endpointQuery<typeof companyPayments.show>('GET /company/api/orders/:id/payment', { params: { id } })

export const beginPayment = (client: Client, scope: OrderScope, id: string): Promise<{ url: string }> =>
  scope === 'own'
    ? callApi<typeof payments.begin>(client, 'POST /talent/api/orders/:id/payment', { params: { id } })
    : callApi<typeof companyPayments.begin>(client, 'POST /company/api/orders/:id/payment', { params: { id } })
