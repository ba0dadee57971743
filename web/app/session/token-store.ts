// Where the bearer token lives in token mode. Replaceable, so another shell can keep it in its own vault.

import { readCookie } from './csrf.ts'

export type TokenStore = { read(): string | null; write(token: string): void; clear(): void }

const COOKIE_NAME = 'sanctum.token.cookie'

type CookieJar = { cookie: string }

/** Memory first; a session cookie carries the token over a reload. */
export function createCookieTokenStore(jar: CookieJar, isSecure: boolean): TokenStore {
  const attributes = `; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`
  let token = readCookie(jar.cookie, COOKIE_NAME)
  return {
    read: () => token,
    write(newToken) {
      token = newToken
      jar.cookie = `${COOKIE_NAME}=${encodeURIComponent(newToken)}${attributes}`
    },
    clear() {
      token = null
      jar.cookie = `${COOKIE_NAME}=; Max-Age=0${attributes}`
    },
  }
}
