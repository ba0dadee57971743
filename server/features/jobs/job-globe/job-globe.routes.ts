import { jobIndexOf } from '#server/features/jobs/job-search/job-index.service.ts'
import { audienceOf } from '#server/features/jobs/job-search/job-search.service.ts'
import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { jobGlobe } from '#shared/features/jobs/job-globe/job-globe.contract.ts'
import { showGlobe } from './job-globe.service.ts'

export function jobGlobeRoutes(app: App, platform: Platform): void {
  const { db, clock } = platform
  const index = jobIndexOf(platform)
  mount(app, db, jobGlobe.count, ({ viewer, query }) =>
    showGlobe({ db, index, now: clock.now() }, viewer, audienceOf(db, viewer), query),
  )
}
