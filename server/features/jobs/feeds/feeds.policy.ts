// Who may do what to the feeds of a company. What a feed holds is published in the company's name, so it takes the people who
// may publish, and a company that is known to be who it says it is.

import type { MemberRole } from '#shared/features/people/companies/company-facts.ts'
import { type CompanyStatus, isVerifiedCompany } from '#shared/features/people/companies/company-status.ts'

/** The company behind a feed as a viewer stands to it: `memberRole` is null for those who do not work there. */
export type CompanyOfFeed = { companyStatus: CompanyStatus; memberRole: MemberRole | null }

export const canSeeFeeds = ({ memberRole }: CompanyOfFeed): boolean => memberRole !== null

const managers: readonly MemberRole[] = ['owner', 'admin', 'recruiter']

export const canManageFeeds = ({ companyStatus, memberRole }: CompanyOfFeed): boolean =>
  isVerifiedCompany(companyStatus) && memberRole !== null && managers.includes(memberRole)
