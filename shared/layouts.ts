// Every layout a screen can stand in, as data. `frame` is the file that draws it (web/layouts/<frame>.layout.tsx); several
// layouts can share one. A workspace layout also says whose navigation it has and what its bars show.

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
  navigation: Role
  /** `chosen`: as the person set it. */
  density: 'chosen' | 'compact'
  tools: readonly FrameTool[]
}

export type LayoutFacts = { frame: string; workspace?: Workspace }

const everyday = ['live-strip', 'inbox-count', 'clock', 'bell'] as const

export const layoutTable = {
  default: {
    frame: 'default',
    workspace: { navigation: 'talent', density: 'chosen', tools: [...everyday, 'application-count'] },
  },
  company: { frame: 'company', workspace: { navigation: 'company', density: 'chosen', tools: everyday } },
  ops: { frame: 'default', workspace: { navigation: 'operator', density: 'compact', tools: everyday } },
  auth: { frame: 'auth' },
  'auth-source': { frame: 'auth' },
  apply: { frame: 'apply' },
  'apply-onboarding': { frame: 'apply-onboarding' },
  assessments: { frame: 'assessments' },
  'elite-onboarding': { frame: 'elite-onboarding' },
  minimal: { frame: 'minimal' },
  'new-onboarding': { frame: 'new-onboarding' },
} as const satisfies Record<string, LayoutFacts>

export type Layout = keyof typeof layoutTable
export type WorkspaceLayout = {
  [L in Layout]: (typeof layoutTable)[L] extends { workspace: Workspace } ? L : never
}[Layout]

export const isLayout = (name: string): name is Layout => Object.hasOwn(layoutTable, name)

export const isWorkspaceLayout = (name: string): name is WorkspaceLayout =>
  isLayout(name) && 'workspace' in layoutTable[name]

export const layouts: readonly Layout[] = Object.keys(layoutTable).filter(isLayout)
