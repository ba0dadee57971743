import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useRouteLoaderData,
  useSearchParams,
} from 'react-router'
import type { JobSearchResult } from '#shared/features/jobs/job-search/job-search.contract.ts'
import type { PageAbout, PageHandle } from '#web/app/document/document-head.tsx'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { browserRuntime } from '#web/app/runtime.ts'
import { serverClient } from '#web/app/visit/server-client.ts'
import { visitContext } from '#web/app/visit/visit.ts'
import { EXPLORE_PATH, type Guest } from '#web/features/jobs/job-search/address/guest-address.ts'
import { publicJobPath } from '#web/features/jobs/jobs/detail/share-job.ts'
import { JsonLd } from '#web/features/jobs/jobs/public/json-ld.tsx'
import { ratesQuery } from '#web/features/jobs/jobs/reader/reader-queries.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import type { RootData } from '#web/root.tsx'
import { Skeleton, SkeletonRows } from '#web/ui/skeleton.tsx'
import { type CountryNames, loadCountryNames, readCountryNames } from './country-names.ts'
import styles from './explore.module.css'
import { type ExploreAddress, isPlain, readExplore, stateFor } from './explore-address.ts'
import { exploreQuery, placeQuery } from './explore-queries.ts'
import { LandingPanel } from './landing/landing-panel.tsx'
import { SearchForm } from './landing/search-form.tsx'

type ExploreData = PageData & {
  about: PageAbout
  searched: { text: string; country: string | null }
  now: number
  countries: CountryNames
  /** The search failed; the rest of the page works. */
  hasFailed: boolean
}

export const handle = {
  about: (given) => (given as ExploreData | undefined)?.about ?? {},
  search: (given) => {
    const { searched, countries = '' } = (given ?? {}) as Partial<ExploreData>
    const country = readCountryNames(countries).find(({ code }) => code === searched?.country)?.name
    return [searched?.text, country].filter(Boolean).join(', ')
  },
} satisfies PageHandle

const queriesWith = (search: (address: ExploreAddress) => ReturnType<typeof exploreQuery>[]) =>
  pageQueries(
    ({ url }) => {
      const address = readExplore(url.searchParams)
      return [placeQuery(address.guest), ratesQuery, ...search(address)]
    },
    (cache, { url }) => {
      const address = readExplore(url.searchParams)
      const country = cache.getQueryData(placeQuery(address.guest).queryKey)?.country
      return {
        about: {
          canonicalPath: country ? `${EXPLORE_PATH}?livesIn=${country}` : EXPLORE_PATH,
          isUnlisted: !isPlain(address),
        },
        searched: { text: address.state.text, country: stateFor(address, country ?? null).openTo },
        now: Date.now(),
      }
    },
  )

const whole = queriesWith((address) => [exploreQuery(address)])
const withoutSearch = queriesWith(() => [])

const statusOf = (error: unknown): number => (error as { init?: { status?: number } | null }).init?.status ?? 0
/** On too many requests or a server error, keep the form and the headline. */
const isPassing = (status: number): boolean => status === 429 || status >= 500

export async function loader(args: LoaderFunctionArgs) {
  const visit = args.context.get(visitContext)
  const countries = await loadCountryNames(serverClient(visit), visit.locale)
  try {
    return data({ ...(await whole.server(args)), countries, hasFailed: false })
  } catch (error) {
    const status = statusOf(error)
    if (!isPassing(status)) throw error
    return data({ ...(await withoutSearch.server(args)), countries, hasFailed: true }, { status })
  }
}

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<ExploreData> {
  const { session, locale } = browserRuntime()
  const [countries] = await Promise.all([loadCountryNames(session.client, locale), loadBoard()])
  try {
    return { ...(await whole.browser(args)), countries, hasFailed: false }
  } catch (error) {
    if (!isPassing(statusOf(error))) throw error
    return { ...(await withoutSearch.browser(args)), countries, hasFailed: true }
  }
}

export default function ExplorePage({ loaderData }: { loaderData: ExploreData }) {
  const { dehydrated, hasFailed, now, countries } = loaderData
  const [params] = useSearchParams()
  const given = { address: readExplore(params), now, countries }
  return (
    <QueryBoundary state={dehydrated}>
      {hasFailed ? <Board {...given} result={null} /> : <FoundBoard {...given} />}
    </QueryBoundary>
  )
}

// Server-rendered, and loaded after the page.
const loadBoard = () => import('./board.tsx')
const loadList = async () => (await loadBoard()).BoardList
const loadDay = async () => (await loadBoard()).DayPanel
const BoardList = import.meta.env.SSR ? await loadList() : lazyPart(loadList)
const DayPanel = import.meta.env.SSR ? await loadDay() : lazyPart(loadDay)

function FoundBoard(given: Omit<BoardProps, 'result'>) {
  const { data: result } = useSuspenseQuery(exploreQuery(given.address))
  return <Board {...given} result={result} />
}

type BoardProps = Pick<ExploreData, 'now' | 'countries'> & {
  address: ExploreAddress
  /** Null if the search failed. */
  result: JobSearchResult | null
}

/** Must not re-render while lazy parts are pending, so the clock is only read inside those parts. */
function Board({ now, countries, address, result }: BoardProps) {
  const { data: place } = useSuspenseQuery(placeQuery(address.guest))
  const guest: Guest = { address: address.guest, country: place.country }
  const state = stateFor(address, place.country)
  return (
    <>
      {result && <JobListData result={result} />}
      <LandingPanel
        longitude={place.longitude}
        form={<SearchForm guest={guest} isGuessed={place.isGuessed} state={state} countries={countries} />}
        day={
          <Suspense fallback={null}>
            <DayPanel address={address.guest} requestedAt={now} jobs={result?.items ?? []} />
          </Suspense>
        }
      />
      <div className={styles.page}>
        <Suspense fallback={<BoardSkeleton />}>
          <BoardList address={address} guest={guest} state={state} result={result} requestedAt={now} />
        </Suspense>
      </div>
    </>
  )
}

const SKELETON_ROWS = 4

const BoardSkeleton = () => (
  <Skeleton>
    <SkeletonRows count={SKELETON_ROWS} />
  </Skeleton>
)

function JobListData({ result: { items } }: { result: JobSearchResult }) {
  const { site } = useRouteLoaderData('root') as RootData
  const itemListElement = items.map(({ id }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    url: `${site.url}${publicJobPath(id)}`,
  }))
  return <JsonLd value={{ '@context': 'https://schema.org', '@type': 'ItemList', itemListElement }} />
}
