// The company's free time, from which an applicant chooses. It is computed when it is read and again when a time is booked, so that
// it is never older than the calendars, the interviews and the offers it depends on.

import { findCompanies } from '#server/features/people/companies/companies.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { found } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import { allFreeTimes, type FreeTimesInput } from '#shared/features/hiring/interviews/free-times.ts'
import type { Availability } from '#shared/features/hiring/interviews/interview-facts.contract.ts'
import { MAX_AHEAD } from '#shared/features/hiring/interviews/interview-kinds.ts'
import type { Span } from '#shared/kit/day-band.ts'
import type { Id } from '#shared/kit/ids.ts'
import { DAY, dayAt, type Instant } from '#shared/kit/time-zones.ts'
import { selectBusy } from '../busy/calendars.queries.ts'
import { companyClockOf, talentClockOf } from '../context.service.ts'
import { selectBookings } from '../meetings/interviews.queries.ts'
import { type RequestRow, selectHeld } from './requests.queries.ts'

/** For a side that has not said when it works. */
const TYPICAL_HOURS = { from: 9 * 60, to: 18 * 60 }

type Meeting = Pick<RequestRow, 'companyId' | 'talentId' | 'minutes'>
type Search = Omit<FreeTimesInput, 'days' | 'hours'>

/** What a search for free times needs to know of both sides. */
export async function freeTimeOf(db: Db, { companyId, talentId, minutes }: Meeting, panel: readonly Id[], now: Date) {
  const [company] = await findCompanies(db, [companyId])
  const people = [talentId, ...panel]
  const range = { from: now.getTime(), to: now.getTime() + MAX_AHEAD + DAY }
  const busy = [...(await selectBookings(db, people, range)), ...(await selectBusy(db, people, range))]
  const companyClock = companyClockOf(found(company))
  const talentClock = await talentClockOf(db, talentId)
  const search: Search = {
    now: now.getTime(),
    minutes,
    company: { zone: companyClock.zone, window: companyClock.window ?? TYPICAL_HOURS },
    talent: { ...talentClock, window: talentClock.window ?? TYPICAL_HOURS },
    busy,
  }
  return { companyClock, talentClock, search }
}

/** `held`: times that are on offer to others. */
export function startsIn(search: Search, held: readonly Span[], { from, to, hours }: Availability): Instant[] {
  const { zone } = search.company
  const days = { from: dayAt(zone, from).from, to: dayAt(zone, to).to }
  return allFreeTimes({ ...search, busy: [...search.busy, ...held], days, hours }).map(({ at }) => at)
}

/** The starts a request leaves to choose from; none where it offers times. */
export async function findStarts(
  db: Db,
  request: Meeting & Pick<RequestRow, 'availability'>,
  panel: readonly Id[],
  now: Date,
): Promise<Date[]> {
  if (!request.availability) return []
  const { search } = await freeTimeOf(db, request, panel, now)
  const held = await selectHeld(db, panel, now)
  return startsIn(search, held, request.availability).map((at) => new Date(at))
}

const tooFar = /* i18n */ { id: 'interviews.days_too_far', message: 'Choose days within the next 60 days.' }
const nothingFree = /* i18n */ {
  id: 'interviews.nothing_free',
  message:
    'The applicant would have nothing to choose from: on these days you have no free time between 07:00 and 21:00 in their time zone.',
}

/** Days that can be offered: not too far ahead, and with something to choose. */
export async function ensureOfferable(
  db: Db,
  request: Meeting & { availability: Availability },
  panel: readonly Id[],
  now: Date,
): Promise<void> {
  const last = Date.parse(`${request.availability.to}T00:00:00Z`)
  if (last > now.getTime() + MAX_AHEAD) throw fieldError(['availability', 'to'], tooFar)
  const starts = await findStarts(db, request, panel, now)
  if (starts.length === 0) throw fieldError(['availability', 'to'], nothingFree)
}
