// An interview as an iCalendar object (RFC 5545) that calendars take as an invitation (RFC 5546). Times are in UTC, which every
// calendar converts itself and which needs no VTIMEZONE. Outlook only updates an entry when the UID stays, SEQUENCE rises and the
// METHOD says what happened; otherwise it adds a second one.

import { escapeText, foldLine, instantText } from '#server/platform/calendar/ics-lines.ts'

export type InvitationMethod = 'REQUEST' | 'CANCEL'

/** How our UIDs end. It must never change: calendars know an entry by its UID alone. */
export const OWN_UID = '@meridian'

export const uidOf = (interviewId: string): string => `${interviewId}${OWN_UID}`

export type CalendarInvitation = {
  method: InvitationMethod
  uid: string
  sequence: number
  startsAt: Date
  endsAt: Date
  stampedAt: Date
  summary: string
  description: string
  /** A link or a phone number. */
  location: string
  organizer: { name: string; email: string }
  attendee: { name: string; email: string }
}

/** A quoted parameter cannot contain quotes or control characters. */
const quoted = (text: string): string => `"${text.replace(/["\p{Cc}]/gu, ' ')}"`

export type CalendarEntry = Facts & { isCancelled: boolean }

/**
 * A calendar that somebody subscribes to. Without METHOD, organizer and attendees: it shows entries, and invites nobody. Calendars
 * delete what is missing, but Outlook only after a while, so cancelled interviews stay in it and say so.
 */
export function calendarText(name: string, entries: readonly CalendarEntry[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Meridian//Interviews//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escapeText(name)}`,
    // How often to read it: the standard's name, and the one that Outlook knows.
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...entries.flatMap((entry) => [
      'BEGIN:VEVENT',
      ...factsOf(entry),
      `STATUS:${entry.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
      `TRANSP:${entry.isCancelled ? 'TRANSPARENT' : 'OPAQUE'}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return `${lines.map(foldLine).join('\r\n')}\r\n`
}

type Facts = Omit<CalendarInvitation, 'method' | 'organizer' | 'attendee'>

const factsOf = (entry: Facts): string[] => [
  `UID:${entry.uid}`,
  `SEQUENCE:${entry.sequence}`,
  `DTSTAMP:${instantText(entry.stampedAt)}`,
  `DTSTART:${instantText(entry.startsAt)}`,
  `DTEND:${instantText(entry.endsAt)}`,
  `SUMMARY:${escapeText(entry.summary)}`,
  `DESCRIPTION:${escapeText(entry.description)}`,
  `LOCATION:${escapeText(entry.location)}`,
]

export function invitationText(entry: CalendarInvitation): string {
  const { organizer, attendee } = entry
  const isCancelled = entry.method === 'CANCEL'
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Meridian//Interviews//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${entry.method}`,
    'BEGIN:VEVENT',
    ...factsOf(entry),
    `ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.email}`,
    `ATTENDEE;CN=${quoted(attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=${isCancelled ? 'DECLINED' : 'ACCEPTED'};RSVP=FALSE:mailto:${attendee.email}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(foldLine).join('\r\n')}\r\n`
}
