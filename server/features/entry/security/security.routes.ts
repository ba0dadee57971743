import { listSecurityEvents, originOf } from '#server/features/base/accounts/security-log.service.ts'
import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { security } from '#shared/features/entry/security/security.contract.ts'
import { toPage } from '#shared/kit/pagination.ts'
import { accountRecoveryRoutes } from './account-recovery.routes.ts'
import { listDevices, signDeviceOut, signOthersOut } from './devices.service.ts'
import { confirmIdentity, mailConfirmation, showWaysIn } from './fresh-proof.service.ts'
import { changePassword } from './password.service.ts'
import { presentSecurityEvent } from './security.presenter.ts'
import { createToken, listTokens, revokeToken } from './tokens.service.ts'

export function securityRoutes(app: App, platform: Platform): void {
  const { db } = platform

  mount(app, db, security.waysIn, ({ viewer }) => showWaysIn(platform, viewer.id))
  mount(app, db, security.confirm, ({ viewer, body, request }) => confirmIdentity(platform, viewer, body, request))
  mount(app, db, security.mailConfirmation, ({ viewer, request }) => mailConfirmation(platform, viewer, request))
  mount(app, db, security.changePassword, ({ viewer, body, request }) =>
    changePassword(platform, viewer, body, request),
  )

  mount(app, db, security.devices, ({ viewer, request }) => listDevices(platform, viewer.id, request.credential))
  mount(app, db, security.endDevice, ({ viewer, params, request }) =>
    signDeviceOut(db, viewer.id, params.id, originOf(request)),
  )
  mount(app, db, security.endOtherDevices, ({ viewer, request }) =>
    signOthersOut(db, viewer.id, request.credential, originOf(request)),
  )

  mount(app, db, security.log, async ({ viewer, query: { cursor, limit } }) => {
    const rows = await listSecurityEvents(db, viewer.id, { after: cursor, limit: limit + 1 })
    return toPage(rows, limit, presentSecurityEvent)
  })

  mount(app, db, security.tokens, ({ viewer }) => listTokens(platform, viewer.id))
  mount(app, db, security.makeToken, ({ viewer, body, request }) =>
    createToken(platform, viewer, body, { i18n: request.i18n, origin: originOf(request) }),
  )
  mount(app, db, security.endToken, ({ viewer, params, request }) =>
    revokeToken(platform, viewer.id, params.id, originOf(request)),
  )
  accountRecoveryRoutes(app, platform)
}
