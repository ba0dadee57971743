import { findCurrentCompany } from '#server/features/people/companies/current-company.service.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { companyHome } from '#shared/features/workspace/company-home/company-home.contract.ts'
import { showOverview } from './company-home.service.ts'

export function companyHomeRoutes(app: App, platform: Platform): void {
  mount(app, platform.db, companyHome.overview, async ({ db, viewer, request }) =>
    showOverview(db, platform, viewer, found(await findCurrentCompany(db, viewer, request))),
  )
}
