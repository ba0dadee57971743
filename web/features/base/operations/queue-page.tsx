import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useNavigate, useSearchParams } from 'react-router'
import type { operations } from '#shared/features/base/operations/operations.contract.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { usePages } from '#web/app/query/use-pages.ts'
import { Button } from '#web/ui/button.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { CaseList } from './cases/case-list.tsx'
import { CasePanel } from './cases/case-panel.tsx'
import styles from './operations.module.css'
import { caseQuery, casesQuery, overviewQuery, PAGE_SIZE } from './operations-queries.ts'
import { QueueStrip } from './queue-strip.tsx'
import { useShortcuts } from './use-shortcuts.ts'

export type QueuePageData = PageData & { now: number }

const REFRESH = 30_000

/** Loaders for a queue's page. The URL says which case is open. */
export function queueLoaders(queue: string) {
  const queries = pageQueries(({ url }) => {
    const open = url.searchParams.get('case')
    return [overviewQuery(), casesQuery(queue), ...(open ? [caseQuery(queue, open)] : [])]
  })
  return {
    server: async (args: LoaderFunctionArgs) => ({ ...(await queries.server(args)), now: Date.now() }),
    browser: async (args: ClientLoaderFunctionArgs) => ({ ...(await queries.browser(args)), now: Date.now() }),
  }
}

export function QueuePage({ queue, data }: { queue: string; data: QueuePageData }) {
  return (
    <QueryBoundary state={data.dehydrated}>
      <Workbench queue={queue} requestedAt={data.now} />
    </QueryBoundary>
  )
}

function Workbench({ queue, requestedAt }: { queue: string; requestedAt: number }) {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const openId = search.get('case')
  const navigate = useNavigate()
  const cache = useQueryClient()
  const { data: overview } = useSuspenseQuery(overviewQuery())
  const { data: first } = useSuspenseQuery({ ...casesQuery(queue), refetchInterval: REFRESH })
  const { items, showMore, state } = usePages(first, (cursor) =>
    cache.fetchQuery(
      endpointQuery<typeof operations.cases>('GET /ops/api/queues/:queue/cases', {
        params: { queue },
        query: { limit: PAGE_SIZE, cursor },
      }),
    ),
  )
  const chooserRef = useRef<((position: number) => void) | null>(null)
  const { title = '', waiting = 0 } = overview.queues.find(({ name }) => name === queue) ?? {}

  function move(step: number) {
    const position = items.findIndex(({ id }) => id === openId)
    const next = items[position === -1 ? 0 : Math.min(Math.max(position + step, 0), items.length - 1)]
    if (next && next.id !== openId) void navigate(`?case=${next.id}`, { replace: true, preventScrollReset: true })
  }
  const shortcuts = useShortcuts((key) => {
    if (key === 'j') move(1)
    else if (key === 'k') move(-1)
    else if (/^[1-4]$/.test(key)) chooserRef.current?.(Number(key) - 1)
  })

  return (
    <>
      <PageHeader title={title} />
      <div className={styles.page}>
        <QueueStrip current={queue} requestedAt={requestedAt} />
        <div className={styles.bench} data-open={openId ? true : undefined}>
          <section className={styles.queue} aria-label={t`Waiting longest first`}>
            <div className={styles.queueHead}>
              <h2 className={styles.queueTitle}>
                <Trans>Waiting longest</Trans>
              </h2>
              <span className={styles.count}>{waiting}</span>
            </div>
            <CaseList cases={items} openId={openId} requestedAt={requestedAt} />
            {showMore && (
              <Button variant="text" onPress={showMore} isPending={state === 'pending'}>
                <Trans>Show more</Trans>
              </Button>
            )}
            <div className={`${styles.hint} ${styles.keys}`}>
              <Switch isSelected={shortcuts.isOn} onChange={shortcuts.turn}>
                <Trans>J and K move, 1 to 4 choose</Trans>
              </Switch>
            </div>
          </section>
          <div className={styles.panel}>
            {openId ? (
              <CasePanel key={openId} queue={queue} id={openId} chooserRef={chooserRef} requestedAt={requestedAt} />
            ) : (
              <p className={styles.empty}>
                <Trans>Open a case to see its evidence and decide.</Trans>
              </p>
            )}
          </div>
        </div>
      </div>
    </>
  )
}
