import type { MemberRole } from '#shared/features/people/companies/company-facts.ts'

const finders: readonly MemberRole[] = ['owner', 'admin', 'recruiter', 'hiring_manager']

/** Members who hire; the company must also be verified. */
export const canFindPeople = (role: MemberRole): boolean => finders.includes(role)
