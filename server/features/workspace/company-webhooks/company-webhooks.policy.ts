// Webhooks send what happens in the company elsewhere: only those who manage the company see and change them.

import { type CompanyInView, canManageTeam } from '#server/features/people/companies/companies.policy.ts'

export const canManageWebhooks = (company: CompanyInView): boolean => canManageTeam(company)
