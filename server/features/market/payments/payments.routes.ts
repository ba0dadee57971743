import { quoteFor } from '#server/features/market/invoices/issuing/quote.service.ts'
import { hrefFor } from '#server/features/market/orders/notifying.service.ts'
import { canPay } from '#server/features/market/orders/orders.policy.ts'
import { findOfCompany, findOwn, type Reader } from '#server/features/market/orders/reading/reading.service.ts'
import { findCurrentCompany } from '#server/features/people/companies/current-company.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { companyPayments, type OrderPayment, payments } from '#shared/features/market/payments/payments.contract.ts'
import { beginPayment } from './paying/beginning.service.ts'
import { receiveNotice } from './paying/notices.service.ts'
import { presentPayment } from './payments.presenter.ts'
import { selectPaymentsOf } from './payments.queries.ts'

async function showPayment(db: Db, { order, party }: Reader): Promise<OrderPayment> {
  const [newest] = await selectPaymentsOf(db, order.id)
  const toPay = canPay(order, party) ? await quoteFor(db, order) : null
  return { payment: newest ? presentPayment(newest) : null, toPay }
}

export async function paymentsRoutes(app: App, platform: Platform): Promise<void> {
  const { db: pool } = platform
  const begin = (reader: Reader) => beginPayment(platform, reader, hrefFor(reader.order, 'buyer'))
  mount(app, pool, payments.show, async ({ db, viewer, params }) =>
    showPayment(db, await findOwn(db, viewer, params.id)),
  )
  mount(app, pool, payments.begin, async ({ db, viewer, params }) => begin(await findOwn(db, viewer, params.id)))
  mount(app, pool, companyPayments.show, async ({ db, viewer, request, params }) =>
    showPayment(db, await findOfCompany(db, found(await findCurrentCompany(db, viewer, request)), params.id)),
  )
  mount(app, pool, companyPayments.begin, async ({ db, viewer, request, params }) =>
    begin(await findOfCompany(db, found(await findCurrentCompany(db, viewer, request)), params.id)),
  )
  await acceptNotices(app, platform)
}

const MAX_NOTICE_BYTES = 512 * 1024

/** Authorized by its signature, which covers the raw body. */
async function acceptNotices(app: App, platform: Platform): Promise<void> {
  const config = { isAnonymous: true, isCsrfExempt: true, limit: 'default' } as const
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_NOTICE_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    scope.post('/payments/stripe', { config, schema: { hide: true } }, async ({ headers, body }) => {
      await receiveNotice(platform, headers, typeof body === 'string' ? body : '')
      return {}
    })
  })
}
