import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { type RequestShelf, requestShelves } from '#shared/features/hiring/interviews/interview-kinds.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { useLivePages } from '#web/app/query/use-live-pages.ts'
import { readerQueries } from '#web/features/jobs/jobs/reader/reader-queries.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { SegmentedLinks } from '#web/ui/segmented-links.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { requestsQuery } from './interview-queries.ts'
import { InterviewsTabs, tabQueries } from './parts/interviews-tabs.tsx'
import styles from './parts/parts.module.css'
import { chooseTimeAction } from './requests/choose-time.server.ts'
import { RequestCard } from './requests/request-card.tsx'

const PATH = '/applications/interview-requests'

const readShelf = (params: URLSearchParams): RequestShelf =>
  requestShelves.find((one) => one === params.get('show')) ?? 'open'

type Facts = { now: number }

const queries = pageQueries(
  ({ url }) => [...tabQueries, ...readerQueries, requestsQuery(readShelf(url.searchParams))],
  (): Facts => ({ now: Date.now() }),
)
export const loader = queries.server
export const clientLoader = queries.browser
export const action = chooseTimeAction

export default function InterviewRequestsPage({ loaderData }: { loaderData: PageData & Facts }) {
  const [search] = useSearchParams()
  const show = readShelf(search)
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <Requests key={show} show={show} requestedAt={loaderData.now} />
    </QueryBoundary>
  )
}

function Requests({ show, requestedAt }: { show: RequestShelf; requestedAt: number }) {
  const { t } = useLingui()
  const { data: first } = useSuspenseQuery(requestsQuery(show))
  const { items, state, showMore } = useLivePages(first, (cursor) => requestsQuery(show, cursor))
  return (
    <>
      <PageHeader
        title={
          first.open === 0 ? (
            <Trans>Interview requests</Trans>
          ) : (
            <Plural value={first.open} one="# interview request to answer" other="# interview requests to answer" />
          )
        }
      />
      <div className={styles.page}>
        <InterviewsTabs />
        <SegmentedLinks
          label={t`Requests to show`}
          links={[
            { href: PATH, label: t`Open`, isCurrent: show === 'open' },
            { href: `${PATH}?show=closed`, label: t`Past`, isCurrent: show === 'closed' },
          ]}
        />
        {items.length === 0 && (
          <EmptyState title={show === 'open' ? t`No open requests` : t`Nothing here yet`}>
            {show === 'open' ? (
              <Trans>When a company you applied to would like to meet you, you choose the time here.</Trans>
            ) : (
              <Trans>Requests move here once they are answered or expire.</Trans>
            )}
          </EmptyState>
        )}
        {items.map((request) => (
          <RequestCard key={request.id} request={request} requestedAt={requestedAt} />
        ))}
        {showMore && (
          <PlainButton isPending={state === 'pending'} onPress={showMore}>
            {state === 'failed' ? <Trans>Try again</Trans> : <Trans>Show more</Trans>}
          </PlainButton>
        )}
      </div>
    </>
  )
}
