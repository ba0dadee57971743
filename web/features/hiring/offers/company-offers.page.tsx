import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { type OfferShelf, offerShelves } from '#shared/features/hiring/offers/offer-limits.ts'
import { isOpenOffer } from '#shared/features/hiring/offers/offer-status.ts'
import type { OfferCard } from '#shared/features/hiring/offers/offer-view.contract.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { useLivePages } from '#web/app/query/use-live-pages.ts'
import { type Reader, useReader } from '#web/features/hiring/applications/use-reader.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { List, ListRow } from '#web/ui/list-row.tsx'
import { Money } from '#web/ui/money.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { SegmentedLinks } from '#web/ui/segmented-links.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { Time } from '#web/ui/time.tsx'
import { companyOffersQuery, offerRecordsQuery, readShelf } from './offer-queries.ts'
import { OfferRecords } from './offer-records.tsx'
import styles from './offers.module.css'
import { companyTone, useOfferStatusText } from './texts/offer-status-text.ts'
import { useLiveCompanyOffers } from './use-live-offers.ts'

type Facts = { now: number }

const queries = pageQueries(
  ({ url }) => {
    const show = readShelf(url.searchParams)
    return [companyOffersQuery(show), ...(show === 'ended' ? [offerRecordsQuery()] : [])]
  },
  (): Facts => ({ now: Date.now() }),
)
export const loader = queries.server
export const clientLoader = queries.browser

export default function CompanyOffersPage({ loaderData }: { loaderData: PageData & Facts }) {
  const [search] = useSearchParams()
  const show = readShelf(search)
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <CompanyOffers key={show} show={show} requestedAt={loaderData.now} />
    </QueryBoundary>
  )
}

function CompanyOffers({ show, requestedAt }: { show: OfferShelf; requestedAt: number }) {
  const { t } = useLingui()
  const reader = useReader(requestedAt)
  const { data: first } = useSuspenseQuery(companyOffersQuery(show))
  const { items, state, showMore } = useLivePages(first, (cursor) => companyOffersQuery(show, cursor))
  useLiveCompanyOffers()
  const labels: Record<OfferShelf, string> = { open: t`Open`, ended: t`Past` }
  return (
    <div className={styles.page}>
      <PageHeader
        title={<Trans>Offers</Trans>}
        lead={<Trans>From the first draft to both signatures. Start one from an applicant’s page.</Trans>}
      />
      <SegmentedLinks
        label={t`Offers to show`}
        links={offerShelves.map((shelf) => ({
          href: shelf === 'open' ? '/company/offers' : `/company/offers?show=${shelf}`,
          label: labels[shelf],
          isCurrent: shelf === show,
        }))}
      />
      {items.length === 0 ? (
        <EmptyState title={show === 'open' ? t`No open offers` : t`No past offers`}>
          {show === 'open' ? (
            <Trans>Open an applicant and choose “Make an offer”.</Trans>
          ) : (
            <Trans>Offers move here once they are signed, declined or over.</Trans>
          )}
        </EmptyState>
      ) : (
        <Card padding="flush">
          <List label={t`Offers`}>
            {items.map((offer) => (
              <OfferRow key={offer.id} offer={offer} reader={reader} />
            ))}
          </List>
        </Card>
      )}
      {showMore && (
        <PlainButton isPending={state === 'pending'} onPress={showMore}>
          {state === 'failed' ? <Trans>Try again</Trans> : <Trans>Show more</Trans>}
        </PlainButton>
      )}
      {show === 'ended' && <OfferRecords />}
    </div>
  )
}

function OfferRow({ offer, reader }: { offer: OfferCard; reader: Reader }) {
  const { forCompany } = useOfferStatusText()
  const { id, talent, terms, status, expiresAt, updatedAt } = offer
  return (
    <ListRow
      mark={<Avatar name={talent.name} />}
      href={`/company/offers/${id}`}
      title={talent.name}
      meta={
        <>
          <bdi>{terms.title}</bdi>
          {' · '}
          {isOpenOffer(status) && expiresAt ? (
            <Trans>
              ends <Time at={Date.parse(expiresAt)} zone={reader.zone} now={reader.now} format="day" />
            </Trans>
          ) : (
            <Time at={Date.parse(updatedAt)} zone={reader.zone} now={reader.now} format="distance" />
          )}
        </>
      }
      facts={<Money amount={terms} period={terms.period} format="full" />}
      action={
        <Chip size="small" tone={companyTone(status)}>
          {forCompany[status]}
        </Chip>
      }
    />
  )
}
