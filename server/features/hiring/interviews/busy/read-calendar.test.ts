// Calendars as Outlook, Google, Apple and others really write them, with their quirks.

import { describe, expect, it } from 'vitest'
import { readBusySpans } from './read-calendar.ts'
import { zoneNamed } from './zone-names.ts'

const range = { from: Date.parse('2026-10-19T00:00:00Z'), to: Date.parse('2026-11-09T00:00:00Z') }

const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n')
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1@example', 'SUMMARY:Secret', ...lines, 'END:VEVENT']

/** '2026-10-20T08:00/09:00', in UTC. */
const read = (text: string, zone = 'Africa/Nairobi') =>
  readBusySpans({ text, zone, range }).map(({ from, to }) => {
    const [start, end] = [new Date(from).toISOString().slice(0, 16), new Date(to).toISOString().slice(0, 16)]
    return start.slice(0, 10) === end.slice(0, 10) ? `${start}/${end.slice(11)}` : `${start}/${end}`
  })
const busy = (...lines: string[]) => read(calendar(...event(...lines)))

/** As Outlook writes it: a zone of Windows, with rules but no years. */
const OUTLOOK_ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Custom Zone of the Company',
  'BEGIN:STANDARD',
  'DTSTART:16010101T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
]

describe('a zone', () => {
  it.each([
    ['Europe/Oslo', 'Europe/Oslo'],
    ['W. Europe Standard Time', 'Europe/Berlin'],
    ['"Pacific Standard Time"', 'America/Los_Angeles'],
    ['Central Asia Standard Time', 'Asia/Bishkek'],
    ['/freeassociation.sourceforge.net/Europe/Berlin', 'Europe/Berlin'],
    ['/mozilla.org/20050126_1/America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
    ['/citadel.org/20250101_1/America/New_York', 'America/New_York'],
    ['Customized Time Zone', null],
    ['(UTC+01:00) Amsterdam, Berlin', null],
    ['+01:00', null],
    ['', null],
  ])('%s is %s', (name, zone) => {
    expect(zoneNamed(name)).toBe(zone)
  })
})

describe('times', () => {
  it('are in UTC, in a named zone, or on the person’s own clock', () => {
    expect(busy('DTSTART:20261020T080000Z', 'DTEND:20261020T090000Z')).toEqual(['2026-10-20T08:00/09:00'])
    expect(busy('DTSTART;TZID=America/Toronto:20261020T080000', 'DURATION:PT45M')).toEqual(['2026-10-20T12:00/12:45'])
    expect(busy('DTSTART:20261020T080000', 'DTEND:20261020T090000')).toEqual(['2026-10-20T05:00/06:00'])
  })

  it('are on the clock the calendar names, as Google does', () => {
    const text = calendar('X-WR-TIMEZONE:Asia/Tokyo', ...event('DTSTART:20261020T090000', 'DTEND:20261020T100000'))
    expect(read(text)).toEqual(['2026-10-20T00:00/01:00'])
  })

  it('follow zones of Windows, with and without their definition', () => {
    const of = (zone: string) => event(`DTSTART;TZID=${zone}:20261026T090000`, `DTEND;TZID=${zone}:20261026T100000`)
    expect(read(calendar(...of('W. Europe Standard Time')))).toEqual(['2026-10-26T08:00/09:00'])
    expect(read(calendar(...OUTLOOK_ZONE, ...of('Custom Zone of the Company')))).toEqual(['2026-10-26T08:00/09:00'])
    expect(read(calendar(...of('Nobody knows')))).toEqual(['2026-10-26T06:00/07:00'])
  })

  it('follow a definition whose name holds a colon and is not quoted', () => {
    const name = '(UTC+01:00) Amsterdam, Berlin'
    const zone = OUTLOOK_ZONE.map((line) => line.replace('Custom Zone of the Company', name))
    const text = calendar(...zone, ...event(`DTSTART;TZID=${name}:20261026T090000`, 'DURATION:PT1H'))
    expect(read(text)).toEqual(['2026-10-26T08:00/09:00'])
  })

  it('of different events that touch or overlap are one', () => {
    const text = calendar(
      ...event('DTSTART:20261020T080000Z', 'DTEND:20261020T090000Z'),
      ...event('DTSTART:20261020T083000Z', 'DTEND:20261020T100000Z').map((line) => line.replace('1@', '2@')),
      ...event('DTSTART:20261020T100000Z', 'DTEND:20261020T110000Z').map((line) => line.replace('1@', '3@')),
    )
    expect(read(text)).toEqual(['2026-10-20T08:00/11:00'])
  })
})

describe('whole days', () => {
  it('are those of the person’s zone, with the end left out', () => {
    const days = ['DTSTART;VALUE=DATE:20261021', 'DTEND;VALUE=DATE:20261023']
    expect(busy(...days)).toEqual(['2026-10-20T21:00/2026-10-22T21:00'])
    expect(busy('DTSTART;VALUE=DATE:20261021')).toEqual(['2026-10-20T21:00/2026-10-21T21:00'])
  })

  it('need not be marked as days', () => {
    for (const start of ['DTSTART:20261021', 'DTSTART;TZID=America/Los_Angeles:20261021'])
      expect(busy(start, 'DURATION:P2D'), start).toEqual(['2026-10-20T21:00/2026-10-22T21:00'])
  })

  it('are 25 hours long when the clock is set back', () => {
    const text = calendar(...event('DTSTART;VALUE=DATE:20261025', 'DTEND;VALUE=DATE:20261026'))
    expect(read(text, 'Europe/Oslo')).toEqual(['2026-10-24T22:00/2026-10-25T23:00'])
  })
})

describe('free', () => {
  const at = ['DTSTART:20261020T080000Z', 'DTEND:20261020T090000Z']
  it.each([
    [['TRANSP:TRANSPARENT']],
    [['STATUS:CANCELLED']],
    [['X-MICROSOFT-CDO-BUSYSTATUS:FREE', 'TRANSP:OPAQUE']],
    [['X-MICROSOFT-CDO-BUSYSTATUS:WORKINGELSEWHERE']],
  ])('is an event with %j', (marks) => {
    expect(busy(...at, ...marks)).toEqual([])
  })

  it('is not an event that is tentative, or out of office', () => {
    for (const status of ['TENTATIVE', 'OOF', 'BUSY'])
      expect(busy(...at, `X-MICROSOFT-CDO-BUSYSTATUS:${status}`)).toHaveLength(1)
    expect(busy(...at, 'STATUS:TENTATIVE')).toHaveLength(1)
  })

  it('is what we entered ourselves, and what has no length', () => {
    expect(read(calendar(...event(...at)).replace('1@example', '1@meridian'))).toEqual([])
    expect(busy('DTSTART:20261020T080000Z')).toEqual([])
  })
})

describe('repeated events', () => {
  const weekly = ['DTSTART;TZID=Europe/Oslo:20260105T090000', 'DTEND;TZID=Europe/Oslo:20260105T093000']

  it('keep their hour across a clock change', () => {
    expect(busy(...weekly, 'RRULE:FREQ=WEEKLY')).toEqual([
      '2026-10-19T07:00/07:30',
      '2026-10-26T08:00/08:30',
      '2026-11-02T08:00/08:30',
    ])
  })

  it('leave out exceptions, in whatever zone and form they are written', () => {
    const rest = ['2026-10-19T07:00/07:30', '2026-11-02T08:00/08:30']
    for (const except of [
      'EXDATE;TZID=Europe/Oslo:20261026T090000',
      'EXDATE:20261026T080000Z',
      'EXDATE;TZID=W. Europe Standard Time:20261026T090000',
      'EXDATE;VALUE=DATE:20261026',
    ])
      expect(busy(...weekly, 'RRULE:FREQ=WEEKLY', except), except).toEqual(rest)
    const several = 'EXDATE;TZID=Europe/Oslo:20261026T090000,20261102T090000'
    expect(busy(...weekly, 'RRULE:FREQ=WEEKLY', several)).toEqual(['2026-10-19T07:00/07:30'])
  })

  it('move and lose single occurrences', () => {
    const series = event(...weekly, 'RRULE:FREQ=WEEKLY')
    const moved = event(
      'RECURRENCE-ID;TZID=Europe/Oslo:20261026T090000',
      'DTSTART;TZID=Europe/Oslo:20261027T140000',
      'DTEND;TZID=Europe/Oslo:20261027T150000',
    )
    const lost = event('RECURRENCE-ID:20261102T080000Z', 'DTSTART:20261102T080000Z', 'STATUS:CANCELLED')
    const expected = ['2026-10-19T07:00/07:30', '2026-10-27T13:00/14:00']
    expect(read(calendar(...series, ...moved, ...lost))).toEqual(expected)
    // Outlook sometimes writes the exceptions first.
    expect(read(calendar(...lost, ...moved, ...series))).toEqual(expected)
  })

  it('change from one occurrence on', () => {
    const series = event(...weekly, 'RRULE:FREQ=WEEKLY')
    const later = event(
      'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Oslo:20261026T090000',
      'DTSTART;TZID=Europe/Oslo:20261026T100000',
      'DTEND;TZID=Europe/Oslo:20261026T110000',
    )
    const expected = ['2026-10-19T07:00/07:30', '2026-10-26T09:00/10:00', '2026-11-02T09:00/10:00']
    expect(read(calendar(...series, ...later))).toEqual(expected)
  })

  it('are what they became last, if the calendar still holds what they were', () => {
    const before = event(...weekly, 'RRULE:FREQ=WEEKLY')
    const after = event(...weekly, 'SEQUENCE:1', 'RRULE:FREQ=WEEKLY;UNTIL=20261020')
    expect(read(calendar(...after, ...before))).toEqual(['2026-10-19T07:00/07:30'])
  })

  it('survive an exception nobody can read', () => {
    const broken = event('RECURRENCE-ID:sometime', 'DTSTART:20261020T080000Z', 'DURATION:PT1H')
    expect(read(calendar(...event(...weekly, 'RRULE:FREQ=WEEKLY'), ...broken))).toContain('2026-10-26T08:00/08:30')
  })

  it('end when they say so: in UTC, on the local clock, or on a day', () => {
    for (const until of ['20261026T080000Z', '20261026T090000', '20261026'])
      expect(busy(...weekly, `RRULE:FREQ=WEEKLY;UNTIL=${until}`), until).toHaveLength(2)
    expect(busy(...weekly, 'RRULE:FREQ=WEEKLY;UNTIL=20261026T075959Z')).toHaveLength(1)
    expect(busy(...weekly, 'RRULE:FREQ=WEEKLY;COUNT=42')).toEqual(['2026-10-19T07:00/07:30'])
  })

  it('have further dates, and rules for certain days', () => {
    const once = ['DTSTART:20261019T080000Z', 'DTEND:20261019T090000Z']
    expect(busy(...once, 'RDATE:20261021T080000Z,20261022T080000Z')).toHaveLength(3)
    const longer = 'RDATE;VALUE=PERIOD:20261021T080000Z/PT3H'
    expect(busy(...once, longer)).toEqual(['2026-10-19T08:00/09:00', '2026-10-21T08:00/11:00'])
    const first = ['DTSTART;TZID=Asia/Tokyo:20260105T090000', 'DURATION:PT1H', 'RRULE:FREQ=MONTHLY;BYDAY=1MO']
    expect(busy(...first)).toEqual(['2026-11-02T00:00/01:00'])
    const holiday = ['DTSTART;VALUE=DATE:20201031', 'DTEND;VALUE=DATE:20201101', 'RRULE:FREQ=YEARLY']
    expect(busy(...holiday)).toEqual(['2026-10-30T21:00/2026-10-31T21:00'])
  })

  it('count and skip only the months they name, and know leap days', () => {
    const twice = ['DTSTART:20260121T080000Z', 'DURATION:PT1H', 'RRULE:FREQ=MONTHLY;BYDAY=3WE;BYMONTH=1,4,10;COUNT=3']
    expect(busy(...twice)).toEqual(['2026-10-21T08:00/09:00'])
    const birthday = ['DTSTART;VALUE=DATE:20240229', 'RRULE:FREQ=YEARLY']
    const spring = { from: Date.parse('2026-02-20'), to: Date.parse('2026-03-10') }
    expect(readBusySpans({ text: calendar(...event(...birthday)), zone: 'UTC', range: spring })).toEqual([])
  })

  it('that never end take no time', () => {
    expect(busy('DTSTART:20000101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY')).toEqual([])
  })
})

describe('a text', () => {
  it('is folded, or starts with a byte order mark', () => {
    const lines = event('DTSTART:20261020T0800', ' 00Z', 'DTEND:20261020T090000Z')
    expect(read(`\uFEFF\r\n${calendar(...lines)}`)).toEqual(['2026-10-20T08:00/09:00'])
    expect(read(calendar(...lines).replaceAll('\r\n', '\n'))).toEqual(['2026-10-20T08:00/09:00'])
  })

  it('may hold lines nobody can read where nothing is said about times', () => {
    const lines = event('DTSTART:20261020T080000Z', 'DTEND:20261020T090000Z', 'X-APPLE-RADIUS=49', 'ORGANIZER;CN=A B')
    expect(read(calendar('', ...lines))).toEqual(['2026-10-20T08:00/09:00'])
  })

  it('lists busy times without events', () => {
    const text = calendar(
      'BEGIN:VFREEBUSY',
      'FREEBUSY;FBTYPE=BUSY:20261020T080000Z/20261020T090000Z,20261020T120000Z/PT30M',
      'FREEBUSY;FBTYPE=FREE:20261020T100000Z/PT1H',
      'FREEBUSY:20261021T080000Z/PT1H',
      'END:VFREEBUSY',
    )
    expect(read(text)).toEqual(['2026-10-20T08:00/09:00', '2026-10-20T12:00/12:30', '2026-10-21T08:00/09:00'])
  })

  it.each(['', '<html></html>', 'BEGIN:VCARD\r\nEND:VCARD', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT'])(
    'that is no calendar is refused: %j',
    (text) => {
      expect(() => read(text)).toThrow(Error)
    },
  )

  it('with a broken event still gives the others', () => {
    const good = event('DTSTART:20261020T080000Z', 'DTEND:20261020T090000Z')
    for (const line of ['RRULE:FREQ=SOMETIMES', 'DTSTART:yesterday', 'DTSTART:20261399T990000Z', 'DURATION:soon']) {
      const bad = event('DTSTART:20261022T080000Z', line).map((one) => one.replace('1@', '2@'))
      expect(read(calendar(...bad, ...good)), line).toContain('2026-10-20T08:00/09:00')
    }
  })
})
