import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { Instant } from '#shared/kit/time-zones.ts'
import { bestJobsQuery } from '#web/features/jobs/job-search/address/search-queries.ts'
import { JobCard } from '#web/features/jobs/jobs/parts/job-card.tsx'
import { useJobReader } from '#web/features/jobs/jobs/reader/use-job-reader.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { List } from '#web/ui/list-row.tsx'
import { SHOWN_JOBS } from '../home-queries.ts'

/** Best fit first; only verdicts of yes and yes-if. */
export function JobsCardList({ requestedAt }: { requestedAt: Instant }) {
  const { t } = useLingui()
  const reader = useJobReader(requestedAt)
  const { data } = useSuspenseQuery(bestJobsQuery(SHOWN_JOBS))
  const jobs = data.items.filter(({ verdict }) => verdict === 'yes' || verdict === 'yes_if')
  if (jobs.length === 0)
    return (
      <EmptyState title={t`No matches yet`} headingLevel={3}>
        <Trans>Jobs open to you where you live will appear here.</Trans>
      </EmptyState>
    )
  return (
    <List label={t`Jobs open to you`}>
      {jobs.map((job) => (
        <JobCard key={job.id} job={job} reader={reader} />
      ))}
    </List>
  )
}
