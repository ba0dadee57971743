import { describe, expect, it } from 'vitest'
import type { Role } from '#shared/access/identity.ts'
import { memberRoles } from '#shared/features/people/companies/company-facts.ts'
import { companyStatuses } from '#shared/features/people/companies/company-status.ts'
import { canAddMember, canChangeStatus, canSeeCompany } from './companies.policy.ts'

const viewer = (...roles: Role[]) => ({ id: '019a0000-0000-7000-8000-000000000000', roles })

const guest = null
const talent = viewer('talent')
const companyPerson = viewer('company')
const operator = viewer('operator')
const hiddenStatuses = companyStatuses.filter((status) => status !== 'verified')

describe('seeing a company', () => {
  it('is open to everybody once it is verified', () => {
    const company = { status: 'verified', memberRole: null } as const
    for (const one of [guest, talent, companyPerson, operator]) expect(canSeeCompany(one, company)).toBe(true)
  })

  it.each(hiddenStatuses)('that is %s is limited to its members and operators', (status) => {
    const fromOutside = { status, memberRole: null }
    for (const one of [guest, talent, companyPerson]) expect(canSeeCompany(one, fromOutside)).toBe(false)
    expect(canSeeCompany(operator, fromOutside)).toBe(true)
    for (const memberRole of memberRoles) expect(canSeeCompany(companyPerson, { status, memberRole })).toBe(true)
  })
})

describe('adding a member', () => {
  const company = (memberRole: (typeof memberRoles)[number] | null) => ({ status: 'verified', memberRole }) as const

  it('is limited to owners and admins', () => {
    const allowed = memberRoles.filter((memberRole) => canAddMember(company(memberRole), 'recruiter'))
    expect(allowed).toEqual(['owner', 'admin'])
    expect(canAddMember(company(null), 'recruiter')).toBe(false)
  })

  it('as an owner is limited to owners', () => {
    expect(memberRoles.filter((memberRole) => canAddMember(company(memberRole), 'owner'))).toEqual(['owner'])
  })
})

describe('changing the status', () => {
  it('is limited to operators', () => {
    expect(canChangeStatus(operator)).toBe(true)
    for (const one of [guest, talent, companyPerson]) expect(canChangeStatus(one)).toBe(false)
  })
})
