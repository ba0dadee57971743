import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { JobCard } from '#web/features/jobs/jobs/parts/job-card.tsx'
import { useJobReader } from '#web/features/jobs/jobs/reader/use-job-reader.ts'
import { Card } from '#web/ui/card.tsx'
import { List } from '#web/ui/list-row.tsx'
import { similarJobsQuery } from './similar-jobs-query.ts'

/** Loaded after the page around it, so it takes only what stays the same while the page is being hydrated. */
export function SimilarJobs({ id, requestedAt }: { id: string; requestedAt: number }) {
  const reader = useJobReader(requestedAt)
  const { data } = useSuspenseQuery(similarJobsQuery(id))
  if (data.length === 0) return null
  return (
    <Card title={<Trans>Similar jobs</Trans>} padding="flush">
      <List>
        {data.map((job) => (
          <JobCard key={job.id} job={job} reader={reader} />
        ))}
      </List>
    </Card>
  )
}
