import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { Card } from '#web/ui/card.tsx'
import { Link } from '#web/ui/link.tsx'
import { Skeleton, SkeletonRows } from '#web/ui/skeleton.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import type { HomeCard, HomeCardProps } from '../home-card.ts'
import { recentSourceQuery, SHOWN_JOBS } from '../home-queries.ts'
import styles from './source-card.module.css'

/** Who referred the person, and the jobs they were referred to. */
export const sourceCard: HomeCard = {
  id: 'source',
  column: 'main',
  isFor: ({ roles }) => roles.includes('talent'),
  queries: [recentSourceQuery],
  Card: SourceCard,
}

const SourceJobs = lazyPart(async () => (await import('./source-jobs.tsx')).SourceJobs)

const shape = (
  <Skeleton>
    <SkeletonRows count={SHOWN_JOBS} />
  </Skeleton>
)

function SourceCard({ now }: HomeCardProps) {
  const isHydrated = useIsHydrated()
  const { source } = useSuspenseQuery(recentSourceQuery).data
  if (source === null) return null
  const { id, name, message, company, jobId } = source
  return (
    <Card
      title={
        <Trans>
          Referred by <bdi>{name}</bdi>
        </Trans>
      }
      aside={
        jobId ? (
          <Link to={`/jobs/${jobId}?via=${id}`}>
            <Trans>See the job</Trans>
          </Link>
        ) : (
          <Link to={company ? `/jobs?company=${company.id}` : '/jobs'}>
            {company ? <Trans>See all their jobs</Trans> : <Trans>Browse all jobs</Trans>}
          </Link>
        )
      }
      padding="flush"
    >
      {message && (
        <p className={styles.message}>
          <bdi>{message}</bdi>
        </p>
      )}
      {company &&
        (isHydrated ? (
          <Suspense fallback={shape}>
            <SourceJobs companyId={company.id} requestedAt={now} />
          </Suspense>
        ) : (
          shape
        ))}
    </Card>
  )
}
