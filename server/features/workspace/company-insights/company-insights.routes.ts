import { findCurrentCompany } from '#server/features/people/companies/current-company.service.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { insights } from '#shared/features/workspace/company-insights/company-insights.contract.ts'
import { showInsights } from './company-insights.service.ts'

export function companyInsightsRoutes(app: App, { db: pool, clock }: Platform): void {
  mount(app, pool, insights.show, async ({ db, viewer, request, query }) =>
    showInsights(db, clock, found(await findCurrentCompany(db, viewer, request)), query.days),
  )
}
