import { findCurrentCompany } from '#server/features/people/companies/current-company.service.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { companyJobs } from '#shared/features/workspace/company-jobs/company-jobs.contract.ts'
import { copyJob, listJobs, showSummary } from './company-jobs.service.ts'

export function companyJobsRoutes(app: App, platform: Platform): void {
  const { db: pool, clock } = platform
  mount(app, pool, companyJobs.list, async ({ db, viewer, request, query }) =>
    listJobs(db, { viewer, company: found(await findCurrentCompany(db, viewer, request)), clock }, query),
  )
  mount(app, pool, companyJobs.summary, async ({ db, viewer, request, params }) =>
    showSummary(db, { viewer, company: found(await findCurrentCompany(db, viewer, request)), clock }, params.id),
  )
  mount(app, pool, companyJobs.copy, ({ db, viewer, request, params }) =>
    copyJob(db, platform, { viewer, i18n: request.i18n }, params.id),
  )
}
