// Who may create and end tracked links: operators all of them, recruiters those of their company.

import type { CompanyInView } from '#server/features/people/companies/companies.policy.ts'
import { isOperator, type Viewer } from '#shared/access/viewer.ts'
import type { MemberRole } from '#shared/features/people/companies/company-facts.ts'
import { isVerifiedCompany } from '#shared/features/people/companies/company-status.ts'

const recruitingRoles: readonly MemberRole[] = ['owner', 'admin', 'recruiter']

/** `company` is the link's company as seen by the viewer; null for links of partners and communities. */
export function canManageSource(viewer: Viewer, company: CompanyInView | null): boolean {
  if (isOperator(viewer)) return true
  return company !== null && company.memberRole !== null && recruitingRoles.includes(company.memberRole)
}

/** The sign-up form shows the company's name: only verified ones may lend it. */
export const canCreateSource = (viewer: Viewer, company: CompanyInView | null): boolean =>
  canManageSource(viewer, company) && (company === null || isVerifiedCompany(company.status))

export const canListAllSources = (viewer: Viewer): boolean => isOperator(viewer)
