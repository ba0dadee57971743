import { z } from 'zod'
import { transaction } from '#server/platform/db/database.ts'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { id } from '#shared/kit/ids.ts'
import { closeJobsOf, runFeed } from './feed-run.service.ts'
import { deleteFeed, takeDueFeeds } from './feeds.queries.ts'

const FEEDS_AT_ONCE = 200

export const runFeedJob = defineJob({
  name: 'feeds.run',
  data: z.object({ feedId: id }),
  run: ({ feedId }, platform: Platform) => runFeed(platform, feedId),
})

export const runDueFeeds = defineJob({
  name: 'feeds.run-due',
  data: z.object({}),
  cron: '*/5 * * * *',
  run: (_data, { db, clock, jobs }: Platform) =>
    transaction(db, async (tx) => {
      for (const feed of await takeDueFeeds(tx, clock.now(), FEEDS_AT_ONCE)) {
        await jobs.send(runFeedJob, { feedId: feed.id }, tx)
      }
    }),
})

/** A feed may have thousands of jobs, so they are closed in the background after the feed is removed. */
export const clearRemovedFeed = defineJob({
  name: 'feeds.clear-removed',
  data: z.object({ feedId: id }),
  async run({ feedId }, platform: Platform) {
    await closeJobsOf(platform, feedId)
    await transaction(platform.db, (tx) => deleteFeed(tx, feedId))
  },
})
