// Who may do what to a company. An unverified company is visible to its members and operators only: a public page would lend it
// trust that was never checked.

import { isOperator, type Viewer } from '#shared/access/viewer.ts'
import type { MemberRole } from '#shared/features/people/companies/company-facts.ts'
import {
  type CompanyStatus,
  isClosedCompany,
  isUnverifiedCompany,
  isVerifiedCompany,
} from '#shared/features/people/companies/company-status.ts'
import type { Id } from '#shared/kit/ids.ts'

/** The viewer's relation to the company; `memberRole` is null for non-members. */
export type CompanyInView = { status: CompanyStatus; memberRole: MemberRole | null }

export const canSeeCompany = (viewer: Viewer | null, company: CompanyInView): boolean =>
  isVerifiedCompany(company.status) || company.memberRole !== null || isOperator(viewer)

const managingRoles: readonly MemberRole[] = ['owner', 'admin']

const manages = ({ memberRole }: CompanyInView): boolean => memberRole !== null && managingRoles.includes(memberRole)

/** What everyone may read about the company. A closed company no longer speaks. */
export const canEditPage = (company: CompanyInView): boolean => manages(company) && !isClosedCompany(company.status)

export const canVerify = (company: CompanyInView): boolean => manages(company) && isUnverifiedCompany(company.status)

export const canManageTeam = (company: CompanyInView): boolean => manages(company)

/** Only owners add owners: an admin could otherwise promote themselves. */
export function canAddMember(company: CompanyInView, role: MemberRole): boolean {
  if (company.memberRole === null || !managingRoles.includes(company.memberRole)) return false
  return role !== 'owner' || company.memberRole === 'owner'
}

/** These roles write the company's jobs and speak for it to applicants. */
export const hiringRoles: readonly MemberRole[] = ['owner', 'admin', 'recruiter', 'hiring_manager']

/** Everybody may leave; only an owner removes an owner. */
export function canRemoveMember(
  company: CompanyInView,
  { role, isSelf }: { role: MemberRole; isSelf: boolean },
): boolean {
  if (company.memberRole === null) return false
  return isSelf || (managingRoles.includes(company.memberRole) && (role !== 'owner' || company.memberRole === 'owner'))
}

/** Four eyes: a company is closed for good by another operator than the one who suspended it. */
export const canClose = (viewer: Pick<Viewer, 'id'>, suspendedBy: Id | null): boolean =>
  suspendedBy !== null && suspendedBy !== viewer.id

export const canChangeStatus = (viewer: Viewer | null): boolean => isOperator(viewer)
