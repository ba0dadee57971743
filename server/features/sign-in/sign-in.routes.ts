import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { signIn } from '#shared/features/sign-in/sign-in.contract.ts'
import { checkCredentials } from './sign-in.service.ts'
import { completeSignIn } from './sign-in-completion.service.ts'
import { sendVerification, verifyEmail } from './verification.service.ts'

export function signInRoutes(app: App, platform: Platform): void {
  const { db } = platform

  mount(app, db, signIn.byPassword, async ({ body, ...exchange }) => {
    const person = await checkCredentials(db, body)
    return completeSignIn(platform, exchange, person, { isRemembered: body.remember })
  })

  mount(app, db, signIn.sendVerification, ({ viewer, request }) => sendVerification(platform, viewer, request.i18n))
  mount(app, db, signIn.verifyEmail, ({ viewer, body, request }) =>
    verifyEmail(platform, viewer, body.code, request.i18n),
  )
}
