// Who may do what to the feeds of a company. Feeds publish in the company's name, so managing them takes a role that may publish,
// and a verified company.

import type { MemberRole } from '#shared/features/people/companies/company-facts.ts'
import { type CompanyStatus, isVerifiedCompany } from '#shared/features/people/companies/company-status.ts'

/** The company behind a feed, as the viewer sees it: `memberRole` is null for non-members. */
export type CompanyOfFeed = { companyStatus: CompanyStatus; memberRole: MemberRole | null }

export const canSeeFeeds = ({ memberRole }: CompanyOfFeed): boolean => memberRole !== null

const managers: readonly MemberRole[] = ['owner', 'admin', 'recruiter']

export const canManageFeeds = ({ companyStatus, memberRole }: CompanyOfFeed): boolean =>
  isVerifiedCompany(companyStatus) && memberRole !== null && managers.includes(memberRole)
