// Planned trips, and what they do to somebody's clock.

import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type { SideClock } from '#shared/features/hiring/interviews/interview-facts.contract.ts'
import type { NewTrip, OwnTravel } from '#shared/features/hiring/interviews/travel/travel.contract.ts'
import { MAX_TRIPS } from '#shared/features/hiring/interviews/travel/travel-limits.ts'
import type { Id } from '#shared/kit/ids.ts'
import { addDays, dayAt, type LocalDate, localDateAt } from '#shared/kit/time-zones.ts'
import {
  deleteTrip,
  deleteTripsBefore,
  insertTrip,
  lockTrips,
  selectTrip,
  selectTripsOf,
  type TripRow,
} from './trips.queries.ts'

const inThePast = /* i18n */ { id: 'travel.in_the_past', message: 'This trip is over already.' }
const overlapping = /* i18n */ {
  id: 'travel.overlapping',
  message: 'You have another trip planned on some of these days. Remove it first.',
}
const enough = /* i18n */ {
  id: 'travel.limit_reached',
  message: 'You can plan up to {most} trips. Remove one first.',
  values: { most: MAX_TRIPS },
}

/** A day early: somewhere it is still yesterday. */
const today = ({ clock }: Pick<Platform, 'clock'>): LocalDate => addDays(clock.now().toISOString().slice(0, 10), -1)

export async function showTrips(db: Db, platform: Platform, { id }: Pick<Viewer, 'id'>): Promise<OwnTravel> {
  const rows = await selectTripsOf(db, [id], today(platform))
  return { trips: rows.map(({ id: tripId, zone, fromDay, toDay }) => ({ id: tripId, zone, from: fromDay, to: toDay })) }
}

export async function addTrip(
  db: Db,
  platform: Platform,
  viewer: Viewer,
  { zone, from, to }: NewTrip,
): Promise<OwnTravel> {
  const now = platform.clock.now()
  if (to < localDateAt(zone, now.getTime())) throw fieldError(['to'], inThePast)
  await transaction(db, async (tx) => {
    await lockTrips(tx, viewer.id)
    const planned = await selectTripsOf(tx, [viewer.id], today(platform))
    const isSame = (one: TripRow) => one.zone === zone && one.fromDay === from && one.toDay === to
    // A double click is not an error.
    if (planned.some(isSame)) return
    if (planned.length >= MAX_TRIPS) throw fieldError(['from'], enough)
    if (planned.some(({ fromDay, toDay }) => fromDay <= to && from <= toDay)) throw fieldError(['from'], overlapping)
    await insertTrip(tx, { personId: viewer.id, zone, fromDay: from, toDay: to, createdAt: now })
  })
  return showTrips(db, platform, viewer)
}

export async function removeTrip(db: Db, platform: Platform, viewer: Viewer, id: Id): Promise<OwnTravel> {
  const trip = found(await selectTrip(db, id))
  ensure(trip.personId === viewer.id, 'not_found')
  await deleteTrip(db, id)
  return showTrips(db, platform, viewer)
}

/** After that nobody needs to know where somebody was. */
const KEPT_DAYS = 30

export const forgetTrips = (db: Db, now: Date): Promise<void> =>
  deleteTripsBefore(db, addDays(now.toISOString().slice(0, 10), -KEPT_DAYS))

/** From the first moment of the first day to the last of the last one, on the clock of the trip. */
export async function findTrips(db: Db, personIds: readonly Id[]): Promise<(personId: Id) => SideClock['trips']> {
  const rows = personIds.length === 0 ? [] : await selectTripsOf(db, personIds)
  return (personId) =>
    rows
      .filter((row) => row.personId === personId)
      .map(({ zone, fromDay, toDay }) => ({
        zone,
        startsAt: new Date(dayAt(zone, fromDay).from).toISOString(),
        endsAt: new Date(dayAt(zone, toDay).to).toISOString(),
      }))
}
