import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import type { CompanyOffer, companyOffers } from '#shared/features/hiring/offers/company-offers.contract.ts'
import { callApi } from '#web/app/api.ts'
import type { PageHandle } from '#web/app/document/document-head.tsx'
import { pageAction } from '#web/app/form/page-action.server.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { useIdentity, useSession } from '#web/app/session/session-context.tsx'
import { useReader } from '#web/features/hiring/applications/use-reader.ts'
import { ratesQuery } from '#web/features/jobs/jobs/reader/reader-queries.ts'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { CompanySteps } from './company/company-steps.tsx'
import { OfferFacts } from './company/offer-facts.tsx'
import { WriteOffer } from './company/write-offer.tsx'
import { companyOfferQuery } from './offer-queries.ts'
import styles from './offers.module.css'
import { Counters } from './parts/counters.tsx'
import { DocumentLink } from './parts/document-link.tsx'
import { OfferHistory } from './parts/offer-history.tsx'
import { SignForm } from './parts/sign-form.tsx'
import { Signatures } from './parts/signatures.tsx'
import termStyles from './parts/terms.module.css'
import { TermsList } from './parts/terms-list.tsx'
import { companyTone, useOfferStatusText } from './texts/offer-status-text.ts'
import { useLiveCompanyOffers } from './use-live-offers.ts'

type Facts = { title: string | undefined; now: number }

export const handle = {
  title: (data) => (data as Facts | undefined)?.title,
  frame: { backHref: '/company/offers' },
} satisfies PageHandle & FrameHandle

const queries = pageQueries(
  ({ params: { id = '' } }) => [companyOfferQuery(id), ratesQuery],
  (cache, { params: { id = '' } }): Facts => ({
    title: cache.getQueryData(companyOfferQuery(id).queryKey)?.talent.name,
    now: Date.now(),
  }),
)
export const loader = queries.server
export const clientLoader = queries.browser

export const action = pageAction({
  sign: async ({ client, params: { id = '' }, text, isTicked }) => {
    await callApi<typeof companyOffers.countersign>(client, 'POST /company/api/offers/:id/signature', {
      params: { id },
      body: { name: text('name'), version: Number(text('version')), isNameConfirmed: isTicked('isNameConfirmed') },
    })
    return undefined
  },
})

export default function CompanyOfferPage({ loaderData }: { loaderData: PageData & Facts }) {
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
  const cache = useQueryClient()
  const { data: offer } = useSuspenseQuery(companyOfferQuery(id))
  const { forCompany } = useOfferStatusText()
  const [isWriting, setIsWriting] = useState(false)
  useLiveCompanyOffers()
  const show = (changed: CompanyOffer) => {
    cache.setQueryData(companyOfferQuery(id).queryKey, changed)
    void cache.invalidateQueries({ queryKey: ['company', 'offers'], refetchType: 'none' })
  }
  const { terms, talent, status } = offer
  return (
    <article className={styles.page}>
      <PageHeader
        breadcrumbs={<Breadcrumbs crumbs={[{ href: '/company/offers', label: t`Offers` }]} />}
        title={
          <Trans>
            Offer for <bdi>{talent.name}</bdi>
          </Trans>
        }
        lead={<bdi>{terms.title}</bdi>}
        actions={
          <>
            <Chip tone={companyTone(status)}>{forCompany[status]}</Chip>
            <LinkButton href={`/company/applicants/${offer.applicationId}`}>
              <Trans>Open applicant</Trans>
            </LinkButton>
          </>
        }
      />
      <CompanySteps offer={offer} onChanged={show} onWrite={() => setIsWriting(true)} isWriting={isWriting} />
      {isWriting ? (
        <WriteOffer
          offer={offer}
          onClose={() => setIsWriting(false)}
          onSaved={(changed) => {
            show(changed)
            setIsWriting(false)
          }}
        />
      ) : (
        <div className={styles.columns}>
          <div className={styles.main}>
            <Counters counters={offer.counters} terms={terms} reader={reader} />
            <Card title={<Trans>Letter and clauses</Trans>}>
              <p className={termStyles.letter}>
                <bdi>{terms.letter}</bdi>
              </p>
            </Card>
            {offer.can.countersign && <Countersign offer={offer} onSigned={show} />}
            <Signatures signatures={offer.signatures} company={offer.company.name} reader={reader} />
          </div>
          <div className={styles.side}>
            <OfferFacts offer={offer} reader={reader} />
            <Card title={<Trans>Terms</Trans>}>
              <TermsList terms={terms} before={offer.versions.at(-2)?.terms} />
            </Card>
            <DocumentLink href={`/company/api/offers/${id}/document.pdf`} document={offer.document} />
            <OfferHistory history={offer.history} reader={reader} />
          </div>
        </div>
      )}
    </article>
  )
}

function Countersign({ offer, onSigned }: { offer: CompanyOffer; onSigned: (offer: CompanyOffer) => void }) {
  const { client } = useSession()
  const name = useIdentity()?.name ?? ''
  return (
    <Card title={<Trans>Sign for your company</Trans>}>
      <SignForm
        version={offer.version}
        profileName={name}
        purpose="countersign"
        send={async ({ hasRead: _, ...body }) =>
          onSigned(
            await callApi<typeof companyOffers.countersign>(client, 'POST /company/api/offers/:id/signature', {
              params: { id: offer.id },
              body,
            }),
          )
        }
        onSigned={() => undefined}
      />
    </Card>
  )
}
