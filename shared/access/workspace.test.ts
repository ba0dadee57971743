import { describe, expect, it } from 'vitest'
import type { Role } from './identity.ts'
import { isEveryones, navigationFor, startOf, workspaceHome } from './workspace.ts'

const everywhere = () => true
const nowhere = () => false
const inShared = (roles: readonly Role[] | null, isLanded: (path: string) => boolean = everywhere) =>
  navigationFor({ wanted: 'talent', roles, isLanded })

describe('on pages shared by all workspaces', () => {
  it('is the talent navigation for guests and for everyone looking for work, whatever their other roles', () => {
    expect(inShared(null)).toBe('talent')
    expect(inShared(['talent'])).toBe('talent')
    expect(inShared(['company', 'talent', 'operator'])).toBe('talent')
  })

  it('is their own workspace’s for company members and operators who are not looking for work', () => {
    expect(inShared(['company'])).toBe('company')
    expect(inShared(['operator'])).toBe('operator')
    expect(inShared(['operator', 'company'])).toBe('company')
  })

  it('is that of the workspace they were in last, if they still have the role', () => {
    const after = (last: string | null, roles: readonly Role[]) =>
      navigationFor({ wanted: 'talent', roles, isLanded: everywhere, last })
    expect(after('company', ['talent', 'company'])).toBe('company')
    expect(after('talent', ['talent', 'company'])).toBe('talent')
    expect(after('company', ['talent'])).toBe('talent')
    expect(after('talent', ['company'])).toBe('company')
    expect(after('nonsense', ['talent', 'company'])).toBe('talent')
  })

  it('is never the talent navigation for them, even before their workspace has screens', () => {
    expect(inShared(['company'], nowhere)).toBe('company')
    expect(inShared(['operator'], nowhere)).toBe('operator')
    expect(inShared(['company', 'operator'], (path) => path === workspaceHome.operator)).toBe('operator')
  })
})

it('knows the pages of all workspaces', () => {
  expect(['/settings', '/settings/security', '/chat', '/inbox.copy'].every(isEveryones)).toBe(true)
  expect(['/', '/jobs', '/company/settings', '/chatter'].some(isEveryones)).toBe(false)
})

it('is always the workspace’s own on its pages', () => {
  expect(navigationFor({ wanted: 'company', roles: ['talent', 'company'], isLanded: everywhere })).toBe('company')
  expect(navigationFor({ wanted: 'operator', roles: ['operator'], isLanded: nowhere })).toBe('operator')
})

it('starts at the shared home until the workspace has its own', () => {
  expect(startOf('company', everywhere)).toBe(workspaceHome.company)
  expect(startOf('company', nowhere)).toBe('/')
})
