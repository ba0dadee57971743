// Where to go when the identity changes. `false` means: stay.

import { sameOriginPath, trimTrailingSlash } from '#shared/access/guards.ts'
import type { Redirects } from '#shared/access/session-settings.ts'

export type Place = { pathname: string; search: string }

export type Navigate = (path: string, options?: { replace?: boolean }) => void | Promise<void>

/** The page to show after signing in; null = stay. A target on another origin is ignored. */
export function targetAfterLogin(redirects: Redirects, place: Place): string | null {
  const currentPath = trimTrailingSlash(place.pathname)
  if (redirects.keepRequestedRoute) {
    const requested = sameOriginPath(new URLSearchParams(place.search).get('redirect'))
    if (requested && requested !== currentPath) return requested
  }
  return unlessThere(redirects.onLogin, currentPath)
}

/** The page to show after signing out; null = stay. */
export function targetAfterLogout(redirects: Redirects, place: Place): string | null {
  return unlessThere(redirects.onLogout, trimTrailingSlash(place.pathname))
}

const unlessThere = (target: string | false, currentPath: string) =>
  target === false || target === currentPath ? null : target
