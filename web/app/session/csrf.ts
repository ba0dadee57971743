// The CSRF token: read from a cookie, sent back in a header.

import { CSRF_HEADER } from '#shared/access/session-settings.ts'
import { CSRF_COOKIE } from '#shared/kit/cookies.ts'

/** Without a header name no token is fetched or sent. */
export type CsrfNames = { cookieName: string; headerName: string | false; path: string }

export const csrfDefaults = {
  cookieName: CSRF_COOKIE,
  headerName: CSRF_HEADER,
  path: '/sanctum/csrf-cookie',
} satisfies CsrfNames

/** The value of one cookie, URL-decoded once; null when absent or empty. */
export function readCookie(cookies: string, name: string): string | null {
  for (const pair of cookies.split(';')) {
    const [key = '', ...rest] = pair.trim().split('=')
    if (key === name) return decodeOnce(rest.join('=')) || null
  }
  return null
}

// A stray percent sign in a foreign cookie must not break every write.
function decodeOnce(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
