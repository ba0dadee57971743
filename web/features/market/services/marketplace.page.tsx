import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, useEffect, useRef, useState } from 'react'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { useSearchParams } from 'react-router'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { readerQueries } from '#web/features/jobs/jobs/reader/reader-queries.ts'
import { useJobReader } from '#web/features/jobs/jobs/reader/use-job-reader.ts'
import { billingHref, orderInvoicesQuery, ownBillingQuery } from '#web/features/market/invoices/invoice-queries.ts'
import { OrderInvoices } from '#web/features/market/invoices/order-invoices.tsx'
import { OwnBillingForm } from '#web/features/market/invoices/own-billing.tsx'
import { OrderDetail } from '#web/features/market/orders/order-detail.tsx'
import { OrderForm } from '#web/features/market/orders/order-form.tsx'
import { orderQuery, ownOrdersQuery, reviewsQuery } from '#web/features/market/orders/order-queries.ts'
import { OwnOrders, readOrdersView } from '#web/features/market/orders/own-orders.tsx'
import { ServiceReviews } from '#web/features/market/orders/service-reviews.tsx'
import { OrderPayment } from '#web/features/market/payments/order-payment.tsx'
import { orderPaymentQuery } from '#web/features/market/payments/payment-queries.ts'
import { PerkList } from '#web/features/market/perks/perk-list.tsx'
import { perksQuery, readPlace, topPerksQuery } from '#web/features/market/perks/perk-queries.ts'
import { PerkShelf } from '#web/features/market/perks/perk-shelf.tsx'
import { OwnProposals } from '#web/features/market/proposals/own-proposals.tsx'
import { ownProposalsQuery } from '#web/features/market/proposals/proposal-queries.ts'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { Link } from '#web/ui/link.tsx'
import { focusIfLost } from '#web/ui/use-lost-focus.ts'
import { ServiceFilters } from './filters/service-filters.tsx'
import styles from './marketplace.module.css'
import { MarketplaceHead, type MarketView, marketViews } from './marketplace-tabs.tsx'
import { OwnServices } from './own/own-services.tsx'
import { ServiceEditor } from './own/service-editor.tsx'
import { ServiceDetail } from './service-detail.tsx'
import { ServiceList } from './service-list.tsx'
import {
  addressOf,
  marketCountsQuery,
  ownServiceQuery,
  ownServicesQuery,
  readFilters,
  serviceQuery,
  servicesQuery,
} from './service-queries.ts'
import { ServiceSearch } from './service-search.tsx'

const viewOf = (params: URLSearchParams): MarketView =>
  marketViews.find((one) => one === params.get('show')) ?? 'services'

const queries = pageQueries(({ url: { searchParams } }) => {
  const [edited, service] = [searchParams.get('edit'), searchParams.get('service')]
  if (viewOf(searchParams) === 'mine')
    return [
      marketCountsQuery,
      ownServicesQuery,
      ...(edited && edited !== 'new' ? [ownServiceQuery(edited)] : []),
      ownProposalsQuery(),
      ...readerQueries,
    ]
  if (viewOf(searchParams) === 'orders') {
    const [order, { side, shelf }] = [searchParams.get('order'), readOrdersView(searchParams)]
    return order
      ? [orderQuery('own', order), orderInvoicesQuery('own', order), orderPaymentQuery('own', order)]
      : [marketCountsQuery, ownOrdersQuery(side, shelf)]
  }
  if (viewOf(searchParams) === 'perks') return [marketCountsQuery, perksQuery(readPlace(searchParams))]
  if (viewOf(searchParams) === 'billing') return [ownBillingQuery]
  return [
    marketCountsQuery,
    servicesQuery(readFilters(searchParams)),
    topPerksQuery,
    ...(service ? [serviceQuery(service), reviewsQuery(service)] : []),
    ...readerQueries,
  ]
})
export const loader = async (args: LoaderFunctionArgs) => ({ ...(await queries.server(args)), now: Date.now() })
export const clientLoader = async (args: ClientLoaderFunctionArgs) => ({
  ...(await queries.browser(args)),
  now: Date.now(),
})

