// A token of the company speaks for it without a person: only those who manage the company see, create and revoke them.

import { type CompanyInView, canManageTeam } from '#server/features/people/companies/companies.policy.ts'

export const canManageTokens = (company: CompanyInView): boolean => canManageTeam(company)
