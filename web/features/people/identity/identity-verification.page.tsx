import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { OwnIdentity } from '#shared/features/people/identity/identity.contract.ts'
import {
  isExpiringIdentity,
  isIdentityInReview,
  isOpenIdentity,
  isRejectedIdentity,
  isSubmittedIdentity,
  isVerifiedIdentity,
} from '#shared/features/people/identity/identity-status.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { countriesQuery } from '#web/features/base/reference/countries-query.ts'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { CollectPart } from './collect-part.tsx'
import { DetailsForm } from './details-form.tsx'
import styles from './identity.module.css'
import { identityQuery } from './identity-query.ts'
import { LooksList } from './looks-list.tsx'
import { RejectedState, ReviewState, VerifiedState } from './state-parts.tsx'

const queries = pageQueries(() => [identityQuery(), countriesQuery])
export const loader = queries.server
export const clientLoader = queries.browser

export default function IdentityVerificationPage({ loaderData }: { loaderData: PageData }) {
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <Identity />
    </QueryBoundary>
  )
}

/** Reading a document takes seconds, and a phone adds photos: the page follows both. */
const REFRESH = 3_000

function Identity() {
  const { data } = useSuspenseQuery({
    ...identityQuery(),
    refetchInterval: ({ state }) =>
      isSubmittedIdentity(state.data?.check?.status) || state.data?.phone ? REFRESH : false,
  })
  return (
    <>
      <PageHeader
        title={<Trans>Identity verification</Trans>}
        lead={<Trans>Companies see that you are verified. They never see your document.</Trans>}
      />
      <div className={styles.page}>
        <State identity={data} />
        {(data.check !== null || data.looks.length > 0) && <LooksList looks={data.looks} />}
      </div>
    </>
  )
}

function State({ identity }: { identity: OwnIdentity }) {
  const { check } = identity
  if (!check) return <DetailsForm identity={identity} />
  if (isOpenIdentity(check.status)) return <CollectPart check={check} identity={identity} />
  if (isSubmittedIdentity(check.status) || isIdentityInReview(check.status)) return <ReviewState check={check} />
  if (isRejectedIdentity(check.status)) return <RejectedState check={check} identity={identity} />
  if (isVerifiedIdentity(check.status) && !isExpiringIdentity(check.status)) return <VerifiedState check={check} />
  return (
    <>
      {isExpiringIdentity(check.status) && <VerifiedState check={check} />}
      <DetailsForm identity={identity} />
    </>
  )
}
