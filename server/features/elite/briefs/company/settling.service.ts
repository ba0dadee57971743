// When a brief ends, everybody whose outcome was still open is told.

import { findCompanyFor } from '#server/features/people/companies/companies.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { announce } from '#server/platform/wiring/domain-event.ts'
import { isSelected, isUndecidedInterest } from '#shared/features/elite/briefs/interest-status.ts'
import { briefAwarded } from '../briefs.events.ts'
import { presentProposal } from '../briefs.presenter.ts'
import type { BriefRow } from '../briefs.queries.ts'
import { selectInterests } from '../interests.queries.ts'
import { moveInterest } from '../lifecycle/moving.service.ts'
import { tellMember } from '../lifecycle/telling.service.ts'

export async function settleUndecided(
  tx: Db,
  platform: Platform,
  brief: BriefRow,
  outcomeReason: 'filled' | 'cancelled',
): Promise<void> {
  const { company } = await findCompanyFor(tx, null, brief.companyId)
  const how = outcomeReason === 'filled' ? 'not_selected' : 'cancelled'
  const interests = await selectInterests(tx, brief.id)
  for (const interest of interests) {
    if (!isUndecidedInterest(interest.status)) continue
    const { personId } = await moveInterest(tx, interest, {
      event: 'pass_over',
      actor: { role: 'system', id: null },
      now: platform.clock.now(),
      facts: { outcomeReason },
    })
    await tellMember(tx, platform, brief, { personId, how, company: company.name })
  }
  if (outcomeReason === 'cancelled') return
  const { id: briefId, companyId, title, rateType, currency } = brief
  const members = interests
    .filter(({ status }) => isSelected(status))
    .flatMap((one) => {
      const proposal = presentProposal(one)
      if (!proposal) return []
      const { rate, startsOn, hoursPerWeek } = proposal
      return [{ personId: one.personId, rate, startsOn, hoursPerWeek, conversationId: one.conversationId }]
    })
  await announce(tx, platform, briefAwarded, { briefId, companyId, title, rateType, currency, members })
}
