import { domainEvent } from '#server/platform/wiring/domain-event.ts'
import type { Id } from '#shared/kit/ids.ts'

/** A member has left a company or was removed from it. */
export const memberRemoved = domainEvent<{ companyId: Id; personId: Id }>('companies.member-removed')
