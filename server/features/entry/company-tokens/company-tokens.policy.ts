// Company tokens act without a person present, so only those who manage the company can see, create and revoke them.

import { type CompanyInView, canManageTeam } from '#server/features/people/companies/companies.policy.ts'

export const canManageTokens = (company: CompanyInView): boolean => canManageTeam(company)
