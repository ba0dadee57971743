import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { type OfferShelf, offerShelves } from '#shared/features/hiring/offers/offer-limits.ts'
import { awaitsTalentAnswer } from '#shared/features/hiring/offers/offer-status.ts'
import type { TalentOfferCard } from '#shared/features/hiring/offers/offers.contract.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { useLivePages } from '#web/app/query/use-live-pages.ts'
import { type Reader, useReader } from '#web/features/hiring/applications/use-reader.ts'
import { ChoiceLinks } from '#web/features/jobs/jobs/parts/choice-links.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { CompanyMark } from '#web/ui/company-mark.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { List, ListRow } from '#web/ui/list-row.tsx'
import { Money } from '#web/ui/money.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { Time } from '#web/ui/time.tsx'
import { offersQuery, readShelf } from './offer-queries.ts'
import styles from './offers.module.css'
import { CompareTable } from './own/compare-table.tsx'
import { talentTone, useOfferStatusText } from './texts/offer-status-text.ts'
import { useLiveOffers } from './use-live-offers.ts'

type Facts = { now: number }

const queries = pageQueries(
  ({ url }) => [offersQuery(readShelf(url.searchParams))],
  (): Facts => ({ now: Date.now() }),
)
export const loader = queries.server
export const clientLoader = queries.browser

export default function OffersPage({ loaderData }: { loaderData: PageData & Facts }) {
  const [search] = useSearchParams()
  const show = readShelf(search)
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <Offers key={show} show={show} requestedAt={loaderData.now} />
    </QueryBoundary>
  )
}

function Offers({ show, requestedAt }: { show: OfferShelf; requestedAt: number }) {
  const { t } = useLingui()
  const reader = useReader(requestedAt)
  const { data: first } = useSuspenseQuery(offersQuery(show))
  const { items, state, showMore } = useLivePages(first, (cursor) => offersQuery(show, cursor))
  useLiveOffers()
  const labels: Record<OfferShelf, string> = { open: t`Open`, ended: t`Past` }
  return (
    <div className={styles.page}>
      <PageHeader
        title={<Trans>Offers</Trans>}
        lead={<Trans>Companies that want to hire you, and what they offer.</Trans>}
      />
      <ChoiceLinks
        label={t`Offers to show`}
        links={offerShelves.map((shelf) => ({
          href: shelf === 'open' ? '/offers' : `/offers?show=${shelf}`,
          label: labels[shelf],
          count: first.totals[shelf],
          isCurrent: shelf === show,
        }))}
      />
      {items.length === 0 ? (
        <EmptyState title={show === 'open' ? t`No open offers` : t`No past offers`}>
          {show === 'open' ? (
            <Trans>When a company makes you an offer, you can compare, negotiate and sign it here.</Trans>
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
      {show === 'open' && items.length > 1 && <CompareTable offers={items} />}
    </div>
  )
}

function OfferRow({ offer, reader }: { offer: TalentOfferCard; reader: Reader }) {
  const { forTalent } = useOfferStatusText()
  const { id, company, terms, status, expiresAt, ownPay } = offer
  return (
    <ListRow
      mark={<CompanyMark name={company.name} />}
      href={`/offers/${id}`}
      title={terms.title}
      meta={
        <span>
          <bdi>{company.name}</bdi>
          {awaitsTalentAnswer(status) && expiresAt && (
            <>
              {' · '}
              <Trans>
                answer by <Time at={Date.parse(expiresAt)} zone={reader.zone} now={reader.now} format="full" />
              </Trans>
            </>
          )}
        </span>
      }
      facts={
        <>
          <Money amount={terms} period={terms.period} format="full" />
          {ownPay && (
            <span>
              <Trans>
                about <Money amount={ownPay} format="full" />
              </Trans>
            </span>
          )}
        </>
      }
      action={
        <Chip size="small" tone={talentTone(status)}>
          {forTalent[status]}
        </Chip>
      }
    />
  )
}
