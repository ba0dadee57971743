// Places, offers and reminders.

import { DAY, HOUR, type Instant, MINUTE } from '#shared/kit/time-zones.ts'

const OFFER_HOURS = 12
/** When the talk starts within a day. */
const SHORT_OFFER_HOURS = 2

/** An offered place waits this long for an answer, and never beyond the start. */
export function offerEndsAt(now: Instant, startsAt: Instant): Instant {
  const hours = startsAt - now < DAY ? SHORT_OFFER_HOURS : OFFER_HOURS
  return Math.min(now + hours * HOUR, startsAt)
}

/** Before the start. */
export const talkReminders = [DAY, HOUR, 0] as const

/** People who missed this many talks within this time have to confirm their next registrations. */
export const MISSED_TALKS = 3
export const MISSED_WITHIN = 90 * DAY

/** From the first reminder on; half a day is left to pass the place on. */
export const opensConfirming = (startsAt: Instant): Instant => startsAt - DAY
export const closesConfirming = (startsAt: Instant): Instant => startsAt - DAY / 2

/** Null: no limit. */
export const placesLeft = (capacity: number | null, taken: number): number | null =>
  capacity === null ? null : Math.max(0, capacity - taken)

/** People who wait come first, even if a place has just become free. */
export const getsPlace = (capacity: number | null, taken: number, waiting: number): boolean =>
  capacity === null || (taken < capacity && waiting === 0)

export const endOf = (startsAt: Instant, minutes: number): Instant => startsAt + minutes * MINUTE
