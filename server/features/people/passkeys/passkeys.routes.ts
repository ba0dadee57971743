import { originOf } from '#server/features/base/accounts/security-log.service.ts'
import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { passkeys } from '#shared/features/people/passkeys/passkeys.contract.ts'
import { startPasskeyCreation, startPasskeySignIn } from './passkey-ceremonies.service.ts'
import { addPasskey, listPasskeys, removePasskey, renamePasskey } from './passkeys.service.ts'

export function passkeysRoutes(app: App, platform: Platform): void {
  const { db } = platform
  mount(app, db, passkeys.list, ({ viewer }) => listPasskeys(db, viewer.id))
  mount(app, db, passkeys.askToMake, ({ viewer }) => startPasskeyCreation(platform, viewer))
  mount(app, db, passkeys.add, ({ viewer, body, request }) =>
    addPasskey(platform, viewer, body, { i18n: request.i18n, origin: originOf(request) }),
  )
  mount(app, db, passkeys.rename, ({ viewer, params, body }) => renamePasskey(db, viewer, params.id, body.name))
  mount(app, db, passkeys.remove, ({ viewer, params, request }) =>
    removePasskey(platform, viewer, params.id, { i18n: request.i18n, origin: originOf(request) }),
  )
  mount(app, db, passkeys.askToUse, () => startPasskeySignIn(platform))
}
