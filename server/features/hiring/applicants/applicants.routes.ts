import type { FastifyRequest } from 'fastify'
import { findCurrentCompany } from '#server/features/people/companies/current-company.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { applicantViews } from '#shared/features/hiring/applicants/applicant-views.contract.ts'
import { listViews, removeView, saveView } from './applicants.service.ts'

export function applicantsRoutes(app: App, { db: pool }: Platform): void {
  mount(app, pool, applicantViews.list, async (call) => listViews(call.db, await memberOf(call)))
  mount(app, pool, applicantViews.save, async (call) => saveView(call.db, await memberOf(call), call.body))
  mount(app, pool, applicantViews.remove, async (call) => removeView(call.db, await memberOf(call), call.params.id))
}

type Call = { db: Db; viewer: Viewer; request: FastifyRequest }

const memberOf = async ({ db, viewer, request }: Call) => ({
  viewer,
  company: found(await findCurrentCompany(db, viewer, request)),
})
