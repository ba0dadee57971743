// Where the bearer token lives in token mode. Replaceable, so another shell can keep it in its own vault.

import { TOKEN_COOKIE } from '#shared/kit/cookies.ts'
import { readCookie } from './csrf.ts'

export type TokenStore = { read(): string | null; write(token: string): void; clear(): void }

type CookieJar = { cookie: string }

/** Memory first; a session cookie carries the token over a reload. */
export function createCookieTokenStore(jar: CookieJar, isSecure: boolean): TokenStore {
  const attributes = `; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`
  let token = readCookie(jar.cookie, TOKEN_COOKIE)
  return {
    read: () => token,
    write(newToken) {
      token = newToken
      jar.cookie = `${TOKEN_COOKIE}=${encodeURIComponent(newToken)}${attributes}`
    },
    clear() {
      token = null
      jar.cookie = `${TOKEN_COOKIE}=; Max-Age=0${attributes}`
    },
  }
}
