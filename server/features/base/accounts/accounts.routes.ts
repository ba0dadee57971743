import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type CookieSettings, setCsrfCookie, setSessionCookies } from '#server/platform/session/cookies.ts'
import { newSessionKey } from '#server/platform/session/session-key.ts'
import { accounts } from '#shared/features/base/accounts/accounts.contract.ts'
import { consents } from '#shared/features/base/accounts/consents.contract.ts'
import { closeCredential } from './accounts.service.ts'
import { listConsents } from './consents/consents.service.ts'

export function accountsRoutes(app: App, platform: Platform): void {
  const { db } = platform
  const cookies: CookieSettings = { isSecure: platform.url.startsWith('https:'), appKey: platform.appKey }

  mount(app, db, accounts.csrfCookie, async ({ request, reply }) => {
    // An existing session key is not set again: that would turn a remembered session into one that ends with the browser.
    if (request.sessionKey) setCsrfCookie(reply, cookies, request.sessionKey)
    else setSessionCookies(reply, cookies, newSessionKey(), false)
  })

  mount(app, db, accounts.currentUser, async ({ viewer }) => viewer)

  mount(app, db, accounts.signOut, async ({ request, reply }) => {
    await closeCredential(db, request.credential)
    if (request.credential?.kind === 'session') setSessionCookies(reply, cookies, newSessionKey(), false)
  })

  mount(app, db, consents.list, ({ viewer, query }) => listConsents(db, viewer.id, query))
}
