import { serveEvidenceFiles } from '#server/features/base/files/downloads/evidence-file.service.ts'
import { findCurrentCompany } from '#server/features/people/companies/current-company.service.ts'
import { createLinkSigner } from '#server/platform/files/signed-links.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { companyOrders, disputedOrders, orders } from '#shared/features/market/orders/orders.contract.ts'
import { findDisputeFile } from './disputes/deciding.service.ts'
import { placeOrder } from './placing/placing.service.ts'
import {
  findOfCompany,
  findOwn,
  linkToOrderFile,
  listCompanyOrders,
  listOwnOrders,
  presentFull,
} from './reading/reading.service.ts'
import { listReviews } from './reviewing/reviews.service.ts'
import { reviewOrder, stepOrder } from './steps/steps.service.ts'

export function ordersRoutes(app: App, platform: Platform): void {
  const { db: pool, clock } = platform
  const signer = createLinkSigner({ secret: platform.appKey, clock })
  mount(app, pool, orders.list, ({ db, viewer, query }) => listOwnOrders(db, viewer, query, clock.now()))
  mount(app, pool, orders.place, ({ db, viewer, body }) => placeOrder(db, platform, { viewer, company: null }, body))
  mount(app, pool, orders.show, async ({ db, viewer, params }) => {
    const { order, party } = await findOwn(db, viewer, params.id)
    return presentFull(db, order, party, clock.now())
  })
  mount(app, pool, orders.step, async ({ db, viewer, params, body }) =>
    stepOrder(platform, viewer, await findOwn(db, viewer, params.id), body),
  )
  mount(app, pool, orders.review, async ({ db, viewer, params, body }) =>
    reviewOrder(platform, viewer, await findOwn(db, viewer, params.id), body),
  )
  mount(app, pool, orders.file, async ({ db, viewer, params: { id, fileId } }) => {
    const { order } = await findOwn(db, viewer, id)
    return linkToOrderFile(db, { order, fileId, viewer, signer })
  })
  mount(app, pool, orders.reviews, ({ db, params }) => listReviews(db, params.id))
  companyRoutes(app, platform)
  serveEvidenceFiles(app, platform, disputedOrders.file, findDisputeFile)
}

function companyRoutes(app: App, platform: Platform): void {
  const { db: pool, clock } = platform
  const signer = createLinkSigner({ secret: platform.appKey, clock })
  mount(app, pool, companyOrders.list, async ({ db, viewer, request, query }) =>
    listCompanyOrders(db, found(await findCurrentCompany(db, viewer, request)), query, clock.now()),
  )
  mount(app, pool, companyOrders.place, async ({ db, viewer, request, body }) =>
    placeOrder(db, platform, { viewer, company: found(await findCurrentCompany(db, viewer, request)) }, body),
  )
  mount(app, pool, companyOrders.show, async ({ db, viewer, request, params }) => {
    const company = found(await findCurrentCompany(db, viewer, request))
    const { order, party } = await findOfCompany(db, company, params.id)
    return presentFull(db, order, party, clock.now())
  })
  mount(app, pool, companyOrders.step, async ({ db, viewer, request, params, body }) => {
    const company = found(await findCurrentCompany(db, viewer, request))
    return stepOrder(platform, viewer, await findOfCompany(db, company, params.id), body)
  })
  mount(app, pool, companyOrders.review, async ({ db, viewer, request, params, body }) => {
    const company = found(await findCurrentCompany(db, viewer, request))
    return reviewOrder(platform, viewer, await findOfCompany(db, company, params.id), body)
  })
  mount(app, pool, companyOrders.file, async ({ db, viewer, request, params: { id, fileId } }) => {
    const company = found(await findCurrentCompany(db, viewer, request))
    const { order } = await findOfCompany(db, company, id)
    return linkToOrderFile(db, { order, fileId, viewer, signer })
  })
}
