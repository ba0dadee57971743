import { domainEvent } from '#server/platform/wiring/domain-event.ts'
import type { CompanyStatusEvent } from '#shared/features/people/companies/company-status.ts'
import type { Id } from '#shared/kit/ids.ts'

/** A member has left a company or was removed from it. */
export const memberRemoved = domainEvent<{ companyId: Id; personId: Id }>('companies.member-removed')

/** An operator has decided on a company; `limit`: it stays unverified until it has proven more. */
export const companyDecided = domainEvent<{
  companyId: Id
  name: string
  event: CompanyStatusEvent | 'limit'
  reason: string
}>('companies.decided')
