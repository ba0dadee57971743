import type { JobSearchResult } from '#shared/features/jobs/job-search/job-search.contract.ts'
import type { Instant } from '#shared/kit/time-zones.ts'
import type { JobReader } from '#web/features/jobs/jobs/reader/use-job-reader.ts'
import type { SearchState } from '../address/search-state.ts'

export type FilterProps = {
  /** The latest requested search. */
  state: SearchState
  /** With the counts of the first page. */
  result: Pick<JobSearchResult, 'facets' | 'companies' | 'skills' | 'currency'>
  apply: (state: SearchState) => void
}

export type ReaderFilterProps = FilterProps & { reader: JobReader }

/** For the root of the filters, which creates the reader from the time the page was requested. */
export type FiltersProps = FilterProps & { requestedAt: Instant }
