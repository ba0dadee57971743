// Who may change a company's team. Owners and admins manage it; owners are appointed and changed by owners only, and a company
// never loses its last one.

import {
  type CompanyInView,
  canAddMember,
  canManageTeam,
  canRemoveMember,
} from '#server/features/people/companies/companies.policy.ts'
import { type MemberRole, memberRoles } from '#shared/features/people/companies/company-facts.ts'

/** `isOnlyOwner`: the company would have no owner without them. */
export type MemberInView = { role: MemberRole; isSelf: boolean; isOnlyOwner: boolean }

export const canSeeInvitations = (company: CompanyInView): boolean => canManageTeam(company)

export const rolesToInviteTo = (company: CompanyInView): MemberRole[] =>
  memberRoles.filter((role) => canAddMember(company, role))

/** Other than the role they have. */
export function rolesToGive(company: CompanyInView, member: MemberInView): MemberRole[] {
  if (member.isOnlyOwner || (member.role === 'owner' && company.memberRole !== 'owner')) return []
  return memberRoles.filter((role) => role !== member.role && canAddMember(company, role))
}

export const canRemove = (company: CompanyInView, member: MemberInView): boolean =>
  !member.isOnlyOwner && canRemoveMember(company, member)

export const canHandOver = (company: CompanyInView): boolean => company.memberRole === 'owner'

export const canHandOverTo = (company: CompanyInView, { role, isSelf }: MemberInView): boolean =>
  canHandOver(company) && !isSelf && role !== 'owner'
