import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import type { Instant } from '#shared/kit/time-zones.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { jobCountsQuery } from '#web/features/jobs/job-tabs/job-counts.ts'
import { JobsTabs } from '#web/features/jobs/job-tabs/jobs-tabs.tsx'
import { readerQueries } from '#web/features/jobs/jobs/reader/reader-queries.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { AddSkills } from './add-skills.tsx'
import { DismissedList } from './dismissals/dismissed-list.tsx'
import { RecommendationList } from './recommendation-list.tsx'
import { recommendationsQuery } from './recommendation-queries.ts'
import styles from './recommendations.module.css'
import { SwitchedOff } from './switched-off.tsx'

// Server-rendered and lazy: its switch needs a lot of code and is at the very end of the page.
const loadHow = async () => (await import('./how-it-works.tsx')).HowItWorks
const HowItWorks = import.meta.env.SSR ? await loadHow() : lazyPart(loadHow)
// A constant element: React discards the server's HTML of a lazy part that re-renders while pending.
const howItWorks = (
  <Suspense fallback={null}>
    <HowItWorks />
  </Suspense>
)

const queries = pageQueries(() => [recommendationsQuery, jobCountsQuery, ...readerQueries])

export const loader = async (args: LoaderFunctionArgs) => ({ ...(await queries.server(args)), now: Date.now() })
export const clientLoader = async (args: ClientLoaderFunctionArgs) => ({
  ...(await queries.browser(args)),
  now: Date.now(),
})

export default function RecommendedPage({ loaderData }: { loaderData: PageData & { now: Instant } }) {
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <Recommended requestedAt={loaderData.now} />
    </QueryBoundary>
  )
}

function Recommended({ requestedAt }: { requestedAt: Instant }) {
  const { t } = useLingui()
  const country = useIdentity()?.country
  const { isOn, hasSkills, items, dismissed } = useSuspenseQuery(recommendationsQuery).data
  return (
    <>
      <div className={styles.tabs}>
        <JobsTabs />
      </div>
      <PageHeader
        title={t`Recommended jobs`}
        lead={
          !isOn ? undefined : country ? (
            <Trans>
              Open to people where you live, ranked by how well they match your profile. Each job says why it is
              recommended.
            </Trans>
          ) : (
            <Trans>Ranked by how well they match your profile. Each job says why it is recommended.</Trans>
          )
        }
      />
      <div className={styles.page}>
        {!isOn && <SwitchedOff />}
        {isOn && !hasSkills && <AddSkills />}
        {isOn && items.length === 0 && (
          <EmptyState
            title={t`No recommendations right now`}
            action={
              <LinkButton href="/jobs" variant="filled">
                <Trans>Search jobs</Trans>
              </LinkButton>
            }
          >
            <Trans>No open job matches your profile. New jobs arrive every day.</Trans>
          </EmptyState>
        )}
        {items.length > 0 && <RecommendationList items={items} requestedAt={requestedAt} />}
        {dismissed.length > 0 && <DismissedList dismissed={dismissed} />}
        {isOn && howItWorks}
      </div>
    </>
  )
}
