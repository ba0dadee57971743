import { useEffect } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import type { Role } from '#shared/access/identity.ts'
import { isEveryones, WORKSPACE_COOKIE } from '#shared/access/workspace.ts'
import type { RootData } from '#web/root.tsx'

/** In this tab. The cookie also knows other tabs, and is only read when a document is loaded. */
let inThisTab: Role | undefined

/** The workspace the person came from, on pages that belong to all workspaces; null elsewhere. */
export function useLastWorkspace(): string | null {
  const root = useRouteLoaderData<RootData>('root')
  const { pathname } = useLocation()
  return isEveryones(pathname) ? (inThisTab ?? root?.lastWorkspace ?? null) : null
}

export function useRememberWorkspace(role: Role, isOneOfSeveral: boolean): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (!isOneOfSeveral || isEveryones(pathname)) return
    inThisTab = role
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
    document.cookie = `${WORKSPACE_COOKIE}=${role}; Path=/; SameSite=Lax; Max-Age=31536000`
  }, [role, isOneOfSeveral, pathname])
}
