// Whose navigation somebody sees. Pages such as the inbox belong to everybody and stand in the default layout: there a
// person who looks for no work gets the navigation of the workspace they do have.

import type { Role } from './identity.ts'

/** Where each workspace begins; it exists once this screen has landed. */
export const workspaceHome = { talent: '/', company: '/company', operator: '/ops' } as const satisfies Record<
  Role,
  string
>

/** Whoever has both gets the first: it is the one with daily work in it. */
const otherWorkspaces: readonly Role[] = ['company', 'operator']

type WorkspaceQuestion = {
  /** What the layout of the page asks for. */
  wanted: Role
  /** Null: a guest. */
  held: readonly Role[] | null
  isLanded: (path: string) => boolean
}

export function navigationFor({ wanted, held, isLanded }: WorkspaceQuestion): Role {
  if (wanted !== 'talent' || held === null || held.includes('talent')) return wanted
  return otherWorkspaces.find((role) => held.includes(role) && isLanded(workspaceHome[role])) ?? wanted
}
