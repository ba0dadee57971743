import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { isFailingFeed } from '#shared/features/jobs/feeds/feed-status.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { usePages } from '#web/app/query/use-pages.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { List } from '#web/ui/list-row.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import styles from './feed-health.module.css'
import { FeedRow } from './ops/feed-row.tsx'
import { allFeedsQuery } from './ops/feeds-query.ts'
import { NewBoard } from './ops/new-board.tsx'

const queries = pageQueries(() => [allFeedsQuery()])
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
  const { data } = useSuspenseQuery(allFeedsQuery())
  const { items, showMore, state } = usePages(data, (cursor) => cache.fetchQuery(allFeedsQuery(cursor)))
  const [added, setAdded] = useState(0)
  const failing = items.filter(({ status }) => isFailingFeed(status)).length
  return (
    <>
      <PageHeader
        title={
          <Plural value={failing} _0="All feeds can be read" one="# feed is failing" other="# feeds are failing" />
        }
        lead={<Trans>Feeds of companies, and job boards. Jobs of a paused feed stay online.</Trans>}
      />
      <div className={styles.page}>
        {/* An empty form after each board */}
        <NewBoard key={added} onAdded={() => setAdded(added + 1)} />
        <Card padding="flush">
          {items.length === 0 ? (
            <p className={styles.none}>
              <Trans>No feeds and no job boards yet.</Trans>
            </p>
          ) : (
            <List label={t`Feeds`}>
              {items.map((feed) => (
                <FeedRow key={feed.id} feed={feed} requestedAt={requestedAt} />
              ))}
            </List>
          )}
        </Card>
      </div>
      {showMore && (
        <Button onPress={showMore} isPending={state === 'pending'}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </>
  )
}
