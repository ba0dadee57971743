// Planned trips: on those days the times of interviews are shown on the clock of the place somebody is in.

import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { id } from '#shared/kit/ids.ts'
import { daysBetween, isTimeZone } from '#shared/kit/time-zones.ts'
import { MAX_TRIP_DAYS, MAX_ZONE } from './travel-limits.ts'

const ownTrip = z.object({ id, zone: z.string(), from: z.iso.date(), to: z.iso.date() })
export type OwnTrip = z.output<typeof ownTrip>

const ownTravel = z.object({ trips: z.array(ownTrip) }).meta({ id: 'OwnTravel' })
export type OwnTravel = z.output<typeof ownTravel>

/** Both days included. */
const newTrip = z
  .object({
    zone: z
      .string()
      .max(MAX_ZONE)
      .refine(isTimeZone, {
        params: /* i18n */ { id: 'travel.unknown_zone', message: 'Choose a time zone from the list.' },
      }),
    from: z.iso.date(),
    to: z.iso.date(),
  })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    params: /* i18n */ { id: 'travel.ends_before', message: 'The last day is before the first one.' },
  })
  .refine(({ from, to }) => daysBetween(from, to) < MAX_TRIP_DAYS, {
    path: ['to'],
    params: /* i18n */ {
      id: 'travel.too_long',
      message: 'For more than a year, change the time zone in your settings instead.',
    },
  })
export type NewTrip = z.output<typeof newTrip>

export const travel = {
  show: endpoint({
    method: 'GET',
    path: '/talent/api/trips',
    guard: 'verified',
    summary: 'Your planned trips, soonest first. Past ones are left out.',
    response: ownTravel,
  }),
  add: endpoint({
    method: 'POST',
    path: '/talent/api/trips',
    guard: 'verified',
    summary: 'Adds a trip: on its days, interview times are shown in its time zone.',
    body: newTrip,
    response: ownTravel,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/talent/api/trips/:id',
    guard: 'verified',
    summary: 'Removes a planned trip.',
    params: z.object({ id }),
    response: ownTravel,
  }),
}
