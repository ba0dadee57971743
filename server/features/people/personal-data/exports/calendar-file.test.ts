import { expect, it } from 'vitest'
import { writeCalendar } from './calendar-file.ts'

const now = new Date('2026-11-15T09:00:00.000Z')

it('an event is valid iCalendar', () => {
  const start = new Date('2026-12-01T14:30:00.000Z')
  const end = new Date('2026-12-01T15:00:00.000Z')
  expect(
    writeCalendar([{ id: 'talk-1', title: 'Talk; with Ana, at noon\nonline', start, end }], now).split('\r\n'),
  ).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Meridian//Export//EN',
    'BEGIN:VEVENT',
    'UID:talk-1',
    'DTSTAMP:20261115T090000Z',
    'DTSTART:20261201T143000Z',
    'DTEND:20261201T150000Z',
    'SUMMARY:Talk\\; with Ana\\, at noon\\nonline',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

it('a long line is folded at 75 octets, never inside a character', () => {
  const calendar = writeCalendar([{ id: 'x', title: 'Ünïcödé 日本語 '.repeat(20), start: now }], now)
  for (const line of calendar.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(calendar.replaceAll('\r\n ', '')).toContain('Ünïcödé 日本語 '.repeat(20))
})
