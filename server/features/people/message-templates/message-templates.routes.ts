import type { FastifyRequest } from 'fastify'
import { findCurrentCompany } from '#server/features/people/companies/current-company.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { messageTemplates } from '#shared/features/people/message-templates/message-templates.contract.ts'
import { changeTemplate, createTemplate, listTemplates, removeTemplate } from './message-templates.service.ts'

export function messageTemplateRoutes(app: App, { db: pool, clock }: Platform): void {
  mount(app, pool, messageTemplates.list, async (call) => listTemplates(call.db, await companyOf(call)))
  mount(app, pool, messageTemplates.create, async (call) => createTemplate(call.db, await companyOf(call), call.body))
  mount(app, pool, messageTemplates.change, async (call) =>
    changeTemplate(call.db, await companyOf(call), call.params.id, call.body, clock.now()),
  )
  mount(app, pool, messageTemplates.remove, async (call) =>
    removeTemplate(call.db, await companyOf(call), call.params.id),
  )
}

const companyOf = async ({ db, viewer, request }: { db: Db; viewer: Viewer; request: FastifyRequest }) =>
  found(await findCurrentCompany(db, viewer, request))
