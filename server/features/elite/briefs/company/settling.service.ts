// When a brief ends, everybody whose outcome was still open is told.

import { findCompanyFor } from '#server/features/people/companies/companies.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isUndecidedInterest } from '#shared/features/elite/briefs/interest-status.ts'
import type { BriefRow } from '../briefs.queries.ts'
import { selectInterests } from '../interests.queries.ts'
import { moveInterest } from '../moving.service.ts'
import { tellMember } from '../telling.service.ts'

export async function settleUndecided(
  tx: Db,
  platform: Platform,
  brief: BriefRow,
  outcomeReason: 'filled' | 'cancelled',
): Promise<void> {
  const { company } = await findCompanyFor(tx, null, brief.companyId)
  const how = outcomeReason === 'filled' ? 'not_selected' : 'cancelled'
  for (const interest of await selectInterests(tx, brief.id)) {
    if (!isUndecidedInterest(interest.status)) continue
    const { personId } = await moveInterest(tx, interest, {
      event: 'pass_over',
      actor: { role: 'system', id: null },
      now: platform.clock.now(),
      facts: { outcomeReason },
    })
    await tellMember(tx, platform, brief, { personId, how, company: company.name })
  }
}
