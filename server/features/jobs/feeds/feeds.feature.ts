import { defineFeature } from '#server/platform/wiring/feature.ts'
import { clearRemovedFeed, runDueFeeds, runFeedJob } from './feeds.jobs.ts'
import { feedsPersonalData } from './feeds.personal-data.ts'
import { feedsRoutes } from './feeds.routes.ts'
import { failingFeedsQueue } from './health/failing-feeds.queue.ts'

export const feedsFeature = defineFeature({
  name: 'feeds',
  routes: feedsRoutes,
  jobs: [clearRemovedFeed, runDueFeeds, runFeedJob],
  personalData: feedsPersonalData,
  queues: [failingFeedsQueue],
  tablesWithoutPersonalData: {
    'public.feeds': 'lists of jobs that companies publish elsewhere',
    'public.feed_items': 'the entries of those lists',
  },
})
