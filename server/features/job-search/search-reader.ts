import type { Identity } from '#shared/access/identity.ts'
import type { FitPerson } from '#shared/features/jobs/fit/fit-sides.ts'

/** Until a person has said when they work, an ordinary day on their own clock. */
const USUAL_DAY = { from: 9 * 60, to: 17 * 60 }

export type SearchingPerson = Pick<Identity, 'country' | 'timeZone'>

export const readerOf = ({ country, timeZone }: SearchingPerson): FitPerson => ({
  country,
  subdivision: null,
  hours: timeZone === null ? null : { zone: timeZone, window: USUAL_DAY, flexibleMinutes: 0 },
  permits: null,
})
