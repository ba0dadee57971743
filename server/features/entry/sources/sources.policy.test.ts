import { describe, expect, it } from 'vitest'
import { anIdentity } from '#shared/access/identity.builder.ts'
import type { MemberRole } from '#shared/features/people/companies/company-facts.ts'
import type { CompanyStatus } from '#shared/features/people/companies/company-status.ts'
import { canCreateSource, canManageSource } from './sources.policy.ts'

const member = anIdentity({ roles: ['company'] })
const operator = anIdentity({ roles: ['operator'] })
const company = (memberRole: MemberRole | null, status: CompanyStatus = 'verified') => ({ memberRole, status })

describe('a link', () => {
  it('can be managed by operators and the company’s recruiters', () => {
    expect(canManageSource(operator, null)).toBe(true)
    expect(canManageSource(member, company('recruiter'))).toBe(true)
    expect(canManageSource(member, company('viewer'))).toBe(false)
    expect(canManageSource(member, company(null))).toBe(false)
    expect(canManageSource(member, null)).toBe(false)
  })

  it('can be ended, but not created, for an unverified company', () => {
    expect(canManageSource(member, company('owner', 'suspended'))).toBe(true)
    expect(canCreateSource(member, company('owner', 'suspended'))).toBe(false)
    expect(canCreateSource(operator, company(null, 'unverified'))).toBe(false)
  })
})
