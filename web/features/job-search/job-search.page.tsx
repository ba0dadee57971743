import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { FeedLinks } from '#web/features/feeds/feed-links.tsx'
import { jobCountsQuery } from '#web/features/job-tabs/job-counts.ts'
import { JobsTabs } from '#web/features/job-tabs/jobs-tabs.tsx'
import { readerQueries } from '#web/features/jobs/reader/reader-queries.ts'
import { useJobReader } from '#web/features/jobs/reader/use-job-reader.ts'
import { SeenMark } from '#web/features/saved-jobs/marks/job-actions.tsx'
import { AlertButton } from '#web/features/saved-searches/alert-button.tsx'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { readAddress } from './address/read-address.ts'
import { searchQuery } from './address/search-queries.ts'
import { writeSearch } from './address/search-state.ts'
import { useSearch } from './address/use-search.ts'
import { Filters } from './filters/filters.tsx'
import styles from './job-search.module.css'
import { NothingFound } from './results/nothing-found.tsx'
import { ResultList } from './results/result-list.tsx'
import { ResultsHead } from './results/results-head.tsx'
import { SearchBar } from './results/search-bar.tsx'
import { useIsSplit } from './use-is-split.ts'

export const handle = { frame: { isSplit: true } } satisfies FrameHandle

const queries = pageQueries(({ url }) => {
  const { state, cursor } = readAddress(url.searchParams)
  return [searchQuery(state, cursor), jobCountsQuery, ...readerQueries]
})

export const loader = async (args: LoaderFunctionArgs) => ({ ...(await queries.server(args)), now: Date.now() })
export const clientLoader = async (args: ClientLoaderFunctionArgs) => ({
  ...(await queries.browser(args)),
  now: Date.now(),
})

export default function JobSearchPage({ loaderData }: { loaderData: PageData & { now: number } }) {
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <JobSearch askedAt={loaderData.now} />
    </QueryBoundary>
  )
}

// Only where they are seen: the one needs a press, the other a wide screen.
const FilterSheet = lazy(async () => ({ default: (await import('./filters/filter-sheet.tsx')).FilterSheet }))
const JobPreview = lazy(async () => ({ default: (await import('./results/job-preview.tsx')).JobPreview }))

function JobSearch({ askedAt }: { askedAt: number }) {
  const { t } = useLingui()
  const reader = useJobReader(askedAt)
  const { shown, wanted, cursor, selected, leftOut, isSearching, apply } = useSearch()
  const { data: result } = useSuspenseQuery(searchQuery(shown, cursor))
  const isSplit = useIsSplit()
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const open = isSplit ? (selected ?? result.items[0]?.id ?? null) : null
  const search = writeSearch({ ...shown, sort: 'fit' }).toString()
  const filters = { state: wanted, result, reader, apply }
  return (
    <div className={styles.page} aria-busy={isSearching}>
      <header className={styles.top}>
        <h1 className="visually-hidden" tabIndex={-1}>
          <Trans>Jobs</Trans>
        </h1>
        <JobsTabs />
        <SearchBar
          state={wanted}
          names={result}
          apply={apply}
          onFilters={() => setIsSheetOpen(true)}
          aside={<AlertButton key={search} search={search} name={shown.text || t`All jobs that fit`} />}
        />
      </header>
      <aside className={styles.filters}>
        <Filters {...filters} />
      </aside>
      <div className={styles.results}>
        <ResultsHead state={shown} total={result.total} corrected={result.corrected} leftOut={leftOut} />
        {result.total === 0 ? (
          <NothingFound state={shown} result={result} />
        ) : (
          <ResultList state={shown} result={result} reader={reader} selected={open} isSplit={isSplit} />
        )}
        <FeedLinks search={search} />
      </div>
      <div className={styles.preview}>
        {open && (
          <Suspense fallback={null}>
            <JobPreview id={open} reader={reader} />
            {/* The first of the list opens by itself: only what was chosen was seen */}
            {selected !== null && <SeenMark key={selected} jobId={selected} />}
          </Suspense>
        )}
      </div>
      {isSheetOpen && (
        <Suspense fallback={null}>
          <FilterSheet {...filters} total={result.total} isOpen onOpenChange={setIsSheetOpen} />
        </Suspense>
      )}
    </div>
  )
}
