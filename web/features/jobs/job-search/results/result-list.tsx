import type { KeyboardEvent } from 'react'
import type { JobSearchResult } from '#shared/features/jobs/job-search/job-search.contract.ts'
import type { Instant } from '#shared/kit/time-zones.ts'
import { JobCard, jobHref } from '#web/features/jobs/jobs/parts/job-card.tsx'
import { useJobReader } from '#web/features/jobs/jobs/reader/use-job-reader.ts'
import { useCardMarks } from '#web/features/jobs/saved-jobs/marks/card-marks.tsx'
import { ownPages } from '../address/search-queries.ts'
import type { SearchState } from '../address/search-state.ts'
import { searchHref } from '../address/use-search.ts'
import { useIsSplit } from '../use-is-split.ts'
import { MoreResults } from './more-results.tsx'
import { NotOpen } from './not-open.tsx'
import { JobLists } from './partial-results.tsx'
import { useMoreResults } from './use-more-results.ts'

type ResultListProps = {
  state: SearchState
  result: JobSearchResult
  /** The selected job; until there is one, the first is open next to the list where there is room. */
  selected: string | null
  requestedAt: Instant
}

export function ResultList({ state, result, selected, requestedAt }: ResultListProps) {
  const reader = useJobReader(requestedAt, { country: state.openTo, currency: result.currency })
  const isSplit = useIsSplit()
  const more = useMoreResults(ownPages(state), result.nextCursor)
  // A job that moved up is already on the first page while later pages are being refetched.
  const first = new Set(result.items.map(({ id }) => id))
  const jobs = [...result.items, ...more.items.filter(({ id }) => !first.has(id))]
  const { extras, isHidden } = useCardMarks(jobs)
  const open = isSplit ? (selected ?? result.items[0]?.id) : undefined
  return (
    <div onKeyDown={moveBetweenRows} role="presentation">
      <NotOpen state={state} result={result} />
      <JobLists
        jobs={jobs.filter((job) => !isHidden(job))}
        renderRow={(job) => (
          <JobCard
            key={job.id}
            job={job}
            reader={reader}
            href={isSplit ? searchHref(state, { job: job.id }) : jobHref(job.id)}
            isInPlace={isSplit}
            isSelected={job.id === open}
            {...extras(job)}
          />
        )}
      >
        <MoreResults
          {...more}
          hrefOf={(cursor) => searchHref(state, { cursor })}
          shown={jobs.length}
          total={result.total}
        />
      </JobLists>
    </div>
  )
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** Arrow keys move between jobs; Tab still reaches everything in between. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key]
  const target = event.target as HTMLElement
  if (step === undefined || !target.matches('[data-row-link]')) return
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-link]')]
  const next = links[links.indexOf(target) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
