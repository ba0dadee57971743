import { jobIndexOf } from '#server/features/jobs/job-search/job-index.service.ts'
import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { jobTabs } from '#shared/features/jobs/job-tabs/job-tabs.contract.ts'
import { countJobs } from './job-tabs.service.ts'

export function jobTabsRoutes(app: App, platform: Platform): void {
  const { db, clock } = platform
  const index = jobIndexOf(platform)
  mount(app, db, jobTabs.count, ({ viewer }) => countJobs({ db, index, now: clock.now() }, viewer))
}
