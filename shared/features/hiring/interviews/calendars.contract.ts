// A person's calendars: their interviews as a private subscription, and calendars elsewhere whose busy times are left out when
// times are suggested.

import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { id } from '#shared/kit/ids.ts'
import { calendarProblems, MAX_CALENDAR_ADDRESS } from './calendar-limits.ts'

/** `url` opens in a calendar app, which then follows it. */
const subscription = z.object({ url: z.string() }).nullable()

const busyCalendar = z.object({
  id,
  /** The address itself is a secret: only the name of its server is shown. */
  host: z.string(),
  lastReadAt: z.iso.datetime().nullable(),
  problem: z.enum(calendarProblems).nullable(),
})
export type BusyCalendar = z.output<typeof busyCalendar>

const ownCalendars = z.object({ subscription, calendars: z.array(busyCalendar) }).meta({ id: 'OwnCalendars' })
export type OwnCalendars = z.output<typeof ownCalendars>

/** Calendar apps give addresses that start with webcal:, which means https:. */
const address = z
  .string()
  .trim()
  .max(MAX_CALENDAR_ADDRESS)
  .transform((given) => given.replace(/^webcals?:/i, 'https:'))
  .refine((given) => z.url({ protocol: /^https?$/ }).safeParse(given).success, {
    params: /* i18n */ {
      id: 'calendars.address_needed',
      message: 'Enter the full address of the calendar, starting with https:// or webcal://.',
    },
  })

export const calendars = {
  show: endpoint({
    method: 'GET',
    path: '/shared/api/calendars',
    guard: 'verified',
    summary: 'Your calendar subscription, and the calendars whose busy times are read.',
    response: ownCalendars,
  }),
  openSubscription: endpoint({
    method: 'POST',
    path: '/shared/api/calendars/subscription',
    guard: 'verified',
    summary: 'Creates a private address for your interviews, or replaces it.',
    response: ownCalendars,
  }),
  closeSubscription: endpoint({
    method: 'DELETE',
    path: '/shared/api/calendars/subscription',
    guard: 'verified',
    summary: 'Ends the subscription: its address stops working.',
    response: ownCalendars,
  }),
  add: endpoint({
    method: 'POST',
    path: '/shared/api/calendars',
    guard: 'verified',
    summary: 'Adds a calendar by its ICS address. Only its busy times are read and kept.',
    body: z.object({ address }),
    limit: 'strict',
    response: ownCalendars,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/shared/api/calendars/:id',
    guard: 'verified',
    summary: 'Removes a calendar and the busy times read from it.',
    params: z.object({ id }),
    response: ownCalendars,
  }),
}
