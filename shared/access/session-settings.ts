// How pages handle the session: settings of the installation, defaulting to the product's own choices.

import { HOME_PATH, LANDING_PATH, SIGN_IN_PATH } from './guards.ts'

/** Where to go when the identity changes or a guard denies access. `false`: stay, or for the guards: an error page. */
export type Redirects = {
  onLogin: string | false
  onLogout: string | false
  onAuthOnly: string | false
  onGuestOnly: string | false
  /** After signing in, go to the page that was requested. */
  keepRequestedRoute: boolean
  /** Signing in while signed in redirects to `onLogin` instead of failing. */
  redirectIfAuthenticated: boolean
  /** A call rejected with 401 redirects to `onAuthOnly`. */
  redirectIfUnauthenticated: boolean
}

export const productRedirects: Redirects = {
  // This route picks the person's first screen: onboarding, a workspace, home.
  onLogin: LANDING_PATH,
  // Most people sign out on the home page, which is empty for guests.
  onLogout: SIGN_IN_PATH,
  onAuthOnly: SIGN_IN_PATH,
  onGuestOnly: HOME_PATH,
  keepRequestedRoute: true,
  redirectIfAuthenticated: false,
  redirectIfUnauthenticated: true,
}

export const USER_ENDPOINT = '/api/user'
export const CSRF_HEADER = 'X-XSRF-TOKEN'

export type SessionSettings = {
  redirects: Redirects
  /** `false`: pages never ask who is signed in. */
  userEndpoint: string | false
  /** Whether documents load the identity. Otherwise every document is rendered as for a guest. */
  loadsIdentity: boolean
  /** `false`: none, which only token mode allows. */
  csrfHeader: string | false
}
