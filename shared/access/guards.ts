// What each guard means, as pure functions. Screens (shared/screens.ts) and endpoints (the contracts) declare a guard;
// it is enforced once for screens (web/app/routing/guard.ts) and once for endpoints (server/platform/http/mount.ts).

import type { Identity } from './identity.ts'

export const guards = ['open', 'guest', 'auth', 'verified', 'company', 'operator'] as const
export type Guard = (typeof guards)[number]

export const SIGN_IN_PATH = '/login'
export const VERIFY_PATH = '/verify'
export const HOME_PATH = '/'
/** Decides where a person goes after signing in; never seen. */
export const LANDING_PATH = '/login-redirects'

/** Not a path, so it cannot be mistaken for one. */
export const FORBIDDEN = 'forbidden'

export const isVerified = (identity: Identity): boolean => identity.email_verified_at !== null

export function passes(guard: Guard, identity: Identity | null): boolean {
  switch (guard) {
    case 'open':
      return true
    case 'guest':
      return identity === null
    case 'auth':
      return identity !== null
    case 'verified':
      return identity !== null && isVerified(identity)
    case 'company':
      return identity !== null && isVerified(identity) && identity.roles.includes('company')
    case 'operator':
      return identity !== null && isVerified(identity) && identity.roles.includes('operator')
  }
}

/**
 * Where a refused person can go on; null when the guard lets them in. `requestedPath` is path + query (+ hash) and comes
 * back after signing in. A person who lacks a role gets FORBIDDEN: there is nowhere to go on to.
 */
export function whereInstead(guard: Guard, identity: Identity | null, requestedPath: string): string | null {
  if (passes(guard, identity))
    return identity && isVerified(identity) && isVerifyScreen(requestedPath) ? HOME_PATH : null
  if (identity === null) return withRedirect(SIGN_IN_PATH, requestedPath)
  if (guard === 'guest') return signedInTwin(identity, requestedPath)
  if (!isVerified(identity)) return withRedirect(VERIFY_PATH, requestedPath)
  return FORBIDDEN
}

/**
 * A job that somebody shared is the same job to a person with an account, come by the same link; what was mailed to go on
 * with an application leads to it. In the place of the job may stand the short code of a link, ten letters and digits, which is
 * looked up on the way. Every other page of guests gives way to home.
 */
function signedInTwin(identity: Identity, requestedPath: string): string {
  const [, area, jobId = ''] = requestedPath.split(/[/?#]/)
  if (area === 'apply' && /^\w{10}$/.test(jobId)) return `${LANDING_PATH}?link=${jobId}`
  const via = /[?&](via=[^&#]+)/.exec(requestedPath)?.[1]
  const job = `/jobs/${jobId}${/[?&]proof=/.test(requestedPath) ? '/apply' : ''}${via === undefined ? '' : `?${via}`}`
  const twin = area === 'apply' ? job : HOME_PATH
  return isVerified(identity) ? twin : withRedirect(VERIFY_PATH, twin)
}

const isVerifyScreen = (path: string) => path === VERIFY_PATH || path.startsWith(`${VERIFY_PATH}?`)

function withRedirect(target: string, requestedPath: string): string {
  const remembered = trimTrailingSlash(requestedPath)
  return remembered === HOME_PATH ? target : `${target}?redirect=${encodeURIComponent(remembered)}`
}

/** `/jobs/` → `/jobs`; `/` stays; a path with a query keeps its slash. */
export function trimTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

const NOT_ASCII = /[^ -~]+/g

/**
 * The path itself when it stays on our own origin, else null. `//host`, `/\host` and every scheme are foreign. Letters
 * that a Location header cannot carry are escaped, and nothing else: to resolve the path could turn it into another.
 */
export function ownPath(candidate: string | null | undefined): string | null {
  if (!candidate?.startsWith('/')) return null
  // Browsers drop tabs and newlines inside URLs and read a backslash as a slash.
  for (const character of candidate) if (character <= ' ' || character === '\\') return null
  return candidate.startsWith('//') ? null : candidate.toWellFormed().replace(NOT_ASCII, encodeURIComponent)
}
