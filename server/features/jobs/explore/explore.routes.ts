import { jobIndexOf } from '#server/features/jobs/job-search/job-index.service.ts'
import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { explore } from '#shared/features/jobs/explore/explore.contract.ts'
import { searchAsGuest, showGlobeToGuest } from './explore.service.ts'
import { placeOf } from './guest-place.service.ts'

export function exploreRoutes(app: App, platform: Platform): void {
  const { db, clock } = platform
  const index = jobIndexOf(platform)
  mount(app, db, explore.search, ({ query }) => searchAsGuest({ db, index, now: clock.now() }, query))
  mount(app, db, explore.globe, ({ query }) => showGlobeToGuest({ db, index, now: clock.now() }, query))
  mount(app, db, explore.place, async ({ query }) => placeOf(query))
}
