import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { jobReports } from '#shared/features/jobs/job-reports/job-reports.contract.ts'
import { decideOnReport, listReports, reportJob } from './job-reports.service.ts'

export function jobReportsRoutes(app: App, platform: Platform): void {
  const { db: pool, clock } = platform
  mount(app, pool, jobReports.create, ({ db, viewer, request, params, body }) =>
    reportJob(db, clock, { viewer, i18n: request.i18n }, params.jobId, body),
  )
  mount(app, pool, jobReports.list, ({ db, viewer, query }) => listReports(db, viewer, query))
  mount(app, pool, jobReports.decide, ({ db, viewer, params, body }) =>
    decideOnReport(db, platform, viewer, params.id, body.event),
  )
}
