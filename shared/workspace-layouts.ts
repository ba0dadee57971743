// The layouts of the workspaces, as data: their navigation, and what their bars show. Separate from the other layouts
// because every signed-in page loads this file.

import type { Role } from './access/identity.ts'

export type FrameTool =
  /** Shows when the live connection is lost. */
  | 'live-strip'
  /** Keeps the unread count of the inbox up to date. */
  | 'inbox-count'
  /** The same for a talent's applications. */
  | 'application-count'
  | 'clock'
  | 'bell'

export type Workspace = {
  /** The file that renders it: web/layouts/<frame>.layout.tsx. */
  frame: 'default' | 'company' | 'ops'
  navigation: Role
  /** Otherwise the person's own density setting applies. */
  isCompact?: boolean
  tools: readonly FrameTool[]
}

const everyday = ['live-strip', 'inbox-count', 'clock', 'bell'] as const

export const workspaceLayouts = {
  default: { frame: 'default', navigation: 'talent', tools: [...everyday, 'application-count'] },
  company: { frame: 'company', navigation: 'company', tools: everyday },
  ops: { frame: 'ops', navigation: 'operator', tools: everyday, isCompact: true },
} as const satisfies Record<string, Workspace>

export type WorkspaceLayout = keyof typeof workspaceLayouts

export const isWorkspaceLayout = (name: string): name is WorkspaceLayout => Object.hasOwn(workspaceLayouts, name)
