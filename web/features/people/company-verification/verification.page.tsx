import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { isBarredCompany, isVerifiedCompany } from '#shared/features/people/companies/company-status.ts'
import type { CompanyVerification } from '#shared/features/people/company-verification/company-verification.contract.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { DnsProof } from './dns-proof.tsx'
import { MailProof } from './mail-proof.tsx'
import { ManualCheck } from './manual-check.tsx'
import { OwnAddressProof } from './own-address-proof.tsx'
import styles from './verification.module.css'
import { verificationQuery } from './verification-query.ts'

const queries = pageQueries(() => [verificationQuery()])
export const loader = queries.server
export const clientLoader = queries.browser

export default function VerificationPage({ loaderData }: { loaderData: PageData }) {
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <Verification />
    </QueryBoundary>
  )
}

function Verification() {
  const { data } = useSuspenseQuery(verificationQuery())
  if (isVerifiedCompany(data.status)) return <Verified company={data} />
  return (
    <>
      <PageHeader
        title={<Trans>Verify your company</Trans>}
        lead={
          <Trans>
            Until then you can write drafts. Publishing jobs, inviting people and messages start once we know that{' '}
            <bdi>{data.name}</bdi> is yours.
          </Trans>
        }
      />
      <div className={styles.ways}>
        {data.checkRequestedAt !== null && (
          <Callout tone="info" title={<Trans>We are checking your company</Trans>}>
            {data.domain === null ? (
              <Trans>A person looks at it, usually within one working day.</Trans>
            ) : (
              <Trans>A person looks at it, usually within one working day. Confirming your domain is faster.</Trans>
            )}
          </Callout>
        )}
        <Ways company={data} />
      </div>
    </>
  )
}

function Ways({ company }: { company: CompanyVerification }) {
  if (isBarredCompany(company.status))
    return (
      <Callout tone="bad">
        <Trans>This company is suspended or closed, so it cannot be verified. Write to support.</Trans>
      </Callout>
    )
  if (!company.can.verify)
    return (
      <Callout tone="info">
        <Trans>Only owners and admins can verify the company. Ask one of them.</Trans>
      </Callout>
    )
  return (
    <>
      {company.domain === null ? (
        <Callout
          tone="warn"
          title={<Trans>Your company has no website of its own yet</Trans>}
          action={
            <LinkButton href="/company/page">
              <Trans>Add a website</Trans>
            </LinkButton>
          }
        >
          <Trans>
            With a website you can confirm its domain in a minute. Without one a person checks your company.
          </Trans>
        </Callout>
      ) : (
        <>
          {company.ownAddress !== null && <OwnAddressProof company={company} address={company.ownAddress} />}
          <MailProof company={company} domain={company.domain} />
          {company.dnsRecord && <DnsProof company={company} record={company.dnsRecord} />}
        </>
      )}
      <ManualCheck company={company} />
    </>
  )
}

function Verified({ company }: { company: CompanyVerification }) {
  const { name, confirmedDomain } = company
  return (
    <>
      <PageHeader title={<Trans>{name} is verified</Trans>} />
      <Card>
        <p>
          {confirmedDomain ? (
            <Trans>
              The domain <bdi>{confirmedDomain}</bdi> is confirmed. You can publish jobs and invite people.
            </Trans>
          ) : (
            <Trans>We have checked your company. You can publish jobs and invite people.</Trans>
          )}
        </p>
        <p className={styles.next}>
          <LinkButton href="/company" variant="filled">
            <Trans>Go to the overview</Trans>
          </LinkButton>
        </p>
      </Card>
    </>
  )
}
