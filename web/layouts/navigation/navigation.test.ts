import { describe, expect, it } from 'vitest'
import { roles } from '#shared/access/identity.ts'
import { startOf, workspaceHome } from '#shared/access/workspace.ts'
import { isLanded, landedScreens } from '#shared/screens.ts'
import { isWorkspaceLayout, workspaceLayouts } from '#shared/workspace-layouts.ts'
import { navigations } from './navigations.builder.ts'

const sidebarOf = (role: (typeof roles)[number]) => {
  const { groups, foot } = navigations[role]
  return [...groups.flatMap(({ items }) => items), ...foot]
}

describe.each(roles)('the navigation of %s', (role) => {
  const { groups, bottomBar } = navigations[role]

  it('starts at the home of its workspace', () => {
    const start = startOf(role, isLanded)
    expect([groups[0]?.items[0]?.href, bottomBar[0]?.href]).toEqual([start, start])
  })

  it('has no duplicate targets', () => {
    for (const list of [sidebarOf(role), bottomBar])
      expect(new Set(list.map(({ href }) => href)).size).toBe(list.length)
  })

  it('only links to screens that exist', () => {
    expect([...sidebarOf(role), ...bottomBar].filter(({ href }) => !isLanded(href))).toEqual([])
  })

  it('does not link into other workspaces', () => {
    const foreign = roles.filter((other) => other !== role && other !== 'talent').map((other) => workspaceHome[other])
    expect(sidebarOf(role).filter(({ href }) => foreign.some((home) => href.startsWith(home)))).toEqual([])
  })

  it('has an entry for every existing area of its workspace', () => {
    const reached = sidebarOf(role).flatMap(({ href, covers = [] }) => [href, ...covers])
    const areas = landedScreens.filter(
      ({ layout, path }) =>
        isWorkspaceLayout(layout) && workspaceLayouts[layout].navigation === role && isArea(path, workspaceHome[role]),
    )
    expect(areas.map(({ path }) => path).filter((path) => !reached.includes(path))).toEqual([])
  })
})

/** `/jobs` below `/`, `/company/team` below `/company`: deeper pages are reached from there. */
function isArea(path: string, home: string): boolean {
  if (path === home) return true
  const below = home === '/' ? path.slice(1) : path.slice(home.length + 1)
  return !below.includes('/') && !below.startsWith(':')
}
