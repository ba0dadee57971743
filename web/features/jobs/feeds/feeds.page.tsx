import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isVerifiedCompany } from '#shared/features/people/companies/company-status.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { countriesQuery } from '#web/features/base/reference/countries-query.ts'
import { currentCompanyQuery, useCurrentCompany } from '#web/features/people/companies/current-company.ts'
import { Callout } from '#web/ui/callout.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { FeedCard } from './company/feed-card.tsx'
import styles from './company/feeds.module.css'
import { feedsQuery } from './company/feeds-queries.ts'
import { NewFeed } from './company/new-feed.tsx'

const queries = pageQueries(() => [currentCompanyQuery(), countriesQuery])
export const loader = queries.server
export const clientLoader = queries.browser

export default function FeedsPage({ loaderData }: { loaderData: PageData }) {
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <CompanyFeeds />
    </QueryBoundary>
  )
}

/** Mirrors the server's policy, which is authoritative. */
const managing: readonly string[] = ['owner', 'admin', 'recruiter']

function CompanyFeeds() {
  const company = useCurrentCompany()
  const [added, setAdded] = useState(0)
  if (!company) return null
  return (
    <>
      <PageHeader
        title={<Trans>Job feeds</Trans>}
        lead={
          <Trans>
            Jobs imported from your other systems every hour. Correct how a line is read once, and it applies to all
            postings.
          </Trans>
        }
      />
      <div className={styles.page}>
        {managing.includes(company.role) && isVerifiedCompany(company.status) && (
          // An empty form after each feed.
          <NewFeed key={added} companyId={company.id} onAdded={() => setAdded(added + 1)} />
        )}
        <FeedList companyId={company.id} />
      </div>
    </>
  )
}

function FeedList({ companyId }: { companyId: string }) {
  const { t, i18n } = useLingui()
  const { data, error } = useQuery(feedsQuery(companyId))
  if (error) return <Callout tone="bad">{describeFailure(i18n, error)}</Callout>
  if (data?.length === 0)
    return (
      <EmptyState title={t`No feeds yet`}>
        <Trans>Keep your jobs in Greenhouse, Lever, Ashby or another system? Import them automatically.</Trans>
      </EmptyState>
    )
  return data?.map((feed) => <FeedCard key={feed.id} feed={feed} />)
}
