// A talk as an iCalendar object. Times are in UTC, which every calendar converts to the reader's zone. METHOD:PUBLISH: nobody
// is asked to reply, and opening the file again updates the entry with the same UID.

import { escapeText, foldLine, instantText } from '#server/platform/calendar/ics-lines.ts'
import { endOf } from '#shared/features/learning/masterclass/registration-rules.ts'
import { isCancelledTalk } from '#shared/features/learning/masterclass/talk-status.ts'
import type { TalkRow } from './talks.queries.ts'

export function talkCalendar(talk: TalkRow, { url, now }: { url: string; now: Date }): string {
  const startsAt = talk.startsAt ?? talk.createdAt
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Meridian//Masterclass//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:talk-${talk.id}@meridian`,
    // Seconds since 1970: rises with every change, as calendars expect.
    `SEQUENCE:${Math.floor(talk.updatedAt.getTime() / 1000)}`,
    `DTSTAMP:${instantText(now)}`,
    `DTSTART:${instantText(startsAt)}`,
    `DTEND:${instantText(new Date(endOf(startsAt.getTime(), talk.minutes)))}`,
    `SUMMARY:${escapeText(talk.title)}`,
    `DESCRIPTION:${escapeText(`${talk.abstract}\n\n${url}`)}`,
    `LOCATION:${escapeText(url)}`,
    `URL:${url}`,
    `STATUS:${isCancelledTalk(talk.status) ? 'CANCELLED' : 'CONFIRMED'}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(talk.title)}`,
    'TRIGGER:-PT15M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(foldLine).join('\r\n')}\r\n`
}
