import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { isFailingFeed, isPausedFeed } from '#shared/features/jobs/feeds/feed-status.ts'
import type { FeedOfCompany, feeds } from '#shared/features/jobs/feeds/feeds.contract.ts'
import { callApi } from '#web/app/api.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { endpointQuery } from '#web/app/query/query-client.ts'
import { usePages } from '#web/app/query/use-pages.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { useNow, useReaderZone } from '#web/platform/clock/use-now.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { List, ListRow } from '#web/ui/list-row.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { Time } from '#web/ui/time.tsx'
import { showToast } from '#web/ui/toast.tsx'
import styles from './feed-health.module.css'

const PAGE_SIZE = 50
const feedsQuery = (cursor?: string) =>
  endpointQuery<typeof feeds.listAll>('GET /ops/api/feeds', { query: { limit: PAGE_SIZE, ...(cursor && { cursor }) } })

const queries = pageQueries(() => [feedsQuery()])
export const loader = async (args: LoaderFunctionArgs) => ({ ...(await queries.server(args)), now: Date.now() })
export const clientLoader = async (args: ClientLoaderFunctionArgs) => ({
  ...(await queries.browser(args)),
  now: Date.now(),
})

export default function FeedHealthPage({ loaderData }: { loaderData: PageData & { now: number } }) {
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <FeedHealth requestedAt={loaderData.now} />
    </QueryBoundary>
  )
}

function FeedHealth({ requestedAt }: { requestedAt: number }) {
  const { t } = useLingui()
  const cache = useQueryClient()
  const { data } = useSuspenseQuery(feedsQuery())
  const { items, showMore, state } = usePages(data, (cursor) => cache.fetchQuery(feedsQuery(cursor)))
  const failing = items.filter(({ status }) => isFailingFeed(status)).length
  return (
    <>
      <PageHeader
        title={
          <Plural value={failing} _0="All feeds can be read" one="# feed is failing" other="# feeds are failing" />
        }
        lead={<Trans>Feeds that companies import jobs from. Jobs of a paused feed stay online.</Trans>}
      />
      <Card padding="flush">
        {items.length === 0 ? (
          <p className={styles.none}>
            <Trans>No company has added a feed yet.</Trans>
          </p>
        ) : (
          <List label={t`Feeds`}>
            {items.map((feed) => (
              <FeedRow key={feed.id} feed={feed} requestedAt={requestedAt} />
            ))}
          </List>
        )}
      </Card>
      {showMore && (
        <Button onPress={showMore} isPending={state === 'pending'}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </>
  )
}

function FeedRow({ feed, requestedAt }: { feed: FeedOfCompany; requestedAt: number }) {
  const { i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const now = useNow() ?? requestedAt
  const zone = useReaderZone() ?? 'UTC'
  const { id, companyName, url, status, error, lastRunAt, unreadable, items } = feed
  const isPaused = isPausedFeed(status)
  const change = useMutation({
    mutationFn: () =>
      callApi<typeof feeds.changeAnyStatus>(client, 'POST /ops/api/feeds/:id/status', {
        params: { id },
        body: { event: isPaused ? 'resume' : 'pause' },
      }),
    onError: (failure) => void showToast({ text: describeFailure(i18n, failure) ?? '', isFailure: true }),
    onSettled: () => cache.invalidateQueries({ queryKey: feedsQuery().queryKey }),
  })
  const lastRun = lastRunAt && <Time at={Date.parse(lastRunAt)} zone={zone} now={now} format="distance" />
  return (
    <ListRow
      title={companyName}
      meta={
        <>
          <bdi className={styles.address}>{url}</bdi>
          <span>{lastRun ? <Trans>Last synced {lastRun}</Trans> : <Trans>Not synced yet</Trans>}</span>
        </>
      }
      facts={
        <>
          <Health status={status} />
          <Chip size="small" tone="outline">
            <Plural value={items.published} one="# job published" other="# jobs published" />
          </Chip>
          {items.held > 0 && (
            <Chip size="small" tone="neutral">
              <Plural value={items.held} one="# on hold" other="# on hold" />
            </Chip>
          )}
          {unreadable > 0 && (
            <Chip size="small" tone="warn">
              <Plural value={unreadable} one="# entry could not be read" other="# entries could not be read" />
            </Chip>
          )}
        </>
      }
      {...(error && { reason: error.message })}
      action={
        <Button variant="light" onPress={() => change.mutate()} isPending={change.isPending}>
          {isPaused ? <Trans>Resume</Trans> : <Trans>Pause</Trans>}
          <span className="visually-hidden"> {companyName}</span>
        </Button>
      }
    />
  )
}

function Health({ status }: { status: FeedOfCompany['status'] }) {
  if (isPausedFeed(status))
    return (
      <Chip size="small" tone="neutral">
        <Trans>Paused</Trans>
      </Chip>
    )
  if (isFailingFeed(status))
    return (
      <Chip size="small" tone="bad">
        <Trans>Failing</Trans>
      </Chip>
    )
  return (
    <Chip size="small" tone="ok">
      <Trans>Working</Trans>
    </Chip>
  )
}
