import { Plural, Trans } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useDeferredValue } from 'react'
import { useSearchParams } from 'react-router'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { DRAFTS_ID, DraftsCard, draftsQuery } from '#web/features/hiring/apply/parts/drafts-card.tsx'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { boardEndQuery, boardQuery, listQuery, outsideQuery, statisticsQuery } from './application-queries.ts'
import styles from './applications.module.css'
import { ApplicationList } from './list/application-list.tsx'
import { ListHead } from './list/list-head.tsx'
import { type ListView, readView, viewHref } from './list/list-view.ts'
import { StatisticsCard } from './list/statistics-card.tsx'
import { useLiveApplications } from './use-live-applications.ts'
import { type Reader, useReader } from './use-reader.ts'

// Server-rendered; in the browser each is loaded with the view that needs it.
const loadBoard = async () => (await import('./board/board.tsx')).Board
const Board = import.meta.env.SSR ? await loadBoard() : lazyPart(loadBoard)
const loadOutside = async () => (await import('./outside/outside-part.tsx')).OutsidePart
const OutsidePart = import.meta.env.SSR ? await loadOutside() : lazyPart(loadOutside)

type Facts = { now: number }

const queries = pageQueries(
  ({ url }) => {
    const view = readView(url.searchParams)
    return [
      listQuery(view),
      ...(view.isBoard ? [boardQuery(view), boardEndQuery(view)] : []),
      outsideQuery(false),
      ...(view.show === 'elsewhere' ? [outsideQuery(true)] : []),
      statisticsQuery,
      draftsQuery,
    ]
  },
  (): Facts => ({ now: Date.now() }),
)
export const loader = queries.server
export const clientLoader = queries.browser

export default function ApplicationsPage({ loaderData }: { loaderData: PageData & Facts }) {
  const [search] = useSearchParams()
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <Applications view={readView(search)} requestedAt={loaderData.now} />
    </QueryBoundary>
  )
}

function Applications({ view, requestedAt }: { view: ListView; requestedAt: number }) {
  const reader = useReader(requestedAt)
  const { data: first } = useSuspenseQuery(listQuery(view))
  const { data: outside } = useSuspenseQuery(outsideQuery(false))
  useLiveApplications()
  return (
    <>
      <PageHeader
        title={<Headline live={first.totals.live} />}
        lead={
          <>
            <WaitingLead mine={first.totals.mine} />
            {view.show === 'live' && <DraftsLink />}
          </>
        }
        actions={
          <LinkButton href="/jobs">
            <Trans>Find jobs</Trans>
          </LinkButton>
        }
      />
      <div className={styles.page} data-board={view.isBoard || undefined}>
        <div className={styles.main}>
          <ListHead view={view} counted={first} outside={outside.length} />
          <CurrentView view={view} reader={reader} />
        </div>
        <aside className={styles.side}>
          {view.show === 'live' && <DraftsCard reader={reader} />}
          <StatisticsCard />
        </aside>
      </div>
    </>
  )
}

function CurrentView({ view, reader: soon }: { view: ListView; reader: Reader }) {
  // The clock hydrates before a lazy part has loaded; deferring it keeps the server-rendered content until then.
  const reader = useDeferredValue(soon)
  if (view.show === 'elsewhere')
    return (
      <Suspense fallback={null}>
        <OutsidePart reader={reader} />
      </Suspense>
    )
  if (view.isBoard)
    return (
      <Suspense fallback={null}>
        <Board view={view} reader={reader} />
      </Suspense>
    )
  return <ApplicationList key={viewHref(view)} view={view} reader={reader} />
}

function Headline({ live }: { live: number }) {
  if (live === 0) return <Trans>Your applications</Trans>
  return <Plural value={live} one="# active application" other="# active applications" />
}

function WaitingLead({ mine }: { mine: number }) {
  if (mine === 0) return <Trans>Nothing needs your reply. Companies are held to their reply dates.</Trans>
  return <Plural value={mine} one="# needs your reply." other="# need your reply." />
}

/** On a phone the drafts are below the applications. */
function DraftsLink() {
  const { data = [] } = useQuery(draftsQuery)
  if (data.length === 0) return null
  return (
    <>
      {' '}
      <a href={`#${DRAFTS_ID}`}>
        <Plural value={data.length} one="# draft" other="# drafts" />
      </a>
    </>
  )
}
