// Whose navigation a person sees. Pages such as the inbox belong to everyone and use the default layout: they appear in the
// workspace the person comes from, and people who are not looking for work never see the talents' navigation.

import type { Role } from './identity.ts'

/** The start screen of each workspace once it has landed; until then everyone starts at the talent home page. */
export const workspaceHome = { talent: '/', company: '/company', operator: '/ops' } as const satisfies Record<
  Role,
  string
>

/** The workspace a person with several roles was in last. */
export const WORKSPACE_COOKIE = 'meridian_workspace'

const everyones = ['/settings', '/chat', '/inbox.copy']

/** Whether a page belongs to all workspaces. */
export const isEveryones = (path: string): boolean =>
  everyones.some((own) => path === own || path.startsWith(`${own}/`))

/** People with both roles get the first one: that is where their daily work is. */
const otherWorkspaces: readonly Role[] = ['company', 'operator']

type NavigationInput = {
  /** The navigation that the page's layout asks for. */
  wanted: Role
  /** Null for a guest. */
  roles: readonly Role[] | null
  isLanded: (path: string) => boolean
  /** On pages of all workspaces: where the person was last. */
  last?: string | null | undefined
}

/** Other workspaces' entries would lead people to pages about applications and invitations they cannot have. */
export function navigationFor({ wanted, roles, isLanded, last }: NavigationInput): Role {
  const from = wanted === 'talent' ? roles?.find((role) => role === last) : undefined
  if (from !== undefined && isLanded(workspaceHome[from])) return from
  if (wanted !== 'talent' || roles === null || roles.includes('talent')) return wanted
  const own = otherWorkspaces.filter((role) => roles.includes(role))
  return own.find((role) => isLanded(workspaceHome[role])) ?? own[0] ?? wanted
}

export const startOf = (role: Role, isLanded: (path: string) => boolean): string =>
  isLanded(workspaceHome[role]) ? workspaceHome[role] : workspaceHome.talent
