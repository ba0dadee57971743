// Templates are for those who write to applicants on behalf of the company.

import { hiringRoles } from '#server/features/people/companies/companies.policy.ts'
import type { MemberRole } from '#shared/features/people/companies/company-facts.ts'

export const canUseTemplates = ({ role }: { role: MemberRole }): boolean => hiringRoles.includes(role)
