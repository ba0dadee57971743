import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { isUnseenOffer } from '#shared/features/hiring/offers/offer-status.ts'
import type { offers, TalentOffer } from '#shared/features/hiring/offers/offers.contract.ts'
import { callApi } from '#web/app/api.ts'
import type { PageHandle } from '#web/app/document/document-head.tsx'
import { pageAction } from '#web/app/form/page-action.server.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { useSession } from '#web/app/session/session-context.tsx'
import { type Reader, useReader } from '#web/features/hiring/applications/use-reader.ts'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Card } from '#web/ui/card.tsx'
import { CompanyMark } from '#web/ui/company-mark.tsx'
import { Time } from '#web/ui/time.tsx'
import { offerQuery } from './offer-queries.ts'
import styles from './offers.module.css'
import { ComparedPay } from './own/compared-pay.tsx'
import { OfferNews } from './own/offer-news.tsx'
import { PayCard } from './own/pay-card.tsx'
import { QuestionsCard } from './own/questions-card.tsx'
import { useTakeOver } from './own/use-take-over.ts'
import { Counters } from './parts/counters.tsx'
import { DocumentLink } from './parts/document-link.tsx'
import { OfferHistory } from './parts/offer-history.tsx'
import { SignForm } from './parts/sign-form.tsx'
import { Signatures } from './parts/signatures.tsx'
import termStyles from './parts/terms.module.css'
import { useLiveOffers } from './use-live-offers.ts'

type Facts = { title: string | undefined; now: number }

export const handle = {
  title: (data) => (data as Facts | undefined)?.title,
  frame: { backHref: '/offers' },
} satisfies PageHandle & FrameHandle

const queries = pageQueries(
  ({ params: { id = '' } }) => [offerQuery(id)],
  (cache, { params: { id = '' } }): Facts => ({
    title: cache.getQueryData(offerQuery(id).queryKey)?.company.name,
    now: Date.now(),
  }),
)
export const loader = queries.server
export const clientLoader = queries.browser

export const action = pageAction({
  sign: async ({ client, params: { id = '' }, text, isTicked }) => {
    await callApi<typeof offers.sign>(client, 'POST /talent/api/offers/:id/signature', {
      params: { id },
      body: {
        name: text('name'),
        version: Number(text('version')),
        hasRead: isTicked('hasRead'),
        isNameConfirmed: isTicked('isNameConfirmed'),
      },
    })
    return undefined
  },
})

export default function OfferPage({ loaderData }: { loaderData: PageData & Facts }) {
  const { id = '' } = useParams()
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <Offer key={id} id={id} requestedAt={loaderData.now} />
    </QueryBoundary>
  )
}

function Offer({ id, requestedAt }: { id: string; requestedAt: number }) {
  const { t } = useLingui()
  const reader = useReader(requestedAt)
  const { client } = useSession()
  const cache = useQueryClient()
  const takeOver = useTakeOver(cache)
  const { data: offer } = useSuspenseQuery(offerQuery(id))
  useLiveOffers()
  const { mutate: view } = useMutation({
    mutationFn: () => callApi<typeof offers.view>(client, 'POST /talent/api/offers/:id/view', { params: { id } }),
    onSuccess: takeOver,
  })
  const isUnseen = isUnseenOffer(offer.status)
  useEffect(() => {
    if (isUnseen) view()
  }, [isUnseen, view])
  const { company, terms } = offer
  return (
    <article className={styles.page}>
      <div className={styles.crumbs}>
        <Breadcrumbs crumbs={[{ href: '/offers', label: t`Offers` }]} />
      </div>
      <OfferHead offer={offer} reader={reader} />
      <OfferNews offer={offer} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Card title={<Trans>Offer letter</Trans>}>
            <p className={termStyles.letter}>
              <bdi>{terms.letter}</bdi>
            </p>
          </Card>
          <Counters counters={offer.counters} terms={terms} reader={reader} />
          {offer.can.sign && (
            <div id="sign">
              <Card title={<Trans>Sign</Trans>}>
                <SignForm
                  key={offer.version}
                  version={offer.version}
                  profileName={offer.profileName}
                  purpose="accept"
                  send={async (body) =>
                    takeOver(
                      await callApi<typeof offers.sign>(client, 'POST /talent/api/offers/:id/signature', {
                        params: { id },
                        body,
                      }),
                    )
                  }
                  onSigned={() => undefined}
                />
              </Card>
            </div>
          )}
          <Signatures signatures={offer.signatures} company={company.name} reader={reader} />
        </div>
        <div className={styles.side}>
          <PayCard offer={offer} reader={reader} />
          <DocumentLink href={`/talent/api/offers/${id}/document.pdf`} document={offer.document} />
          <ComparedPay offer={offer} />
          <QuestionsCard company={company} />
          <OfferHistory history={offer.history} reader={reader} />
        </div>
      </div>
    </article>
  )
}

function OfferHead({ offer: { company, terms, sentAt, version }, reader }: { offer: TalentOffer; reader: Reader }) {
  return (
    <header className={styles.head}>
      <CompanyMark name={company.name} size="large" />
      <div className={styles.words}>
        <h1 tabIndex={-1} className={styles.title}>
          <Trans>
            <bdi>{company.name}</bdi> would like you to join
          </Trans>
        </h1>
        <p className={styles.meta}>
          <bdi>{terms.title}</bdi>
          {sentAt && (
            <>
              {' · '}
              <Trans>
                sent <Time at={Date.parse(sentAt)} zone={reader.zone} now={reader.now} format="date" />
              </Trans>
            </>
          )}
          {version > 1 && (
            <>
              {' · '}
              <Trans>version {version}</Trans>
            </>
          )}
        </p>
      </div>
    </header>
  )
}
