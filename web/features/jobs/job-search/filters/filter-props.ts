import type { JobSearchResult } from '#shared/features/jobs/job-search/job-search.contract.ts'
import type { Instant } from '#shared/kit/time-zones.ts'
import type { JobReader } from '#web/features/jobs/jobs/reader/use-job-reader.ts'
import type { SearchState } from '../address/search-state.ts'

export type FilterProps = {
  /** What was asked for last. */
  state: SearchState
  /** With the counts of the first page. */
  result: Pick<JobSearchResult, 'facets' | 'companies' | 'skills'>
  apply: (state: SearchState) => void
}

export type ReaderFilterProps = FilterProps & { reader: JobReader }

/** Where the filters stand: the reader is made there, of the moment the page was asked for. */
export type FiltersProps = FilterProps & { askedAt: Instant }