export const handle = {
  // On phones an open service has a bar of its own, to order it.
  frame: { isSplit: true, isAloneAt: (search) => viewOf(search) === 'services' && search.has('service') },
} satisfies FrameHandle

export default function MarketplacePage({ loaderData }: { loaderData: PageData & { now: number } }) {
  const [search] = useSearchParams()
  const view = viewOf(search)
  const edited = search.get('edit')
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <div className={styles.room} data-wide={view === 'services' || undefined}>
        {view === 'services' && <Services search={search} requestedAt={loaderData.now} />}
        {view === 'orders' && <Orders search={search} />}
        {view === 'perks' && <Perks search={search} />}
        {view === 'billing' && <OwnBillingForm />}
        {view === 'mine' &&
          (edited ? (
            <ServiceEditor key={edited} id={edited} />
          ) : (
            <Mine isProposing={search.get('proposal') === 'new'} />
          ))}
      </div>
    </QueryBoundary>
  )
}

const ProposalForm = lazy(() =>
  import('#web/features/market/proposals/proposal-form.tsx').then((module) => ({ default: module.ProposalForm })),
)

function Mine({ isProposing }: { isProposing: boolean }) {
  return isProposing ? <ProposalForm /> : <OwnServices proposals={<OwnProposals />} />
}

function Perks({ search }: { search: URLSearchParams }) {
  return (
    <div className={styles.page}>
      <MarketplaceHead view="perks" />
      <PerkList key={readPlace(search)} where={readPlace(search)} />
    </div>
  )
}

function Orders({ search }: { search: URLSearchParams }) {
  const isTalent = useIdentity()?.roles.includes('talent') ?? false
  const order = search.get('order')
  if (order)
    return (
      <OrderDetail
        key={order}
        id={order}
        scope="own"
        payment={<OrderPayment id={order} scope="own" hasReturned={search.get('payment') === 'done'} />}
        invoices={<OrderInvoices id={order} scope="own" />}
      />
    )
  return (
    <div className={styles.page}>
      <MarketplaceHead view="orders" />
      <OwnOrders {...readOrdersView(search)} hasSales={isTalent} />
      <p>
        <Link to={billingHref('own')}>
          <Trans>Billing details</Trans>
        </Link>
      </p>
    </div>
  )
}

function Services({ search, requestedAt }: { search: URLSearchParams; requestedAt: number }) {
  const reader = useJobReader(requestedAt)
  const filters = readFilters(search)
  const selected = search.get('service')
  const { data: first } = useSuspenseQuery(servicesQuery(filters))
  const { data: counts } = useSuspenseQuery(marketCountsQuery)
  const detail = useRef<HTMLDivElement>(null)
  const [initial] = useState(selected)
  // On phones the list with the pressed link is hidden. A page that was opened at a service starts at its top.
  useEffect(() => {
    if (selected === initial) return
    const frame = requestAnimationFrame(() => focusIfLost(detail.current?.querySelector('h2') ?? null))
    return () => cancelAnimationFrame(frame)
  }, [selected, initial])
  return (
    <div className={styles.page} data-open={selected ? true : undefined}>
      <div className={styles.top}>
        <MarketplaceHead view="services" />
        <ServiceSearch filters={filters} />
      </div>
      <div className={styles.columns} data-open={selected ? true : undefined}>
        <ServiceFilters filters={filters} result={first} reader={reader} />
        <ServiceList
          key={addressOf(filters)}
          filters={filters}
          first={first}
          reader={reader}
          selected={selected}
          foot={<PerkShelf total={counts.perks} />}
        />
        {selected && (
          <div ref={detail} className={styles.detail}>
            <div className={styles.back}>
              {/* Where the page's own heading has no room. */}
              <h1 className="visually-hidden">
                <Trans>Marketplace</Trans>
              </h1>
              <Link to={addressOf(filters)}>
                <Trans>Back to all services</Trans>
              </Link>
            </div>
            <ServiceDetail
              key={selected}
              id={selected}
              reader={reader}
              renderOrder={(rest) => (
                <OrderForm serviceId={selected} reader={reader}>
                  {rest}
                </OrderForm>
              )}
              reviews={<ServiceReviews serviceId={selected} />}
            />
          </div>
        )}
      </div>
    </div>
  )
}
