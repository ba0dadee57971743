import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useLocation,
  useNavigate,
  useNavigation,
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
import { EXPLORE_PATH, exploreHref, type Guest } from '#web/features/jobs/job-search/address/guest-address.ts'
import type { SearchState } from '#web/features/jobs/job-search/address/search-state.ts'
import { NothingFound } from '#web/features/jobs/job-search/results/nothing-found.tsx'
import { ResultsHead } from '#web/features/jobs/job-search/results/results-head.tsx'
import { publicJobPath } from '#web/features/jobs/jobs/detail/share-job.ts'
import { usePlaceWords } from '#web/features/jobs/jobs/parts/place-words.ts'
import { JsonLd } from '#web/features/jobs/jobs/public/json-ld.tsx'
import { ratesQuery } from '#web/features/jobs/jobs/reader/reader-queries.ts'
import type { RootData } from '#web/root.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { type CountryName, loadCountryNames, loadCountryNamesOnce } from './country-names.ts'
import styles from './explore.module.css'
import { type ExploreAddress, isPlain, readExplore, stateFor } from './explore-address.ts'
import { exploreQuery, placeQuery } from './explore-queries.ts'
import { ExploreFilters } from './filters/explore-filters.tsx'
import { GuestResults } from './guest-results.tsx'
import { DayPanel } from './landing/day-panel.tsx'
import { LandingPanel } from './landing/landing-panel.tsx'
import { SearchForm } from './landing/search-form.tsx'
import { AccountCard, MarksCard } from './side-cards.tsx'
import { type GuestReader, useGuestReader } from './use-guest-reader.ts'

type ExploreData = PageData & {
  about: PageAbout
  now: number
  countries: CountryName[]
  /** The search failed; the rest of the page works. */
  hasFailed: boolean
}

export const handle = { about: (given) => (given as ExploreData | undefined)?.about ?? {} } satisfies PageHandle

const queriesWith = (search: (address: ExploreAddress) => ReturnType<typeof exploreQuery>[]) =>
  pageQueries(
    ({ url }) => {
      const address = readExplore(url.searchParams)
      return [placeQuery(address.guest), ratesQuery, ...search(address)]
    },
    (held, { url }) => {
      const address = readExplore(url.searchParams)
      const country = held.getQueryData(placeQuery(address.guest).queryKey)?.country
      return {
        about: {
          canonicalPath: country ? `${EXPLORE_PATH}?livesIn=${country}` : EXPLORE_PATH,
          isUnlisted: !isPlain(address),
        },
        now: Date.now(),
      }
    },
  )

const whole = queriesWith((address) => [exploreQuery(address)])
const withoutSearch = queriesWith(() => [])

const statusOf = (error: unknown): number => (error as { init?: { status?: number } | null }).init?.status ?? 0
/** Too many requests, or the server is in trouble: the form and the promise stay. */
const isPassing = (status: number): boolean => status === 429 || status >= 500

export async function loader(args: LoaderFunctionArgs) {
  const countries = await loadCountryNames(serverClient(args.context.get(visitContext)))
  try {
    return data({ ...(await whole.server(args)), countries, hasFailed: false })
  } catch (error) {
    const status = statusOf(error)
    if (!isPassing(status)) throw error
    return data({ ...(await withoutSearch.server(args)), countries, hasFailed: true }, { status })
  }
}

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<ExploreData> {
  const countries = await loadCountryNamesOnce(browserRuntime().session.client)
  try {
    return { ...(await whole.browser(args)), countries, hasFailed: false }
  } catch (error) {
    if (!isPassing(statusOf(error))) throw error
    return { ...(await withoutSearch.browser(args)), countries, hasFailed: true }
  }
}

export default function ExplorePage({ loaderData }: { loaderData: ExploreData }) {
  useDeviceZone()
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      {loaderData.hasFailed ? <FailedBoard {...loaderData} /> : <Board {...loaderData} />}
    </QueryBoundary>
  )
}

