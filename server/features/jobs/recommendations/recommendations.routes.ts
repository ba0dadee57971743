import { jobIndexOf } from '#server/features/jobs/job-search/job-index.service.ts'
import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { recommendations } from '#shared/features/jobs/recommendations/recommendations.contract.ts'
import {
  dismissJob,
  explainScore,
  readSettings,
  recommendJobs,
  switchRecommendations,
  undoDismissal,
} from './recommendations.service.ts'

export function recommendationsRoutes(app: App, platform: Platform): void {
  const { db, clock } = platform
  const index = jobIndexOf(platform)
  mount(app, db, recommendations.list, ({ viewer }) => recommendJobs({ db, index, now: clock.now() }, viewer))
  mount(app, db, recommendations.explain, ({ viewer, params }) => explainScore(db, viewer.id, params.jobId))
  mount(app, db, recommendations.dismiss, ({ viewer, params, body }) =>
    dismissJob(db, clock, viewer, params.jobId, body.reason),
  )
  mount(app, db, recommendations.takeBack, ({ viewer, params }) => undoDismissal(db, viewer.id, params.jobId))
  mount(app, db, recommendations.settings, ({ viewer }) => readSettings(db, viewer.id))
  mount(app, db, recommendations.change, ({ viewer, body }) => switchRecommendations(db, viewer.id, body.isOn))
}
