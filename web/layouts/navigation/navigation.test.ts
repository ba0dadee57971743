import { describe, expect, it } from 'vitest'
import { roles } from '#shared/access/identity.ts'
import { workspaceHome } from '#shared/access/workspace.ts'
import { screens } from '#shared/screens.ts'
import { navigations } from './workspace-navigation.ts'

const entriesOf = (role: (typeof roles)[number]) => {
  const { groups, foot, doors } = navigations[role]
  return [...groups.flatMap(({ items }) => items), ...foot, ...doors]
}

describe.each(roles)('the navigation of %s', (role) => {
  it('begins at the home of its workspace', () => {
    expect(navigations[role].groups[0]?.items[0]?.href).toBe(workspaceHome[role])
    expect(navigations[role].doors[0]?.href).toBe(workspaceHome[role])
  })

  it('leads nowhere twice', () => {
    const { groups, foot, doors } = navigations[role]
    for (const list of [[...groups.flatMap(({ items }) => items), ...foot], doors])
      expect(new Set(list.map(({ href }) => href)).size).toBe(list.length)
  })

  it('leads only to screens, apart from a workspace that has none yet', () => {
    const paths = screens.map(({ path }) => path)
    const strays = entriesOf(role).filter(({ href }) => !paths.includes(href) && href !== workspaceHome[role])
    expect(strays).toEqual([])
  })

  it('keeps people out of the work of others', () => {
    const foreign = roles.filter((other) => other !== role && other !== 'talent').map((other) => workspaceHome[other])
    expect(entriesOf(role).filter(({ href }) => foreign.some((home) => href.startsWith(home)))).toEqual([])
  })
})
