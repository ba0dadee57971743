import type { FastifyRequest } from 'fastify'
import { findCurrentCompany } from '#server/features/people/companies/current-company.service.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import { networkOf } from '#server/platform/http/network-of.ts'
import type { Platform } from '#server/platform/platform.ts'
import { companyOffers } from '#shared/features/hiring/offers/company-offers.contract.ts'
import { offers } from '#shared/features/hiring/offers/offers.contract.ts'
import { listCompanyOffers, showCompanyOffer } from './company/company-offers.service.ts'
import { decideExtension, reviseOffer, takeOfferStep } from './company/company-steps.service.ts'
import { createOffer, editDraft, showOfferContext } from './company/drafting.service.ts'
import { documentRoutes } from './documents/documents.routes.ts'
import { askForTime, counterOffer, declineOffer, viewOffer } from './own/answering.service.ts'
import { listOwnOffers, showOwnOffer } from './own/own-offers.service.ts'
import { listRecords } from './records/records.service.ts'
import { countersignOffer, signOffer } from './signing/signing.service.ts'

const MAX_USER_AGENT = 300

const originOf = ({ ip, headers }: FastifyRequest) => ({
  ipPrefix: networkOf(ip),
  userAgent: (headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT),
})

export function offersRoutes(app: App, platform: Platform): void {
  mountOwn(app, platform)
  mountCompany(app, platform)
  documentRoutes(app, platform)
}

function mountOwn(app: App, platform: Platform): void {
  const { db: pool } = platform
  mount(app, pool, offers.list, ({ db, viewer, query }) => listOwnOffers(db, platform, viewer, query))
  mount(app, pool, offers.show, ({ db, viewer, params }) => showOwnOffer(db, platform, viewer, params.id))
  mount(app, pool, offers.view, ({ db, viewer, params }) => viewOffer(db, platform, viewer, params.id))
  mount(app, pool, offers.sign, ({ db, viewer, params, body, request }) =>
    signOffer(db, platform, { viewer, origin: originOf(request) }, params.id, body),
  )
  mount(app, pool, offers.decline, ({ db, viewer, params, body }) =>
    declineOffer(db, platform, viewer, params.id, body),
  )
  mount(app, pool, offers.counter, ({ db, viewer, params, body }) =>
    counterOffer(db, platform, viewer, params.id, body),
  )
  mount(app, pool, offers.askForTime, ({ db, viewer, params, body }) =>
    askForTime(db, platform, viewer, params.id, body),
  )
}

function mountCompany(app: App, platform: Platform): void {
  const { db: pool } = platform
  mount(app, pool, companyOffers.context, ({ db, viewer, params }) => showOfferContext(db, viewer, params.id))
  mount(app, pool, companyOffers.create, ({ db, viewer, params, body }) =>
    createOffer(db, platform, viewer, params.id, body),
  )
  mount(app, pool, companyOffers.list, async ({ db, viewer, request, query }) =>
    listCompanyOffers(db, viewer, found(await findCurrentCompany(db, viewer, request)), query),
  )
  mount(app, pool, companyOffers.records, async ({ db, viewer, request, query }) =>
    listRecords(db, found(await findCurrentCompany(db, viewer, request)), query),
  )
  mount(app, pool, companyOffers.show, ({ db, viewer, params }) => showCompanyOffer(db, platform, viewer, params.id))
  mount(app, pool, companyOffers.edit, ({ db, viewer, params, body }) =>
    editDraft(db, platform, viewer, params.id, body),
  )
  mount(app, pool, companyOffers.step, ({ db, viewer, params, body }) =>
    takeOfferStep(db, platform, viewer, params.id, body),
  )
  mount(app, pool, companyOffers.revise, ({ db, viewer, params, body }) =>
    reviseOffer(db, platform, viewer, params.id, body),
  )
  mount(app, pool, companyOffers.countersign, ({ db, viewer, params, body, request }) =>
    countersignOffer(db, platform, { viewer, origin: originOf(request) }, params.id, body),
  )
  mount(app, pool, companyOffers.decideExtension, ({ db, viewer, params, body }) =>
    decideExtension(db, platform, viewer, params.id, body.isGranted),
  )
}
