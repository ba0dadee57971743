// Who may do what to a company. A company that is not verified is nobody's business but its members' and the operators':
// a name on the open web would lend trust that was not checked.

import { isOperator, type Viewer } from '#shared/access/viewer.ts'
import type { MemberRole } from '#shared/features/people/companies/company-facts.ts'
import { type CompanyStatus, isVerifiedCompany } from '#shared/features/people/companies/company-status.ts'

/** The company as a viewer stands to it: `memberRole` is null for those who do not work there. */
export type CompanyInView = { status: CompanyStatus; memberRole: MemberRole | null }

export const canSeeCompany = (viewer: Viewer | null, company: CompanyInView): boolean =>
  isVerifiedCompany(company.status) || company.memberRole !== null || isOperator(viewer)

const managingRoles: readonly MemberRole[] = ['owner', 'admin']

/** Only an owner makes owners: an admin could otherwise lift themselves. */
export function canAddMember(company: CompanyInView, role: MemberRole): boolean {
  if (company.memberRole === null || !managingRoles.includes(company.memberRole)) return false
  return role !== 'owner' || company.memberRole === 'owner'
}

/** They write its jobs, and speak for it to the people who might take them. */
export const hiringRoles: readonly MemberRole[] = ['owner', 'admin', 'recruiter', 'hiring_manager']

/** Everybody may go; only an owner sends an owner away. */
export function canRemoveMember(
  company: CompanyInView,
  { role, isSelf }: { role: MemberRole; isSelf: boolean },
): boolean {
  if (company.memberRole === null) return false
  return isSelf || (managingRoles.includes(company.memberRole) && (role !== 'owner' || company.memberRole === 'owner'))
}

export const canChangeStatus = (viewer: Viewer | null): boolean => isOperator(viewer)
