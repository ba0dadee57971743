import type { QueryClient } from '@tanstack/react-query'
import type { billing, companyBillings } from '#shared/features/market/invoices/billing.contract.ts'
import type { companyInvoices, invoices } from '#shared/features/market/invoices/invoices.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'
import type { OrderScope } from '#web/features/market/orders/order-queries.ts'

export const orderInvoicesQuery = (scope: OrderScope, id: string) =>
  scope === 'own'
    ? endpointQuery<typeof invoices.ofOrder>('GET /talent/api/orders/:id/invoices', { params: { id } })
    : endpointQuery<typeof companyInvoices.ofOrder>('GET /company/api/orders/:id/invoices', { params: { id } })

export const ownBillingQuery = endpointQuery<typeof billing.show>('GET /talent/api/billing-details')
export const companyBillingQuery = endpointQuery<typeof companyBillings.show>('GET /company/api/billing-details')

export const invoiceFileHref = (scope: OrderScope, id: string): string =>
  `/${scope === 'own' ? 'talent' : 'company'}/api/invoices/${id}/invoice.pdf`

export const billingHref = (scope: OrderScope): string =>
  scope === 'own' ? '/marketplace?show=billing' : '/company/orders?show=billing'

/** Invoices are read under the order they belong to. */
export async function refreshInvoices(cache: QueryClient): Promise<void> {
  await Promise.all([
    cache.invalidateQueries({ queryKey: ['talent', 'orders'] }),
    cache.invalidateQueries({ queryKey: ['company', 'orders'] }),
  ])
}
