import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Metrics } from '#server/platform/http/operations/metrics.ts'
import { warmUp } from '#server/platform/http/operations/warm-up.ts'
import type { Platform } from '#server/platform/platform.ts'
import { jobSearch } from '#shared/features/jobs/job-search/job-search.contract.ts'
import { jobIndexOf } from './job-index.service.ts'
import { audienceOf, searchJobs } from './job-search.service.ts'
import { warmSearches } from './memory/warm-searches.service.ts'
import { listOpenJobs } from './public/open-jobs.service.ts'
import { findSimilarJobs } from './public/similar-jobs.service.ts'
import { sitemapRoutes } from './sitemap/sitemap.routes.ts'

/** Without a file on disk, reading a million jobs takes about half a minute; until then PostgreSQL answers searches. */
const MAX_WARM_UP_MS = 90_000

export function jobSearchRoutes(app: App, platform: Platform, metrics: Metrics): void {
  const index = jobIndexOf(platform)
  let isClosed = false
  const warmIndex = () => warmSearches({ db: platform.db, index, now: platform.clock.now() }, () => isClosed)
  app.addHook('onReady', async () => {
    index?.start()
    if (index) warmUp(app, index.built.then(warmIndex), MAX_WARM_UP_MS)
  })
  app.addHook('onClose', () => {
    isClosed = true
    return index?.stop()
  })
  metrics.gauge(
    'meridian_search_index',
    'The search index in memory: jobs, those out of order, bytes, keys',
    async () => ({
      ...index?.current?.figures,
    }),
  )

  mount(app, platform.db, jobSearch.search, async ({ db, viewer, query, reply }) => {
    const timings: string[] = []
    const onPart = (name: string, milliseconds: number) => timings.push(`${name};dur=${milliseconds.toFixed(2)}`)
    const result = await searchJobs({ db, index, now: platform.clock.now(), onPart }, audienceOf(db, viewer), query)
    reply.header('server-timing', [`layer;desc=${index?.current ? 'memory' : 'sql'}`, ...timings].join(', '))
    return result
  })
  mount(app, platform.db, jobSearch.open, ({ db, query }) =>
    listOpenJobs({ db, index, now: platform.clock.now() }, query),
  )
  mount(app, platform.db, jobSearch.similar, ({ db, viewer, params }) =>
    findSimilarJobs({ db, index, now: platform.clock.now() }, viewer, params.id),
  )
  sitemapRoutes(app, platform)
}
