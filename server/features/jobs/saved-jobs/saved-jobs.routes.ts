import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { jobMarksApi } from '#shared/features/jobs/saved-jobs/job-marks.contract.ts'
import { savedJobs } from '#shared/features/jobs/saved-jobs/saved-jobs.contract.ts'
import { hideItem, listHidden, unhideItem } from './hidden-items.service.ts'
import { findJobMarks, markSeen } from './job-marks.service.ts'
import { listSavedJobs, removeSavedJob, saveJob } from './saved-jobs.service.ts'

export function savedJobsRoutes(app: App, { db: pool, clock }: Platform): void {
  mount(app, pool, savedJobs.list, ({ db, viewer, query }) => listSavedJobs(db, viewer, query))
  mount(app, pool, savedJobs.save, async ({ db, viewer, request, params, body }) => {
    const saved = await saveJob(db, { viewer, i18n: request.i18n, clock }, params.jobId, body)
    return { jobId: saved.jobId, note: saved.note, savedAt: saved.createdAt.toISOString() }
  })
  mount(app, pool, savedJobs.remove, ({ db, viewer, params }) => removeSavedJob(db, viewer, params.jobId))
  mount(app, pool, jobMarksApi.marks, ({ db, viewer, query }) => findJobMarks(db, viewer.id, query.jobIds))
  mount(app, pool, jobMarksApi.see, ({ db, viewer, params }) => markSeen(db, clock, viewer, params.jobId))
  mount(app, pool, jobMarksApi.hidden, ({ db, viewer, query }) => listHidden(db, viewer, query))
  mount(app, pool, jobMarksApi.hide, ({ db, viewer, request, body }) =>
    hideItem(db, { viewer, i18n: request.i18n }, body),
  )
  mount(app, pool, jobMarksApi.show, ({ db, viewer, params }) => unhideItem(db, viewer.id, params.id))
}