/** Puts the time zone of the device into the address once, unless it already says where the guest lives. */
function useDeviceZone(): void {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const addZone = useEffectEvent(() => {
    if (params.has('livesIn') || params.has('zone')) return
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    const next = new URLSearchParams([...params, ['zone', zone]])
    void navigate(`${EXPLORE_PATH}?${next}`, { replace: true, preventScrollReset: true })
  })
  useEffect(() => addZone(), [])
}

function useBoard({ now, countries }: ExploreData) {
  const [params] = useSearchParams()
  const address = readExplore(params)
  const reader = useGuestReader(address.guest, now)
  const { country, isGuessed, longitude } = reader.place
  const guest: Guest = { address: address.guest, country }
  const state = stateFor(address, country)
  const form = <SearchForm guest={guest} isGuessed={isGuessed} state={state} countries={countries} />
  return { address, reader, guest, state, form, longitude }
}

function Board(given: ExploreData) {
  const { address, reader, guest, state, form, longitude } = useBoard(given)
  const { data: result } = useSuspenseQuery(exploreQuery(address))
  const { state: navigation, location } = useNavigation()
  const hrefOf = (other: SearchState) => exploreHref(guest, other)
  return (
    <>
      <JobListData result={result} />
      <LandingPanel longitude={longitude} form={form} day={<DayPanel reader={reader} jobs={result.items} />} />
      <div className={styles.page} aria-busy={navigation === 'loading' && location.pathname === EXPLORE_PATH}>
        <div className={styles.list}>
          <ExploreFilters state={state} result={result} reader={reader} hrefOf={hrefOf} />
          <Card padding="flush">
            <ResultsHead
              state={state}
              result={result}
              leftOut={address.leftOut}
              title={<Total result={result} state={state} />}
              hrefOf={hrefOf}
            />
            {result.total === 0 ? (
              <NothingFound state={state} result={result} hrefOf={hrefOf} />
            ) : (
              <GuestResults address={address} guest={guest} state={state} result={result} reader={reader} />
            )}
          </Card>
        </div>
        <Side guest={guest} state={state} reader={reader} />
      </div>
    </>
  )
}

function FailedBoard(given: ExploreData) {
  const { t } = useLingui()
  const { pathname, search } = useLocation()
  const { reader, guest, state, form, longitude } = useBoard(given)
  return (
    <>
      <LandingPanel longitude={longitude} form={form} day={<DayPanel reader={reader} jobs={[]} />} />
      <div className={styles.page}>
        <div className={styles.list}>
          <ErrorState
            title={t`Could not load the jobs`}
            actions={
              <LinkButton href={`${pathname}${search}`} reloadDocument>
                <Trans>Try again</Trans>
              </LinkButton>
            }
          >
            <Trans>Wait a moment, then try again.</Trans>
          </ErrorState>
        </div>
        <Side guest={guest} state={state} reader={reader} />
      </div>
    </>
  )
}

const Side = ({ guest, state, reader }: { guest: Guest; state: SearchState; reader: GuestReader }) => (
  <aside className={styles.side}>
    <MarksCard guest={guest} state={state} reader={reader} />
    <AccountCard country={guest.country} />
  </aside>
)

function Total({ result: { total }, state }: { result: JobSearchResult; state: SearchState }) {
  const { countryInText } = usePlaceWords()
  const country = state.openTo && countryInText(state.openTo)
  return (
    <h2 className={styles.total}>
      {country ? (
        <Plural value={total} one={`# job open to ${country}`} other={`# jobs open to ${country}`} />
      ) : (
        <Plural value={total} one="# open job" other="# open jobs" />
      )}
    </h2>
  )
}

function JobListData({ result: { items } }: { result: JobSearchResult }) {
  const { site } = useRouteLoaderData('root') as RootData
  const itemListElement = items.map(({ id }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    url: `${site.url}${publicJobPath(id)}`,
  }))
  return <JsonLd value={{ '@context': 'https://schema.org', '@type': 'ItemList', itemListElement }} />
}
