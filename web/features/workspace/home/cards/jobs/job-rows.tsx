import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Instant } from '#shared/kit/time-zones.ts'
import { bestJobsQuery } from '#web/features/jobs/job-search/address/search-queries.ts'
import type { SearchState } from '#web/features/jobs/job-search/address/search-state.ts'
import { JobCard } from '#web/features/jobs/jobs/parts/job-card.tsx'
import { useJobReader } from '#web/features/jobs/jobs/reader/use-job-reader.ts'
import { List } from '#web/ui/list-row.tsx'
import { SHOWN_JOBS } from '../home-queries.ts'

type JobRowsProps = {
  search: SearchState
  requestedAt: Instant
  label: string
  /** Shown instead of the list if there are no jobs. */
  none: ReactNode
}

/** The best-fitting results of a search. Jobs at impossible hours are left out as long as there are others. */
export function JobRows({ search, requestedAt, label, none }: JobRowsProps) {
  const { data } = useSuspenseQuery(bestJobsQuery(search))
  const reader = useJobReader(requestedAt, { country: search.openTo, currency: data.currency })
  if (data.items.length === 0) return none
  const possible = data.items.filter(({ verdict }) => verdict !== 'no')
  return (
    <List label={label}>
      {(possible.length > 0 ? possible : data.items).slice(0, SHOWN_JOBS).map((job) => (
        <JobCard key={job.id} job={job} reader={reader} />
      ))}
    </List>
  )
}
