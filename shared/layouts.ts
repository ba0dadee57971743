// Every layout of a screen, as data. A new one is an entry here or among the workspaces; it needs a file in web/layouts
// only for a new frame, which several layouts can share.

import { isWorkspaceLayout, type WorkspaceLayout, workspaceLayouts } from './workspace-layouts.ts'

/** Layouts without navigation, each with the frame that renders it: web/layouts/<frame>.layout.tsx. */
const focusLayouts = {
  auth: 'auth',
  'auth-source': 'auth',
  apply: 'apply',
  'apply-onboarding': 'apply-onboarding',
  assessments: 'assessments',
  'elite-onboarding': 'elite-onboarding',
  minimal: 'minimal',
  'new-onboarding': 'new-onboarding',
  public: 'public',
} as const

export type Layout = WorkspaceLayout | keyof typeof focusLayouts

export const isLayout = (name: string): name is Layout => isWorkspaceLayout(name) || Object.hasOwn(focusLayouts, name)

export const layouts: readonly Layout[] = Object.keys({ ...workspaceLayouts, ...focusLayouts }).filter(isLayout)

export const frameOf = (name: Layout): string =>
  isWorkspaceLayout(name) ? workspaceLayouts[name].frame : focusLayouts[name]
