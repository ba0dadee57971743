import { browserRuntime } from '#web/app/runtime.ts'
import { csrfDefaults, readCookie } from '#web/app/session/csrf.ts'
import { createCookieTokenStore } from '#web/app/session/token-store.ts'

/** The session client's authentication headers, for uploads, which do not go through fetch. */
export async function uploadCredentials(): Promise<Record<string, string>> {
  if (browserRuntime().site.authMode === 'token') {
    const token = createCookieTokenStore(document, location.protocol === 'https:').read()
    return token ? { Authorization: `Bearer ${token}` } : {}
  }
  // The cookie lives for two hours; a page may be open for longer.
  if (!readCookie(document.cookie, csrfDefaults.cookieName)) await fetch(csrfDefaults.path)
  const token = readCookie(document.cookie, csrfDefaults.cookieName)
  // In cookie mode there always is a header.
  return token ? { [`${browserRuntime().site.session.csrfHeader}`]: token } : {}
}
