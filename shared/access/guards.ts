// What each guard means, as pure functions. Screens (shared/screens.ts) and endpoints (the contracts) declare a guard.
// It is enforced in one place for screens (web/app/routing/guard.ts) and in one for endpoints
// (server/platform/http/mount.ts).

import type { Identity } from './identity.ts'

export const guards = ['open', 'guest', 'auth', 'verified', 'company', 'operator'] as const
export type Guard = (typeof guards)[number]

export const SIGN_IN_PATH = '/login'
export const VERIFY_PATH = '/verify'
export const HOME_PATH = '/'
/** Decides where a person goes after signing in; it is never displayed. */
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

/** Where guests and signed-in people are redirected from pages that are not for them; `false`: no redirect. */
export type GuardTargets = {
  onAuthOnly: string | false
  onGuestOnly: string | false
  /** Return to the requested page after signing in. */
  keepRequestedRoute: boolean
}

const productTargets: GuardTargets = { onAuthOnly: SIGN_IN_PATH, onGuestOnly: HOME_PATH, keepRequestedRoute: true }

/**
 * Where to send a person the guard rejects; null when they pass. `requestedPath` is path + query (+ hash), to return to
 * after signing in. A person who lacks the role gets FORBIDDEN, because there is nowhere else to send them.
 */
export function guardRedirect(
  guard: Guard,
  identity: Identity | null,
  requestedPath: string,
  { onAuthOnly, onGuestOnly, keepRequestedRoute }: GuardTargets = productTargets,
): string | null {
  if (passes(guard, identity))
    return identity && isVerified(identity) && isVerifyScreen(requestedPath) ? HOME_PATH : null
  if (identity === null) {
    if (onAuthOnly === false) return FORBIDDEN
    return keepRequestedRoute ? withRedirect(onAuthOnly, requestedPath) : onAuthOnly
  }
  if (guard === 'guest') return onGuestOnly === false ? FORBIDDEN : signedInPath(identity, requestedPath, onGuestOnly)
  if (!isVerified(identity)) return withRedirect(VERIFY_PATH, requestedPath)
  return FORBIDDEN
}

/**
 * A signed-in person who follows a shared link to a job sees the same job, and an emailed link to continue an
 * application opens that application; the link of an invitation to a test opens that test. Instead of a job id the path
 * may contain the ten-character code of a tracked link, which is resolved on the way. Every other guest page redirects home,
 * or wherever it is configured to.
 */
function signedInPath(identity: Identity, requestedPath: string, otherwise: string): string {
  const [, area, jobId = ''] = requestedPath.split(/[/?#]/)
  if (area === 'apply' && /^\w{10}$/.test(jobId)) return `${LANDING_PATH}?link=${jobId}`
  const via = /[?&](via=[^&#]+)/.exec(requestedPath)?.[1]
  const job = `/jobs/${jobId}${/[?&]proof=/.test(requestedPath) ? '/apply' : ''}${via === undefined ? '' : `?${via}`}`
  const token = area === 'assessments' ? /[?&]token=([\w-]+)/.exec(requestedPath)?.[1] : undefined
  const page = token === undefined ? otherwise : `/assessments/${token}`
  const twin = area === 'apply' ? job : page
  return isVerified(identity) ? twin : withRedirect(VERIFY_PATH, twin)
}

const isVerifyScreen = (path: string) => path === VERIFY_PATH || path.startsWith(`${VERIFY_PATH}?`)

function withRedirect(target: string, requestedPath: string): string {
  const remembered = trimTrailingSlash(requestedPath)
  return remembered === HOME_PATH ? target : `${target}?redirect=${encodeURIComponent(remembered)}`
}

/** `/jobs/` → `/jobs`; `/` and paths with a query are left alone. */
export function trimTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

const NOT_ASCII = /[^ -~]+/g

/**
 * The path if it stays on our origin, otherwise null: `//host`, `/\host` and every scheme lead elsewhere. Only
 * characters that a Location header cannot carry are escaped, because resolving the path could turn it into a different
 * one.
 */
export function sameOriginPath(candidate: string | null | undefined): string | null {
  if (!candidate?.startsWith('/')) return null
  // Browsers drop tabs and newlines inside URLs and read a backslash as a slash.
  for (const character of candidate) if (character <= ' ' || character === '\\') return null
  return candidate.startsWith('//') ? null : candidate.toWellFormed().replace(NOT_ASCII, encodeURIComponent)
}
