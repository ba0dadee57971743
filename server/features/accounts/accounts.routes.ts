import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type CookieSettings, setCsrfCookie, setSessionCookies } from '#server/platform/session/cookies.ts'
import { newSessionKey } from '#server/platform/session/session-key.ts'
import { accounts } from '#shared/features/accounts/accounts.contract.ts'
import { checkCredentials, closeCredential, openSession, openToken } from './accounts.service.ts'
import { originOf } from './security-log.service.ts'
import { sendVerification, verifyEmail } from './verification.service.ts'

export function accountsRoutes(app: App, platform: Platform): void {
  const { db, clock, config } = platform
  const cookies: CookieSettings = { isSecure: platform.url.startsWith('https:'), appKey: platform.appKey }

  mount(app, db, accounts.csrfCookie, async ({ request, reply }) => {
    // A key that is there is not sent again: that would make a session that is remembered end with the browser.
    if (request.sessionKey) setCsrfCookie(reply, cookies, request.sessionKey)
    else setSessionCookies(reply, cookies, newSessionKey(), false)
  })

  mount(app, db, accounts.currentUser, async ({ viewer }) => viewer)

  mount(app, db, accounts.signIn, async ({ body, request, reply }) => {
    const person = await checkCredentials(db, body)
    const origin = originOf(request)
    if (config.auth.mode === 'token') return { token: await openToken(db, clock, person, origin.userAgent) }
    const key = await openSession(db, clock, person, { ...origin, isRemembered: body.remember })
    setSessionCookies(reply, cookies, key, body.remember)
    return {}
  })

  mount(app, db, accounts.signOut, async ({ request, reply }) => {
    await closeCredential(db, request.credential)
    if (request.credential?.kind === 'session') setSessionCookies(reply, cookies, newSessionKey(), false)
  })

  mount(app, db, accounts.sendVerification, ({ viewer, request }) => sendVerification(platform, viewer, request.i18n))
  mount(app, db, accounts.verifyEmail, ({ viewer, body, request }) =>
    verifyEmail(platform, viewer, body.code, request.i18n),
  )
}
