import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import type { Identity } from '#shared/access/identity.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { browserRuntime } from '#web/app/runtime.ts'
import { useOwnCountry } from '#web/app/session/session-context.tsx'
import { identityContext } from '#web/app/visit/identity-context.ts'
import { stepHref } from '#web/features/entry/onboarding/step-address.ts'
import { jobCountsQuery } from '#web/features/jobs/job-tabs/job-counts.ts'
import { JobsTabs } from '#web/features/jobs/job-tabs/jobs-tabs.tsx'
import { readerQueries } from '#web/features/jobs/jobs/reader/reader-queries.ts'
import { AlertButton } from '#web/features/jobs/saved-searches/alert-button.tsx'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { SkipLink } from '#web/ui/shell/skip-link.tsx'
import { readAddress } from './address/read-address.ts'
import { searchQuery } from './address/search-queries.ts'
import { type SearchState, writeSearch } from './address/search-state.ts'
import { useSearch } from './address/use-search.ts'
import { useFilterText } from './filters/filter-text.ts'
import styles from './job-search.module.css'
import { PreviewPane } from './results/preview-pane.tsx'
import { ResultsHead } from './results/results-head.tsx'
import { ResultsSkeleton } from './results/results-skeleton.tsx'
import { FILTERS_ID, SearchBar } from './results/search-bar.tsx'
import { isSplitNow, whenSplit } from './use-is-split.ts'

const RESULTS_ID = 'results'

export const handle = { frame: { isSplit: true } } satisfies FrameHandle

const queriesFor = (identity: Identity | null) =>
  pageQueries(({ url }) => {
    const { state, cursor } = readAddress(url.searchParams, identity?.country ?? null)
    return [searchQuery(state, cursor), jobCountsQuery, ...readerQueries]
  })

export const loader = async (args: LoaderFunctionArgs) => ({
  ...(await queriesFor(args.context.get(identityContext)).server(args)),
  now: Date.now(),
})
export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const queries = queriesFor(browserRuntime().session.identity.read())
  const [loaded] = await Promise.all([queries.browser(args), loadResults()])
  return { ...loaded, now: Date.now() }
}

export default function JobSearchPage({ loaderData }: { loaderData: PageData & { now: number } }) {
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <JobSearch requestedAt={loaderData.now} />
    </QueryBoundary>
  )
}

// List and filters are server-rendered, and their links work before their code has loaded. The code follows that of the page, and
// for the filters only where there is room for them.
const loadResults = async () => (await import('./results/result-list.tsx')).ResultList
const loadFilters = async () => (await import('./filters/filters.tsx')).Filters
const loadNothing = async () => (await import('./results/nothing-found.tsx')).NothingFound
const ResultList = import.meta.env.SSR ? await loadResults() : lazyPart(loadResults)
const Filters = import.meta.env.SSR
  ? await loadFilters()
  : lazyPart(async () => {
      await whenSplit()
      return loadFilters()
    })
const NothingFound = import.meta.env.SSR ? await loadNothing() : lazyPart(loadNothing)
const loadGuess = async () => (await import('./results/guessed-place.tsx')).GuessedPlace
const GuessedPlace = import.meta.env.SSR ? await loadGuess() : lazyPart(loadGuess)
const loadFeeds = async () => (await import('#web/features/jobs/feeds/feed-links.tsx')).FeedLinks
const FeedLinks = import.meta.env.SSR ? await loadFeeds() : lazyPart(loadFeeds)
const FilterSheet = lazyPart(async () => (await import('./filters/filter-sheet.tsx')).FilterSheet)

/**
 * Nothing here may re-render by itself while lazy parts are pending: React would discard their server-rendered HTML. That is why
 * the clock and the screen width are read inside those parts.
 */
function JobSearch({ requestedAt }: { requestedAt: number }) {
  const { t } = useLingui()
  const { shown, wanted, cursor, selected, leftOut, isSearching, apply } = useSearch()
  const { data: result } = useSuspenseQuery(searchQuery(shown, cursor))
  const isPlaceUnknown = useOwnCountry() === null
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const aside = useRef<HTMLElement>(null)
  const openEarly = useEffectEvent(async () => {
    if (location.hash !== `#${FILTERS_ID}` || isSplitNow()) return
    setIsSheetOpen(true)
    const { readPresses } = await import('./filters/early-presses.ts')
    const form = aside.current?.querySelector('form')
    // Without the URL's hash, or the filters would be shown on the page as well.
    apply((form && readPresses(form, shown)) ?? shown)
  })
  useEffect(() => {
    const frame = requestAnimationFrame(() => void openEarly())
    return () => cancelAnimationFrame(frame)
  }, [])
  const search = writeSearch({ ...shown, sort: 'fit' }).toString()
  const { listApplied } = useFilterText(result)
  const nameOf = (state: SearchState) =>
    [state.text, ...listApplied(state).map(({ label }) => label)].filter(Boolean).join(', ')
  const filters = { state: wanted, result, requestedAt, apply }
  return (
    <div className={styles.page} aria-busy={isSearching}>
      <header className={styles.top}>
        <h1 className="visually-hidden" tabIndex={-1}>
          <Trans>Jobs</Trans>
        </h1>
        <SkipLink to={RESULTS_ID}>
          <Trans>Skip to results</Trans>
        </SkipLink>
        <JobsTabs />
        <SearchBar
          state={wanted}
          names={result}
          apply={apply}
          onFilters={() => setIsSheetOpen(true)}
          aside={<AlertButton key={search} search={search} name={nameOf(shown) || t`All jobs`} />}
        />
      </header>
      <aside id={FILTERS_ID} ref={aside} className={styles.filters}>
        <Suspense fallback={null}>
          <Filters {...filters} />
        </Suspense>
      </aside>
      <div className={styles.results}>
        {isPlaceUnknown && (
          <Suspense fallback={null}>
            <GuessedPlace country={shown.openTo} changeHref={stepHref('place')} />
          </Suspense>
        )}
        <ResultsHead state={shown} result={result} leftOut={leftOut} />
        <div id={RESULTS_ID} tabIndex={-1}>
          <Suspense fallback={<ResultsSkeleton />}>
            {result.total === 0 && <NothingFound state={shown} result={result} />}
            {result.items.length > 0 && (
              <ResultList state={shown} result={result} selected={selected} requestedAt={requestedAt} />
            )}
          </Suspense>
        </div>
        <Suspense fallback={null}>
          <FeedLinks
            search={writeSearch({ ...shown, sort: 'fit', overlap: null }).toString()}
            hasOverlap={shown.overlap !== null}
          />
        </Suspense>
      </div>
      <div className={styles.preview}>
        <PreviewPane
          selected={selected}
          result={result}
          assumed={{ country: shown.openTo, currency: result.currency }}
          requestedAt={requestedAt}
        />
      </div>
      {isSheetOpen && (
        <Suspense fallback={null}>
          <FilterSheet {...filters} total={result.total} isOpen onOpenChange={setIsSheetOpen} />
        </Suspense>
      )}
    </div>
  )
}
