import type { I18n } from '@lingui/core'
import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Overview } from '#shared/features/base/operations/operations.contract.ts'
import { DAY, HOUR } from '#shared/kit/time-zones.ts'
import { countDone } from './audit.queries.ts'

/** The endpoint's guard admits operators only. */
export async function showOverview(db: Db, { wiring, clock }: Platform, i18n: I18n): Promise<Overview> {
  const now = clock.now().getTime()
  const [decided, ...queues] = await Promise.all([
    countDone(db, 'case.decide', new Date(now - DAY)),
    ...wiring.queues.map(async ({ name, title, href, promisedHours, summarize }) => {
      const { waiting, late, oldestAt } = await summarize(db, new Date(now - promisedHours * HOUR))
      return { name, title: title(i18n), href, waiting, late, oldestAt: oldestAt?.toISOString() ?? null, promisedHours }
    }),
  ])
  return { queues, decided }
}
