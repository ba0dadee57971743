import { describe, expect, it } from 'vitest'
import { anIdentity } from '#shared/access/identity.builder.ts'
import type { MemberRole } from '#shared/features/people/companies/company-facts.ts'
import type { CompanyStatus } from '#shared/features/people/companies/company-status.ts'
import { canCreateSource, canManageSource } from './sources.policy.ts'

const member = anIdentity({ roles: ['company'] })
const operator = anIdentity({ roles: ['operator'] })
const company = (memberRole: MemberRole | null, status: CompanyStatus = 'verified') => ({ memberRole, status })

describe('a link', () => {
  it('is managed by operators and by those who recruit there', () => {
    expect(canManageSource(operator, null)).toBe(true)
    expect(canManageSource(member, company('recruiter'))).toBe(true)
    expect(canManageSource(member, company('viewer'))).toBe(false)
    expect(canManageSource(member, company(null))).toBe(false)
    expect(canManageSource(member, null)).toBe(false)
  })

  it('can be ended, but not made, for a company that is not verified', () => {
    expect(canManageSource(member, company('owner', 'suspended'))).toBe(true)
    expect(canCreateSource(member, company('owner', 'suspended'))).toBe(false)
    expect(canCreateSource(operator, company(null, 'unverified'))).toBe(false)
  })
})
