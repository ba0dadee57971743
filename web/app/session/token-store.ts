// Where the bearer token is stored in token mode. Replaceable, so that another shell can use its own vault.

import { SESSION_DAYS, TOKEN_COOKIE, TOKEN_KEPT_COOKIE } from '#shared/kit/cookies.ts'
import { readCookie } from './csrf.ts'

export type TokenStore = {
  read(): string | null
  /** A remembered token survives closing the browser. */
  write(token: string, stay: { isKept: boolean }): void
  clear(): void
}

type CookieJar = { cookie: string }

const KEPT_SECONDS = SESSION_DAYS * 86_400

/** In memory first; a cookie carries the token over a reload. */
export function createCookieTokenStore(jar: CookieJar, isSecure: boolean): TokenStore {
  const attributes = `; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`
  let token = readCookie(jar.cookie, TOKEN_COOKIE)

  function setCookie(name: string, value: string, maxAge?: number) {
    jar.cookie = `${name}=${encodeURIComponent(value)}${attributes}${maxAge === undefined ? '' : `; Max-Age=${maxAge}`}`
  }

  function keep(newToken: string) {
    setCookie(TOKEN_COOKIE, newToken, KEPT_SECONDS)
    setCookie(TOKEN_KEPT_COOKIE, '1', KEPT_SECONDS)
  }

  // The server extends the token with each visit, so extend the cookie too.
  if (token !== null && readCookie(jar.cookie, TOKEN_KEPT_COOKIE) !== null) keep(token)

  return {
    read: () => token,
    write(newToken, { isKept }) {
      token = newToken
      if (isKept) return keep(newToken)
      setCookie(TOKEN_COOKIE, newToken)
      setCookie(TOKEN_KEPT_COOKIE, '', 0)
    },
    clear() {
      token = null
      setCookie(TOKEN_COOKIE, '', 0)
      setCookie(TOKEN_KEPT_COOKIE, '', 0)
    },
  }
}
