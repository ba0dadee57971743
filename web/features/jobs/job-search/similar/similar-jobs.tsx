import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { jobSearch } from '#shared/features/jobs/job-search/job-search.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { JobCard } from '#web/features/jobs/jobs/parts/job-card.tsx'
import type { JobReader } from '#web/features/jobs/jobs/reader/use-job-reader.ts'
import { Card } from '#web/ui/card.tsx'
import { List } from '#web/ui/list-row.tsx'

export const similarJobsQuery = (id: string) =>
  endpointQuery<typeof jobSearch.similar>('GET /shared/api/jobs/:id/similar', { params: { id } })

export function SimilarJobs({ id, reader }: { id: string; reader: JobReader }) {
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
