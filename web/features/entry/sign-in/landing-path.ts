// Targets of the two redirect-only screens, which are never rendered.

import { guardRedirect, HOME_PATH, SIGN_IN_PATH, sameOriginPath } from '#shared/access/guards.ts'
import type { Identity, Role } from '#shared/access/identity.ts'
import { isLanded } from '#shared/screens.ts'

const ONBOARDING_PATH = '/onboarding'

const workspaces: [Role, string][] = [
  ['operator', '/ops'],
  ['company', '/company'],
]

/** `/dashboard`: the workspace of a person. The query is passed on to the sign-in page. */
export function dashboardPath(identity: Identity | null, search: string, isOpen = isLanded): string {
  if (identity === null) return `${SIGN_IN_PATH}${search}`
  const workspace = workspaces.find(([role, path]) => identity.roles.includes(role) && isOpen(path))
  return workspace?.[1] ?? HOME_PATH
}

/**
 * `/login-redirects`: the requested page, on our own origin only; otherwise onboarding for those who have not completed it,
 * otherwise the workspace. Unverified people verify their email address first.
 */
export function requestedPath(identity: Identity | null, search: string, isOpen = isLanded): string {
  return pathFor(identity, sameOriginPath(new URLSearchParams(search).get('redirect')) ?? firstScreen(identity, isOpen))
}

export const pathFor = (identity: Identity | null, target: string): string =>
  guardRedirect('verified', identity, target) ?? target

function firstScreen(identity: Identity | null, isOpen: (path: string) => boolean): string {
  if (identity === null) return HOME_PATH
  // People who signed up to hire are not looking for work; the talents' side stays one link away.
  const isTalentOnly = identity.roles.includes('talent') && !identity.roles.includes('company')
  const needsOnboarding = !identity.isOnboarded && isTalentOnly && isOpen(ONBOARDING_PATH)
  return needsOnboarding ? ONBOARDING_PATH : dashboardPath(identity, '', isOpen)
}
