import { originOf } from '#server/features/base/accounts/security-log.service.ts'
import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { twoFactor } from '#shared/features/people/two-factor/two-factor.contract.ts'
import { secondFactorError } from './second-factor-errors.service.ts'
import {
  confirmTwoFactor,
  makeBackupCodes,
  setUpTwoFactor,
  showTwoFactor,
  turnOffTwoFactor,
} from './two-factor.service.ts'

export function twoFactorRoutes(app: App, platform: Platform): void {
  const { db } = platform
  mount(app, db, twoFactor.show, ({ viewer }) => showTwoFactor(db, viewer.id))
  mount(app, db, twoFactor.setUp, ({ viewer }) => setUpTwoFactor(platform, viewer))
  mount(app, db, twoFactor.confirm, async ({ viewer, body, request }) => {
    const codes = await confirmTwoFactor(platform, viewer, { code: body.code, origin: originOf(request) })
    if (!codes) throw secondFactorError(request.i18n, { failure: 'wrong' })
    return codes
  })
  mount(app, db, twoFactor.turnOff, ({ viewer, request }) => turnOffTwoFactor(platform, viewer, originOf(request)))
  mount(app, db, twoFactor.makeBackupCodes, ({ viewer, request }) =>
    makeBackupCodes(platform, viewer, originOf(request)),
  )
}
