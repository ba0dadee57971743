import { Trans } from '@lingui/react/macro'
import { Suspense } from 'react'
import { bestJobsQuery } from '#web/features/jobs/job-search/address/search-queries.ts'
import { everything } from '#web/features/jobs/job-search/address/search-state.ts'
import { readerQueries } from '#web/features/jobs/jobs/reader/reader-queries.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { Card } from '#web/ui/card.tsx'
import { Link } from '#web/ui/link.tsx'
import { Skeleton, SkeletonRows } from '#web/ui/skeleton.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import type { HomeCard, HomeCardProps } from '../home-card.ts'
import { SHOWN_JOBS } from '../home-queries.ts'

export const jobsCard: HomeCard = {
  id: 'jobs',
  column: 'main',
  isFor: ({ roles }) => roles.includes('talent'),
  queries: ({ country }) => [...(country ? [bestJobsQuery({ ...everything, openTo: country })] : []), ...readerQueries],
  Card: JobsCard,
}

// Lazy: computing the fit of jobs is the heaviest part of the page, and it is below the next steps.
const JobsCardList = lazyPart(async () => (await import('./jobs-card-list.tsx')).JobsCardList)

const shape = (
  <Skeleton>
    <SkeletonRows count={SHOWN_JOBS} />
  </Skeleton>
)

function JobsCard({ identity, now }: HomeCardProps) {
  // Not server-rendered: its styles load with its code, so it would be unstyled for a moment.
  const isHydrated = useIsHydrated()
  return (
    <Card
      title={identity.country ? <Trans>Jobs open to you</Trans> : <Trans>Jobs to explore</Trans>}
      aside={
        <Link to="/jobs">
          <Trans>Search jobs</Trans>
        </Link>
      }
      padding="flush"
    >
      {isHydrated ? (
        <Suspense fallback={shape}>
          <JobsCardList requestedAt={now} />
        </Suspense>
      ) : (
        shape
      )}
    </Card>
  )
}
