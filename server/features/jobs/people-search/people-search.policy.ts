// Who may search for people: hiring members of a verified company. Nobody else has a reason to see strangers' profiles.

import { canFindPeople as isFinder } from '#shared/features/jobs/people-search/people-finders.ts'
import type { MemberRole } from '#shared/features/people/companies/company-facts.ts'
import { type CompanyStatus, isVerifiedCompany } from '#shared/features/people/companies/company-status.ts'

type Searching = { status: CompanyStatus; role: MemberRole }

export const canFindPeople = ({ status, role }: Searching): boolean => isVerifiedCompany(status) && isFinder(role)
