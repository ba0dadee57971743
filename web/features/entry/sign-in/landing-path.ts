// Where the two stops on the way to somewhere else lead. Neither is ever seen.

import { HOME_PATH, ownPath, SIGN_IN_PATH, whereInstead } from '#shared/access/guards.ts'
import type { Identity, Role } from '#shared/access/identity.ts'
import { isLanded } from '#shared/screens.ts'

const ONBOARDING_PATH = '/onboarding'

const workspaces: [Role, string][] = [
  ['operator', '/ops'],
  ['company', '/company'],
]

/** `/dashboard`: the place a person works in. The query goes along to the sign-in page. */
export function dashboardPath(identity: Identity | null, search: string, isOpen = isLanded): string {
  if (identity === null) return `${SIGN_IN_PATH}${search}`
  const workspace = workspaces.find(([role, path]) => identity.roles.includes(role) && isOpen(path))
  return workspace?.[1] ?? HOME_PATH
}

/**
 * `/login-redirects`: the page that was asked for, on our own origin only; else onboarding for who has not been through
 * it, else the place a person works in. Whoever is not verified proves the address first.
 */
export function requestedPath(identity: Identity | null, search: string, isOpen = isLanded): string {
  return pathFor(identity, ownPath(new URLSearchParams(search).get('redirect')) ?? firstScreen(identity, isOpen))
}

export const pathFor = (identity: Identity | null, target: string): string =>
  whereInstead('verified', identity, target) ?? target

function firstScreen(identity: Identity | null, isOpen: (path: string) => boolean): string {
  if (identity === null) return HOME_PATH
  const needsOnboarding = !identity.isOnboarded && identity.roles.includes('talent') && isOpen(ONBOARDING_PATH)
  return needsOnboarding ? ONBOARDING_PATH : dashboardPath(identity, '', isOpen)
}
