import { readHoursAndPermits } from '#server/features/talents/talents.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Identity } from '#shared/access/identity.ts'
import { fitPerson } from '#shared/features/jobs/fit/fit-card.ts'
import type { FitPerson } from '#shared/features/jobs/fit/fit-sides.ts'

export type SearchingPerson = Pick<Identity, 'id' | 'country' | 'timeZone'>

/** The person who searches, as the fit of a job sees them. */
export const readReader = async (db: Db, person: SearchingPerson): Promise<FitPerson> =>
  fitPerson(person, await readHoursAndPermits(db, person.id))

/** Whoever looks without an account: nothing can be said about what suits them. */
export const nobody: FitPerson = { country: null, subdivision: null, hours: null, permits: null }
