// The layouts of the workspaces, as data: whose navigation each has, and what its bars show. Apart from the other layouts
// because every signed-in page loads this file.

import type { Role } from './access/identity.ts'

export type FrameTool =
  /** Says so when the live connection is lost. */
  | 'live-strip'
  /** Keeps the number of unread conversations right. */
  | 'inbox-count'
  /** The same for the applications of a person who looks for work. */
  | 'application-count'
  | 'clock'
  | 'bell'

export type Workspace = {
  /** The file that draws it: web/layouts/<frame>.layout.tsx. */
  frame: 'default' | 'company'
  navigation: Role
  /** Otherwise as dense as the person set it. */
  isCompact?: boolean
  tools: readonly FrameTool[]
}

const everyday = ['live-strip', 'inbox-count', 'clock', 'bell'] as const

export const workspaceLayouts = {
  default: { frame: 'default', navigation: 'talent', tools: [...everyday, 'application-count'] },
  company: { frame: 'company', navigation: 'company', tools: everyday },
  ops: { frame: 'default', navigation: 'operator', tools: everyday, isCompact: true },
} as const satisfies Record<string, Workspace>

export type WorkspaceLayout = keyof typeof workspaceLayouts

export const isWorkspaceLayout = (name: string): name is WorkspaceLayout => Object.hasOwn(workspaceLayouts, name)
