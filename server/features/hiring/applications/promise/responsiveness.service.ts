// How reliably a company replies, for the job page, the apply flow and the company card.

import type { Db } from '#server/platform/db/database.ts'
import { MIN_FOR_RESPONSIVENESS, type ReplyBand } from '#shared/features/hiring/applications/application-kinds.ts'
import type { Responsiveness } from '#shared/features/hiring/applications/applications.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { type KeptPromises, selectKeptPromises } from './responsiveness.queries.ts'

/** Companies with too few applications are left out. */
export async function findResponsivenessOf(
  db: Db,
  companyIds: readonly Id[],
  now: Date,
): Promise<Map<Id, Responsiveness>> {
  const rows = companyIds.length === 0 ? [] : await selectKeptPromises(db, companyIds, now)
  return new Map(
    rows
      .filter(({ applications }) => applications >= MIN_FOR_RESPONSIVENESS)
      .map((row) => [row.companyId, present(row)]),
  )
}

export const findResponsiveness = async (db: Db, companyId: Id, now: Date): Promise<Responsiveness | null> =>
  (await findResponsivenessOf(db, [companyId], now)).get(companyId) ?? null

const present = ({ applications, inTime, medianHours }: KeptPromises): Responsiveness => ({
  medianReplyHours: Math.round(medianHours * 10) / 10,
  answeredInTimePercent: Math.round((inTime / applications) * 100),
  band: bandOf(medianHours),
  applications,
})

const HOURS_A_DAY = 24

function bandOf(hours: number): ReplyBand {
  if (hours < HOURS_A_DAY) return 'day'
  if (hours < 3 * HOURS_A_DAY) return 'three_days'
  return hours < 7 * HOURS_A_DAY ? 'week' : 'slow'
}
