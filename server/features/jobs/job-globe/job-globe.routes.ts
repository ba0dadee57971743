import type { SearchTools } from '#server/features/jobs/job-search/job-search.service.ts'
import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { jobGlobe } from '#shared/features/jobs/job-globe/job-globe.contract.ts'
import { showGlobe } from './job-globe.service.ts'

export function jobGlobeRoutes(app: App, { db, clock }: Platform, index: SearchTools['index']): void {
  mount(app, db, jobGlobe.count, ({ viewer, query }) => showGlobe({ db, index, now: clock.now() }, viewer, query))
}
