// What the page does when a call reveals that the session has expired or the service is down for maintenance.

import { trimTrailingSlash } from '#shared/access/guards.ts'
import type { Redirects } from '#shared/access/session-settings.ts'
import type { Log } from '#web/app/log/logger.ts'
import { ApiError } from './api-error.ts'
import { csrfDefaults, readCookie } from './csrf.ts'
import { type IdentityStore, requestIdentity } from './identity.ts'
import type { Navigate, Place } from './redirects.ts'
import type { SessionClient } from './session-client.ts'

export const MAINTENANCE_PATH = '/maintenance'

export type SessionRulesOptions = {
  identity: IdentityStore
  log: Pick<Log, 'warn'>
  redirects: Redirects
  navigate: Navigate
  place: () => Place
}

export function createSessionRules({ identity, log, redirects, navigate, place }: SessionRulesOptions) {
  const pending = new Set<string>()

  // A page makes several calls at once; if all of them fail, navigate only once.
  function leaveFor(path: string, query = '', options?: { replace: boolean }) {
    if (trimTrailingSlash(place().pathname) === path || pending.has(path)) return
    pending.add(path)
    void Promise.resolve(navigate(`${path}${query}`, options)).finally(() => pending.delete(path))
  }

  return {
    onUnauthenticated() {
      if (identity.read() !== null) {
        log.warn('User session is not set in API or expired, resetting identity')
        identity.write(null)
      }
      if (redirects.redirectIfUnauthenticated && redirects.onAuthOnly) leaveFor(redirects.onAuthOnly)
    },
    onMaintenance() {
      const { pathname, search } = place()
      leaveFor(MAINTENANCE_PATH, `?from=${encodeURIComponent(`${pathname}${search}`)}`, { replace: true })
    },
  }
}

/**
 * Called before a guard decides: there is an identity, but the cookie that every response renews is gone, so the session
 * may have expired. The guard then uses a fresh identity and does the redirect itself. Cookie mode only.
 */
export async function checkSession(client: SessionClient, identity: IdentityStore, cookies: string): Promise<void> {
  if (identity.read() === null || readCookie(cookies, csrfDefaults.cookieName)) return
  try {
    identity.write(await requestIdentity(client, { isGuestExpected: true }))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // An unreachable API does not prove that the session has expired.
    if (error.status === 401) identity.write(null)
  }
}
