import { readHoursAndPermits } from '#server/features/talents/talents.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Identity } from '#shared/access/identity.ts'
import type { FitPerson } from '#shared/features/jobs/fit/fit-sides.ts'

/** Until a person has said when they work, an ordinary day on their own clock. */
const USUAL_DAY = { from: 9 * 60, to: 17 * 60 }

export type SearchingPerson = Pick<Identity, 'id' | 'country' | 'timeZone'>

/** The person who searches, as the fit of a job sees them. */
export async function readReader(db: Db, { id, country, timeZone }: SearchingPerson): Promise<FitPerson> {
  const { hours, workCountries } = await readHoursAndPermits(db, id)
  return {
    country,
    subdivision: null,
    hours: timeZone === null ? null : { zone: timeZone, window: hours ?? USUAL_DAY, flexibleMinutes: 0 },
    permits: workCountries?.map((one) => ({ country: one, kind: 'permanent' as const, expiresOn: null })) ?? null,
  }
}
