import type { Db } from '#server/platform/db/database.ts'
import type { ApplicationStatistics } from '#shared/features/hiring/applications/applications.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { selectStatistics } from './statistics.queries.ts'

/** Below this a median means nothing. */
const MIN_FOR_MEDIAN = 3

export async function showStatistics(db: Db, talentId: Id): Promise<ApplicationStatistics> {
  const { sent, live, answered, medianReplyDays, read, talked, offered, hired } = await selectStatistics(db, talentId)
  return {
    sent,
    live,
    answered,
    medianReplyDays:
      answered < MIN_FOR_MEDIAN || medianReplyDays === null ? null : Math.round(medianReplyDays * 10) / 10,
    interviews: talked,
    offers: offered,
    funnel: [
      { step: 'sent', count: sent },
      { step: 'read', count: read },
      { step: 'talked', count: talked },
      { step: 'offered', count: offered },
      { step: 'hired', count: hired },
    ],
  }
}
