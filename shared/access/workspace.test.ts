import { describe, expect, it } from 'vitest'
import type { Role } from './identity.ts'
import { navigationFor, workspaceHome } from './workspace.ts'

const everywhere = () => true
const nowhere = () => false
const inShared = (held: readonly Role[] | null, isLanded: (path: string) => boolean = everywhere) =>
  navigationFor({ wanted: 'talent', held, isLanded })

describe('on pages shared by all workspaces', () => {
  it('is the one for talents for guests and for everyone who is looking for work, whatever their other roles', () => {
    expect(inShared(null)).toBe('talent')
    expect(inShared(['talent'])).toBe('talent')
    expect(inShared(['company', 'talent', 'operator'])).toBe('talent')
  })

  it('is the one of their own workspace for company members and operators who are not looking for work', () => {
    expect(inShared(['company'])).toBe('company')
    expect(inShared(['operator'])).toBe('operator')
    expect(inShared(['operator', 'company'])).toBe('company')
  })

  it('stays the one for talents until their workspace exists', () => {
    expect(inShared(['company'], nowhere)).toBe('talent')
    expect(inShared(['company', 'operator'], (path) => path === workspaceHome.operator)).toBe('operator')
  })
})

it('is always the one of the workspace on its own pages', () => {
  expect(navigationFor({ wanted: 'company', held: ['talent', 'company'], isLanded: everywhere })).toBe('company')
  expect(navigationFor({ wanted: 'operator', held: ['operator'], isLanded: nowhere })).toBe('operator')
})
