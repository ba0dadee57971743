import { currentRates } from '#server/features/base/exchange-rates/exchange-rates.service.ts'
import { transaction } from '#server/platform/db/database.ts'
import { throwFailures } from '#server/platform/jobs/work-through.ts'
import type { Platform } from '#server/platform/platform.ts'
import { localDateAt } from '#shared/kit/time-zones.ts'
import { moveService } from './moving.service.ts'
import { allUnitsPerEuro } from './own/content.service.ts'
import { selectResuming, updateEuros } from './services.queries.ts'

/** Pauses end on their day, and comparable prices follow the exchange rates. */
export async function runServiceUpkeep(platform: Platform): Promise<void> {
  const { db, clock } = platform
  const now = clock.now()
  const failures: unknown[] = []
  for (const row of await selectResuming(db, localDateAt('UTC', now.getTime())))
    await transaction(db, (tx) =>
      moveService(tx, row, {
        event: 'resume',
        actor: { role: 'system', id: null },
        now,
        facts: { pausedUntil: null },
      }),
    ).catch((error: unknown) => failures.push(error))
  await updateEuros(db, allUnitsPerEuro(await currentRates(platform)))
  throwFailures(failures)
}
