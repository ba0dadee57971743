// The navigation table of each workspace. Talents' is part of every page; the others are loaded with the layout of their workspace,
// or on pages of all workspaces for the people who work there.

import { use } from 'react'
import type { Role } from '#shared/access/identity.ts'
import { connection } from '#web/platform/connection/connection.ts'
import type { Navigation } from './navigation.ts'
import { talentNavigation } from './talent-navigation.ts'

const loaders: Record<Exclude<Role, 'talent'>, () => Promise<Navigation>> = {
  company: async () => (await import('./company-navigation.ts')).companyNavigation,
  operator: async () => (await import('./operator-navigation.ts')).operatorNavigation,
}

const known: Partial<Record<Role, Navigation>> = { talent: talentNavigation }
const loading: Partial<Record<Role, Promise<Navigation>>> = {}

if (import.meta.env.SSR) {
  known.company = await loaders.company()
  known.operator = await loaders.operator()
}

/** For layouts that bring theirs along. */
export function provideNavigation(role: Role, navigation: Navigation): void {
  known[role] = navigation
}

/** Suspends until it is loaded; the server's HTML stays in place meanwhile. */
export function useWorkspaceNavigation(role: Role): Navigation {
  const here = known[role]
  if (here || role === 'talent') return here ?? talentNavigation
  loading[role] ??= connection.withReconnect(loaders[role])
  return use(loading[role])
}
