import type { I18n } from '@lingui/core'
import type { FeedEvent, FeedItemStatus } from '#shared/features/jobs/feeds/feed-status.ts'
import type { Feed, FeedItem } from '#shared/features/jobs/feeds/feeds.contract.ts'
import type { FeedItemRow } from './feed-items.queries.ts'
import { describeFeedError } from './feed-text.ts'
import type { FeedRow } from './feeds.queries.ts'

export type ItemCounts = readonly { status: FeedItemStatus; count: number }[]

export function presentFeed(i18n: I18n, feed: FeedRow, counts: ItemCounts, possible: readonly FeedEvent[]): Feed {
  const countOf = (status: FeedItemStatus) => counts.find((one) => one.status === status)?.count ?? 0
  return {
    id: feed.id,
    companyId: feed.companyId,
    source: feed.source,
    url: feed.url,
    status: feed.status,
    intervalMinutes: feed.intervalMinutes,
    error: feed.errorCode && {
      code: feed.errorCode,
      message: describeFeedError(i18n, feed.errorCode, feed.errorDetail),
    },
    failures: feed.failures,
    lastRunAt: feed.lastRunAt?.toISOString() ?? null,
    lastGoodRunAt: feed.lastGoodRunAt?.toISOString() ?? null,
    nextRunAt: feed.nextRunAt.toISOString(),
    unreadable: feed.unreadable,
    unreadableSamples: feed.unreadableSamples,
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
  // Items stored before the workplace was quoted have no line for it.
  evidence: { ...item.evidence, workplace: item.evidence.workplace ?? null },
  jobId: item.jobId,
  changedAt: item.changedAt.toISOString(),
})
