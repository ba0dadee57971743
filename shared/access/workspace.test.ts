import { describe, expect, it } from 'vitest'
import type { Role } from './identity.ts'
import { navigationFor, workspaceHome } from './workspace.ts'

const everywhere = () => true
const nowhere = () => false
const inShared = (held: readonly Role[] | null, isLanded: (path: string) => boolean = everywhere) =>
  navigationFor({ wanted: 'talent', held, isLanded })

describe('on pages that belong to everybody', () => {
  it('is that of talent for guests and for everybody who looks for work, whatever else they do', () => {
    expect(inShared(null)).toBe('talent')
    expect(inShared(['talent'])).toBe('talent')
    expect(inShared(['company', 'talent', 'operator'])).toBe('talent')
  })

  it('is that of their own workspace for members of companies and operators who look for no work', () => {
    expect(inShared(['company'])).toBe('company')
    expect(inShared(['operator'])).toBe('operator')
    expect(inShared(['operator', 'company'])).toBe('company')
  })

  it('stays that of talent until their workspace exists', () => {
    expect(inShared(['company'], nowhere)).toBe('talent')
    expect(inShared(['company', 'operator'], (path) => path === workspaceHome.operator)).toBe('operator')
  })
})

it('is always that of the workspace inside it', () => {
  expect(navigationFor({ wanted: 'company', held: ['talent', 'company'], isLanded: everywhere })).toBe('company')
  expect(navigationFor({ wanted: 'operator', held: ['operator'], isLanded: nowhere })).toBe('operator')
})
