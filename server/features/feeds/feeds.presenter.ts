import type { FeedEvent, FeedItemStatus } from '#shared/features/feeds/feed-status.ts'
import type { Feed, FeedItem } from '#shared/features/feeds/feeds.contract.ts'
import type { FeedItemRow } from './feed-items.queries.ts'
import type { FeedRow } from './feeds.queries.ts'

export type ItemCounts = readonly { status: FeedItemStatus; count: number }[]

export const presentFeed = (feed: FeedRow, counts: ItemCounts, possible: readonly FeedEvent[]): Feed => {
  const countOf = (status: FeedItemStatus) => counts.find((one) => one.status === status)?.count ?? 0
  return {
    id: feed.id,
    companyId: feed.companyId,
    source: feed.source,
    url: feed.url,
    status: feed.status,
    intervalMinutes: feed.intervalMinutes,
    error: feed.error,
    failures: feed.failures,
    lastRunAt: feed.lastRunAt?.toISOString() ?? null,
    lastGoodRunAt: feed.lastGoodRunAt?.toISOString() ?? null,
    nextRunAt: feed.nextRunAt.toISOString(),
    unreadable: feed.unreadable,
    items: { new: countOf('new'), published: countOf('published'), held: countOf('held'), gone: countOf('gone') },
    can: { pause: possible.includes('pause'), resume: possible.includes('resume') },
  }
}

export const presentFeedItem = (item: FeedItemRow): FeedItem => ({
  id: item.id,
  externalId: item.externalId,
  title: item.title,
  url: item.url,
  status: item.status,
  holdReason: item.holdReason,
  jobId: item.jobId,
  changedAt: item.changedAt.toISOString(),
})
