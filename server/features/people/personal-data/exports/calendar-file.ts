// iCalendar (RFC 5545): lines of at most 75 octets, folded, with CRLF.

import type { CalendarEvent } from '#server/platform/personal-data/personal-data.ts'

const LINE_OCTETS = 75

export function writeCalendar(events: readonly CalendarEvent[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Meridian//Export//EN',
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

const eventLines = ({ id, title, start, end }: CalendarEvent, now: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${escapeText(id)}`,
  `DTSTAMP:${instantOf(now)}`,
  `DTSTART:${instantOf(start)}`,
  ...(end ? [`DTEND:${instantOf(end)}`] : []),
  `SUMMARY:${escapeText(title)}`,
  'END:VEVENT',
]

/** `20261115T090000Z` */
const instantOf = (time: Date): string => `${time.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`

const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r?\n/g, '\\n')

/** Counts octets, but folds between characters. */
function fold(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}
