// Who may make and end the links that send people here. Operators any; those who recruit for a company, that company's.

import type { CompanyInView } from '#server/features/people/companies/companies.policy.ts'
import { isOperator, type Viewer } from '#shared/access/viewer.ts'
import type { MemberRole } from '#shared/features/people/companies/company-facts.ts'
import { isVerifiedCompany } from '#shared/features/people/companies/company-status.ts'

const recruitingRoles: readonly MemberRole[] = ['owner', 'admin', 'recruiter']

/** `company` is the one the link belongs to, as the viewer stands to it; null for links of partners and communities. */
export function canManageSource(viewer: Viewer, company: CompanyInView | null): boolean {
  if (isOperator(viewer)) return true
  return company !== null && company.memberRole !== null && recruitingRoles.includes(company.memberRole)
}

/** A company's name stands above a form: only one that was checked may lend it. */
export const canCreateSource = (viewer: Viewer, company: CompanyInView | null): boolean =>
  canManageSource(viewer, company) && (company === null || isVerifiedCompany(company.status))

export const canListAllSources = (viewer: Viewer): boolean => isOperator(viewer)
