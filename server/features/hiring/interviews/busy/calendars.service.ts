// A person's calendars: their interviews as a private subscription, and calendars elsewhere whose busy times count.

import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure, found, type MessageDescriptor } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import {
  type CalendarProblem,
  MAX_CALENDARS,
  READ_EVERY_MINUTES,
} from '#shared/features/hiring/interviews/calendar-limits.ts'
import type { OwnCalendars } from '#shared/features/hiring/interviews/calendars.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { MINUTE } from '#shared/kit/time-zones.ts'
import { subscriptionUrl } from '../calendar/subscription-links.ts'
import {
  type CalendarRow,
  countCalendars,
  deleteCalendar,
  deleteLink,
  insertCalendar,
  raiseLink,
  selectCalendar,
  selectCalendarsOf,
  selectLink,
  writeProblem,
  writeSpans,
} from './calendars.queries.ts'
import { loadCalendar } from './load-calendar.ts'

const problemTexts: Record<CalendarProblem, MessageDescriptor> = {
  forbidden: /* i18n */ {
    id: 'calendars.forbidden',
    message: 'This address cannot be read from here. Use the public or secret address your calendar gives out.',
  },
  unreachable: /* i18n */ {
    id: 'calendars.unreachable',
    message: 'This calendar did not answer. Check the address and try again.',
  },
  rejected: /* i18n */ {
    id: 'calendars.rejected',
    message: 'The server refused to send this calendar. Check the address, or whether sharing it is turned on.',
  },
  too_large: /* i18n */ { id: 'calendars.too_large', message: 'This calendar is too large to read.' },
  not_a_calendar: /* i18n */ {
    id: 'calendars.not_a_calendar',
    message: 'There is no calendar at this address. It should be the address of an .ics file.',
  },
}
const enough = /* i18n */ {
  id: 'calendars.limit_reached',
  message: 'You can connect up to {most} calendars. Remove one first.',
  values: { most: MAX_CALENDARS },
}

const presentCalendar = ({ id, url, lastReadAt, problem }: CalendarRow) => ({
  id,
  host: new URL(url).host,
  lastReadAt: lastReadAt?.toISOString() ?? null,
  problem,
})

export async function showCalendars(db: Db, platform: Platform, { id }: Pick<Viewer, 'id'>): Promise<OwnCalendars> {
  const link = await selectLink(db, id)
  return {
    subscription: link && { url: subscriptionUrl(platform, { personId: id, version: link.version }) },
    calendars: (await selectCalendarsOf(db, id)).map(presentCalendar),
  }
}

/** Versions only ever increase, so a revoked address never works again. */
const newVersion = (now: Date): number => Math.floor(now.getTime() / 1000)

export async function openSubscription(db: Db, platform: Platform, viewer: Viewer): Promise<OwnCalendars> {
  const before = await selectLink(db, viewer.id)
  await raiseLink(db, viewer.id, Math.max((before?.version ?? 0) + 1, newVersion(platform.clock.now())))
  return showCalendars(db, platform, viewer)
}

export async function closeSubscription(db: Db, platform: Platform, viewer: Viewer): Promise<OwnCalendars> {
  await deleteLink(db, viewer.id)
  return showCalendars(db, platform, viewer)
}

/** It is read at once: whoever made a mistake learns about it beside the field. */
export async function addCalendar(db: Db, platform: Platform, viewer: Viewer, url: string): Promise<OwnCalendars> {
  const now = platform.clock.now()
  const loaded = await loadCalendar(db, platform.outbound, { personId: viewer.id, url }, now)
  if ('problem' in loaded) throw fieldError(['address'], problemTexts[loaded.problem])
  await transaction(db, async (tx) => {
    if ((await countCalendars(tx, viewer.id)) >= MAX_CALENDARS) throw fieldError(['address'], enough)
    const row = await insertCalendar(tx, { personId: viewer.id, url, nextReadAt: nextRead(now, 0), createdAt: now })
    // Connecting it a second time changes nothing.
    if (row) await writeSpans(tx, row.id, loaded.spans, now)
  })
  return showCalendars(db, platform, viewer)
}

export async function removeCalendar(db: Db, platform: Platform, viewer: Viewer, id: Id): Promise<OwnCalendars> {
  const calendar = found(await selectCalendar(db, id))
  ensure(calendar.personId === viewer.id, 'not_found')
  await deleteCalendar(db, id)
  return showCalendars(db, platform, viewer)
}

/** Twice as long after each failure, up to a day. */
export const nextRead = (now: Date, failures: number): Date =>
  new Date(now.getTime() + Math.min(READ_EVERY_MINUTES * 2 ** failures, 24 * 60) * MINUTE)

export async function readCalendarAgain({ db, outbound, clock }: Platform, id: Id): Promise<void> {
  const calendar = await selectCalendar(db, id)
  if (!calendar) return
  const now = clock.now()
  const loaded = await loadCalendar(db, outbound, calendar, now)
  if ('problem' in loaded) await writeProblem(db, calendar, loaded.problem, nextRead(now, calendar.failures + 1))
  else await transaction(db, (tx) => writeSpans(tx, id, loaded.spans, now))
}
