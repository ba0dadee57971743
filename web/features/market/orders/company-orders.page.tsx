import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { type OrderShelf, orderShelves } from '#shared/features/market/orders/order-limits.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { CompanyBillingForm } from '#web/features/market/invoices/company-billing.tsx'
import { billingHref, companyBillingQuery, orderInvoicesQuery } from '#web/features/market/invoices/invoice-queries.ts'
import { OrderInvoices } from '#web/features/market/invoices/order-invoices.tsx'
import { OrderPayment } from '#web/features/market/payments/order-payment.tsx'
import { orderPaymentQuery } from '#web/features/market/payments/payment-queries.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { SegmentedLinks } from '#web/ui/segmented-links.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { OrderDetail } from './order-detail.tsx'
import { OrderList } from './order-list.tsx'
import { companyOrdersQuery, orderQuery } from './order-queries.ts'
import styles from './orders.module.css'
import { readOrdersView } from './own-orders.tsx'

const queries = pageQueries(({ url: { searchParams } }) => {
  const order = searchParams.get('order')
  if (searchParams.get('show') === 'billing') return [companyBillingQuery]
  if (order)
    return [orderQuery('company', order), orderInvoicesQuery('company', order), orderPaymentQuery('company', order)]
  return [companyOrdersQuery(readOrdersView(searchParams).shelf)]
})
export const loader = queries.server
export const clientLoader = queries.browser

export default function CompanyOrdersPage({ loaderData }: { loaderData: PageData }) {
  const [search] = useSearchParams()
  const order = search.get('order')
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      {search.get('show') === 'billing' ? (
        <CompanyBillingForm />
      ) : order ? (
        <OrderDetail
          key={order}
          id={order}
          scope="company"
          payment={<OrderPayment id={order} scope="company" hasReturned={search.get('payment') === 'done'} />}
          invoices={<OrderInvoices id={order} scope="company" />}
        />
      ) : (
        <CompanyOrders shelf={readOrdersView(search).shelf} />
      )}
    </QueryBoundary>
  )
}

function CompanyOrders({ shelf }: { shelf: OrderShelf }) {
  const { t } = useLingui()
  const { data: first } = useSuspenseQuery(companyOrdersQuery(shelf))
  const shelves: Record<OrderShelf, string> = { open: t`Open`, over: t`Past` }
  return (
    <div className={styles.page}>
      <PageHeader
        title={<Trans>Orders</Trans>}
        lead={<Trans>Services your company has ordered on the marketplace.</Trans>}
        actions={
          <>
            <LinkButton href={billingHref('company')}>
              <Trans>Billing details</Trans>
            </LinkButton>
            <LinkButton href="/marketplace">
              <Trans>Find a service</Trans>
            </LinkButton>
          </>
        }
      />
      <SegmentedLinks
        label={t`Orders to show`}
        links={orderShelves.map((one) => ({
          href: one === 'open' ? '/company/orders' : `/company/orders?shelf=${one}`,
          label: shelves[one],
          isCurrent: one === shelf,
        }))}
      />
      <OrderList
        key={shelf}
        scope="company"
        first={first}
        queryFor={(cursor) => companyOrdersQuery(shelf, cursor)}
        empty={
          <EmptyState title={shelf === 'open' ? t`No open orders` : t`No past orders`}>
            <Trans>Order a service for your company, and follow it here.</Trans>
          </EmptyState>
        }
      />
    </div>
  )
}
