import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import type { companyOffers } from '#shared/features/hiring/offers/company-offers.contract.ts'
import { callApi } from '#web/app/api.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { useIdentity, useSession } from '#web/app/session/session-context.tsx'
import { ratesQuery } from '#web/features/jobs/jobs/reader/reader-queries.ts'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { blankTerms, OfferForm } from './company/offer-form.tsx'
import { companyOfferQuery, offerContextQuery } from './offer-queries.ts'
import styles from './offers.module.css'

export const handle = { frame: { backHref: '/company/offers' } } satisfies FrameHandle

const applicationIn = (params: URLSearchParams) => params.get('application') ?? ''

const queries = pageQueries(({ url }) => {
  const id = applicationIn(url.searchParams)
  return id === '' ? [] : [offerContextQuery(id), ratesQuery]
})
export const loader = queries.server
export const clientLoader = queries.browser

export default function NewOfferPage({ loaderData }: { loaderData: PageData }) {
  const [search] = useSearchParams()
  const id = applicationIn(search)
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      {id === '' ? <ChooseApplicant /> : <NewOffer key={id} id={id} />}
    </QueryBoundary>
  )
}

function ChooseApplicant() {
  const { t } = useLingui()
  return (
    <>
      <PageHeader title={<Trans>New offer</Trans>} />
      <EmptyState
        title={t`Choose an applicant first`}
        action={
          <LinkButton href="/company/applicants">
            <Trans>Open applicants</Trans>
          </LinkButton>
        }
      >
        <Trans>To make an offer, open an applicant’s page.</Trans>
      </EmptyState>
    </>
  )
}

function NewOffer({ id }: { id: string }) {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const ownId = useIdentity()?.id
  const { data: context } = useSuspenseQuery(offerContextQuery(id))
  const { application, job, approvers, liveOfferId } = context
  const other = approvers.find((approver) => approver.id !== ownId) ?? approvers[0]
  return (
    <div className={styles.page}>
      <PageHeader
        breadcrumbs={<Breadcrumbs crumbs={[{ href: '/company/offers', label: t`Offers` }]} />}
        title={
          <Trans>
            Offer for <bdi>{application.talentName}</bdi>
          </Trans>
        }
        lead={<bdi>{job.title}</bdi>}
      />
      {liveOfferId ? (
        <EmptyState
          title={t`This applicant already has an offer`}
          action={
            <LinkButton href={`/company/offers/${liveOfferId}`}>
              <Trans>Open the offer</Trans>
            </LinkButton>
          }
        >
          <Trans>Change it, or withdraw it before you make another one.</Trans>
        </EmptyState>
      ) : (
        <OfferForm
          terms={blankTerms(context)}
          publishedPay={context.publishedPay}
          approval={{ approvers, approverId: other?.id ?? null }}
          draftName={`offer-${id}`}
          submitLabel={t`Save draft`}
          send={(body, idempotencyKey) =>
            callApi<typeof companyOffers.create>(client, 'POST /company/api/applications/:id/offers', {
              params: { id },
              body,
              idempotencyKey,
            })
          }
          onSaved={async (offer) => {
            cache.setQueryData(companyOfferQuery(offer.id).queryKey, offer)
            await navigate(`/company/offers/${offer.id}`)
          }}
        />
      )}
    </div>
  )
}
