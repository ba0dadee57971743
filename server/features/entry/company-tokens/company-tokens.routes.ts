import { originOf } from '#server/features/base/accounts/security-log.service.ts'
import { findCurrentCompany } from '#server/features/people/companies/current-company.service.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { companyTokens } from '#shared/features/entry/company-tokens/company-tokens.contract.ts'
import { createToken, listTokens, revokeToken } from './company-tokens.service.ts'

export function companyTokenRoutes(app: App, platform: Platform): void {
  mount(app, platform.db, companyTokens.list, async ({ db, viewer, request }) =>
    listTokens(platform, viewer, found(await findCurrentCompany(db, viewer, request)).id),
  )
  mount(app, platform.db, companyTokens.create, async ({ db, viewer, body, request }) => {
    const { id } = found(await findCurrentCompany(db, viewer, request))
    return createToken(platform, viewer, id, body, originOf(request))
  })
  mount(app, platform.db, companyTokens.revoke, async ({ db, viewer, params, request }) => {
    const { id } = found(await findCurrentCompany(db, viewer, request))
    await revokeToken(platform, viewer, { companyId: id, tokenId: params.id }, originOf(request))
  })
}
