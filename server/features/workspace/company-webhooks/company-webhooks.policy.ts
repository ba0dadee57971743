// Webhooks send company data elsewhere, so only those who manage the company can see and change them.

import { type CompanyInView, canManageTeam } from '#server/features/people/companies/companies.policy.ts'

export const canManageWebhooks = (company: CompanyInView): boolean => canManageTeam(company)
