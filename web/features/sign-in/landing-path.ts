// Where the two stops on the way to somewhere else lead. Neither is ever seen.

import { HOME_PATH, ownPath, SIGN_IN_PATH, whereInstead } from '#shared/access/guards.ts'
import type { Identity, Role } from '#shared/access/identity.ts'
import { isLanded } from '#shared/screens.ts'

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

/** `/login-redirects`: back from a mail or an outside sign-in to the page that was asked for, on our own origin only. */
export function requestedPath(identity: Identity | null, search: string): string {
  const target = ownPath(new URLSearchParams(search).get('redirect')) ?? HOME_PATH
  return whereInstead('verified', identity, target) ?? target
}
