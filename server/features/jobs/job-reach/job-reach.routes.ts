import { findCurrentCompany } from '#server/features/people/companies/current-company.service.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { jobReaches } from '#shared/features/jobs/job-reach/job-reach.contract.ts'
import { showReach } from './job-reach.service.ts'

export function jobReachRoutes(app: App, { db: pool, clock }: Platform): void {
  mount(app, pool, jobReaches.count, async ({ db, viewer, request, body }) =>
    showReach(db, { viewer, company: found(await findCurrentCompany(db, viewer, request)), clock }, body),
  )
}
