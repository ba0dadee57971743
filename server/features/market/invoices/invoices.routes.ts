import type { FastifyRequest } from 'fastify'
import { findOfCompany, findOwn } from '#server/features/market/orders/reading/reading.service.ts'
import { findCurrentCompany } from '#server/features/people/companies/current-company.service.ts'
import { AppError, found } from '#server/platform/http/app-error.ts'
import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { billing, companyBillings } from '#shared/features/market/invoices/billing.contract.ts'
import { companyInvoices, invoices } from '#shared/features/market/invoices/invoices.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { changeCompanyBilling, saveOwnBilling, showCompanyBilling, showOwnBilling } from './billing/billing.service.ts'
import { creditInvoice, markPaid } from './issuing/crediting.service.ts'
import { type InvoiceFile, listInvoices, readCompanyInvoice, readOwnInvoice } from './reading.service.ts'

export function invoicesRoutes(app: App, platform: Platform): void {
  const { db: pool } = platform
  mount(app, pool, billing.show, ({ db, viewer }) => showOwnBilling(db, viewer))
  mount(app, pool, billing.save, ({ viewer, body }) => saveOwnBilling(platform, viewer, body))
  mount(app, pool, invoices.ofOrder, async ({ db, viewer, params }) =>
    listInvoices(db, await findOwn(db, viewer, params.id)),
  )
  mount(app, pool, invoices.pay, ({ viewer, params, body }) => markPaid(platform, viewer, params.id, body.isPaid))
  mount(app, pool, invoices.credit, ({ viewer, params, body }) => creditInvoice(platform, viewer, params.id, body))
  mountFile(app, invoices.pdf, (viewer, id) => readOwnInvoice(pool, viewer, id))
  companyRoutes(app, platform)
}

function companyRoutes(app: App, platform: Platform): void {
  const { db: pool } = platform
  mount(app, pool, companyBillings.show, async ({ db, viewer, request }) =>
    showCompanyBilling(db, found(await findCurrentCompany(db, viewer, request))),
  )
  mount(app, pool, companyBillings.save, async ({ db, viewer, request, body }) =>
    changeCompanyBilling(platform, found(await findCurrentCompany(db, viewer, request)), body),
  )
  mount(app, pool, companyInvoices.ofOrder, async ({ db, viewer, request, params }) => {
    const company = found(await findCurrentCompany(db, viewer, request))
    return listInvoices(db, await findOfCompany(db, company, params.id))
  })
  mountFile(app, companyInvoices.pdf, async (viewer, id, request) =>
    readCompanyInvoice(pool, found(await findCurrentCompany(pool, viewer, request)), id),
  )
}

type Read = (viewer: Viewer, id: Id, request: FastifyRequest) => Promise<InvoiceFile>

function mountFile(app: App, endpoint: typeof invoices.pdf | typeof companyInvoices.pdf, read: Read): void {
  const { path, guard, summary, params } = endpoint
  const schema = { summary, params, tags: [path.split('/')[1] ?? 'other'], 'x-guard': guard }
  app.get<{ Params: { id: Id } }>(path, { schema, config: { guard, limit: 'strict' } }, async (request, reply) => {
    // The guard has already checked it.
    if (!request.viewer) throw new AppError('unauthenticated')
    const { name, content } = await read(request.viewer, request.params.id, request)
    return reply.type('application/pdf').header('content-disposition', `attachment; filename="${name}"`).send(content)
  })
}
