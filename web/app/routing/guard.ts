// Where a screen's guard is enforced, once for documents (server) and once for navigations (browser), before anything of
// the page is loaded. No page or layout checks a guard itself.

import { data, redirect, replace } from 'react-router'
import { FORBIDDEN, type GuardTargets, guardRedirect } from '#shared/access/guards.ts'
import type { Identity } from '#shared/access/identity.ts'
import { screenAt } from '#shared/screen-match.ts'
import { devScreens } from '#shared/screens.ts'
import { MAINTENANCE_PATH } from '../session/session-rules.ts'

/** Throws the redirect or the error; returns when the visitor may proceed. A path that is not a screen has no guard. */
export function enforceScreenGuard(
  url: URL,
  identity: Identity | null,
  targets: GuardTargets,
  send: typeof redirect,
): void {
  const screen = screenAt(url.pathname)
  if (!screen) return
  const target = guardRedirect(screen.guard, identity, `${url.pathname}${url.search}${url.hash}`, targets)
  if (target === FORBIDDEN) throw data(null, { status: 403, statusText: 'Forbidden' })
  if (target !== null) throw send(target)
}

/**
 * Redirects a navigation in the browser so that Back never returns to the rejected page: on Back and Forward that page is
 * already the current history entry, so it is replaced; otherwise it never becomes one.
 */
export const clientRedirect = ({ pathname, search }: URL): typeof redirect =>
  pathname === location.pathname && search === location.search ? replace : redirect

/** Development tools do not exist in production. */
export function enforceDevScreens(url: URL, isProduction: boolean): void {
  const screen = screenAt(url.pathname)
  if (isProduction && screen && devScreens.includes(screen)) {
    throw data(null, { status: 404, statusText: `Page not found: ${url.pathname}` })
  }
}

/** During maintenance every document redirects to the maintenance page, which remembers where the user was. */
export function enforceMaintenance(url: URL, isInMaintenance: boolean): void {
  if (!isInMaintenance || url.pathname === MAINTENANCE_PATH || !screenAt(url.pathname)) return
  throw redirect(`${MAINTENANCE_PATH}?from=${encodeURIComponent(`${url.pathname}${url.search}`)}`)
}
