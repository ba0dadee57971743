// Where to go when the identity changes. `false` means: stay.

import { HOME_PATH, LANDING_PATH, SIGN_IN_PATH, sameOriginPath, trimTrailingSlash } from '#shared/access/guards.ts'

export type Redirects = {
  onLogin: string | false
  onLogout: string | false
  onAuthOnly: string | false
  onGuestOnly: string | false
  /** After signing in, go to the page that was requested. */
  keepRequestedRoute: boolean
  /** Signing in while signed in redirects to `onLogin` instead of failing. */
  redirectIfAuthenticated: boolean
  /** A call refused with 401 redirects to `onAuthOnly`. */
  redirectIfUnauthenticated: boolean
}

export const productRedirects: Redirects = {
  // This route picks the person's first screen: onboarding, a workspace, home.
  onLogin: LANDING_PATH,
  // Most people sign out at home, which is empty for guests.
  onLogout: SIGN_IN_PATH,
  onAuthOnly: SIGN_IN_PATH,
  onGuestOnly: HOME_PATH,
  keepRequestedRoute: true,
  redirectIfAuthenticated: false,
  redirectIfUnauthenticated: true,
}

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
