import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { type ClientLoaderFunctionArgs, useSearchParams } from 'react-router'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { useLivePages } from '#web/app/query/use-live-pages.ts'
import { jobCountsQuery } from '#web/features/jobs/job-tabs/job-counts.ts'
import { JobsTabs } from '#web/features/jobs/job-tabs/jobs-tabs.tsx'
import { readerQueries } from '#web/features/jobs/jobs/reader/reader-queries.ts'
import { useJobReader } from '#web/features/jobs/jobs/reader/use-job-reader.ts'
import { savedSearchesQuery } from '#web/features/jobs/saved-searches/search-queries.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { List } from '#web/ui/list-row.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { HiddenList } from './list/hidden-list.tsx'
import { SavedHead } from './list/saved-head.tsx'
import { loadNoteField, SavedRow } from './list/saved-row.tsx'
import { readView, type SavedView, savedQuery } from './list/saved-view.ts'
import { hiddenQuery } from './marks/mark-queries.ts'
import styles from './saved-jobs.module.css'

// Server-rendered; its code, which includes a select, loads after that of the page.
const loadSearches = async () => (await import('#web/features/jobs/saved-searches/saved-searches.tsx')).SavedSearches
const SavedSearches = import.meta.env.SSR ? await loadSearches() : lazyPart(loadSearches)
// A constant element: React discards the server's HTML of a lazy part that re-renders while pending.
const savedSearches = (
  <Suspense fallback={null}>
    <SavedSearches />
  </Suspense>
)

type Facts = { now: number }

const queries = pageQueries(
  ({ url }) => [
    savedQuery(readView(url.searchParams)),
    savedSearchesQuery,
    hiddenQuery,
    jobCountsQuery,
    ...readerQueries,
  ],
  (): Facts => ({ now: Date.now() }),
)
export const loader = queries.server
export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const [loaded] = await Promise.all([queries.browser(args), loadSearches(), loadNoteField()])
  return loaded
}

export default function SavedJobsPage({ loaderData }: { loaderData: PageData & Facts }) {
  const [search] = useSearchParams()
  const view = readView(search)
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <SavedJobs key={`${view.show} ${view.sort}`} view={view} requestedAt={loaderData.now} />
    </QueryBoundary>
  )
}

function SavedJobs({ view, requestedAt }: { view: SavedView; requestedAt: number }) {
  const { t } = useLingui()
  const reader = useJobReader(requestedAt)
  const { data: first } = useSuspenseQuery(savedQuery(view))
  const { items, state, showMore } = useLivePages(first, (cursor) => savedQuery(view, cursor))
  const total = first.totals.open + first.totals.closed
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden" tabIndex={-1}>
        <Trans>Saved jobs</Trans>
      </h1>
      <JobsTabs />
      <div className={styles.columns}>
        <div className={styles.main}>
          {total > 0 && <SavedHead view={view} totals={first.totals} />}
          {items.length === 0 ? (
            <NothingSaved isFiltered={total > 0} />
          ) : (
            <Card padding="flush">
              <List label={t`Saved jobs`}>
                {items.map((saved) => (
                  <SavedRow key={saved.id} saved={saved} reader={reader} />
                ))}
              </List>
            </Card>
          )}
          {showMore && (
            <PlainButton isPending={state === 'pending'} onPress={showMore}>
              {state === 'failed' ? <Trans>Try again</Trans> : <Trans>Show more</Trans>}
            </PlainButton>
          )}
          <HiddenList />
        </div>
        <div className={styles.side}>{savedSearches}</div>
      </div>
    </div>
  )
}

function NothingSaved({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useLingui()
  return isFiltered ? (
    <EmptyState title={t`No matches`}>
      <Trans>Your saved jobs are under the other filter.</Trans>
    </EmptyState>
  ) : (
    <EmptyState
      title={t`No saved jobs yet`}
      action={
        <LinkButton href="/jobs" variant="filled">
          <Trans>Find jobs</Trans>
        </LinkButton>
      }
    >
      <Trans>Use the bookmark on a job to save it here and add your own note.</Trans>
    </EmptyState>
  )
}
