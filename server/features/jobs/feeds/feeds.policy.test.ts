import { expect, it } from 'vitest'
import { memberRoles } from '#shared/features/people/companies/company-facts.ts'
import { companyStatuses } from '#shared/features/people/companies/company-status.ts'
import { canManageFeeds, canSeeFeeds } from './feeds.policy.ts'

it('lets members of the company see the feeds, and nobody else', () => {
  expect(memberRoles.every((memberRole) => canSeeFeeds({ companyStatus: 'suspended', memberRole }))).toBe(true)
  expect(canSeeFeeds({ companyStatus: 'verified', memberRole: null })).toBe(false)
})

it('lets those who may publish manage them, once the company is verified', () => {
  const managing = memberRoles.filter((memberRole) => canManageFeeds({ companyStatus: 'verified', memberRole }))
  expect(managing).toEqual(['owner', 'admin', 'recruiter'])
  const statuses = companyStatuses.filter((companyStatus) => canManageFeeds({ companyStatus, memberRole: 'owner' }))
  expect(statuses).toEqual(['verified'])
  expect(canManageFeeds({ companyStatus: 'verified', memberRole: null })).toBe(false)
})
