// Notifies the managers of a company of an operator's decision.

import { findManagers } from '#server/features/people/companies/companies.service.ts'
import { notify } from '#server/features/people/notifications/notify.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { CompanyStatusEvent } from '#shared/features/people/companies/company-status.ts'
import type { Id } from '#shared/kit/ids.ts'

type CompanyDecision = { companyId: Id; name: string; event: CompanyStatusEvent | 'limit'; reason: string }

export async function tellManagers(tx: Db, platform: Platform, decision: CompanyDecision): Promise<void> {
  const { companyId, name, event, reason } = decision
  for (const personId of await findManagers(tx, companyId))
    await notify(platform, tx, {
      personId,
      event: 'company_decided',
      href: event === 'limit' ? '/company/verification' : '/company',
      values: { company: name, outcome: event, reason },
    })
}
