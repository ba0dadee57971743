import { z } from 'zod'
import { transaction } from '#server/platform/db/database.ts'
import { defineJob } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { id } from '#shared/kit/ids.ts'
import { runFeed } from './feed-run.service.ts'
import { takeDueFeeds } from './feeds.queries.ts'

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
