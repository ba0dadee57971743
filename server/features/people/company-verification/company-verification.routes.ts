import { findCurrentCompany } from '#server/features/people/companies/current-company.service.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { verification } from '#shared/features/people/company-verification/company-verification.contract.ts'
import {
  proveByCode,
  proveByDns,
  proveByOwnAddress,
  requestCheck,
  sendDomainCode,
  showVerification,
} from './company-verification.service.ts'

export function companyVerificationRoutes(app: App, platform: Platform): void {
  mount(app, platform.db, verification.show, async ({ db, viewer, request }) =>
    showVerification(db, platform, viewer, found(await findCurrentCompany(db, viewer, request)).id),
  )
  mount(app, platform.db, verification.useOwnAddress, ({ db, viewer, params }) =>
    proveByOwnAddress(db, platform, viewer, params.companyId),
  )
  mount(app, platform.db, verification.mail, ({ db, viewer, params, body, request }) =>
    sendDomainCode(db, platform, { viewer, i18n: request.i18n }, params.companyId, body.email),
  )
  mount(app, platform.db, verification.useCode, ({ viewer, params, body, request }) =>
    proveByCode(platform, { viewer, i18n: request.i18n }, params.companyId, body),
  )
  mount(app, platform.db, verification.checkDns, ({ db, viewer, params }) =>
    proveByDns(db, platform, viewer, params.companyId),
  )
  mount(app, platform.db, verification.askForCheck, ({ db, viewer, params, body }) =>
    requestCheck(db, platform, viewer, params.companyId, body.note),
  )
}
