import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { foldLine } from '#server/platform/calendar/ics-lines.ts'
import { type CalendarInvitation, invitationText } from './ics.ts'

const invitation: CalendarInvitation = {
  method: 'REQUEST',
  uid: '0199d5a4-0000-7000-8000-00000000000a@meridian',
  sequence: 2,
  startsAt: new Date('2026-11-20T14:00:00.000Z'),
  endsAt: new Date('2026-11-20T14:45:00.000Z'),
  stampedAt: new Date('2026-11-15T09:00:00.000Z'),
  summary: 'Interview: Ingénieure, backend; "payments"\\ledger',
  description: 'Zeile eins\nمقابلة مع فريق المدفوعات، ثم أسئلتك، وبعد ذلك الخطوات التالية في العملية بأكملها',
  location: 'https://meet.example/abc?x=1,2;3',
  organizer: { name: 'Kim "K" Lee', email: 'no-reply@meridian.example' },
  attendee: { name: 'Wanjiru Kamau', email: 'wanjiru@people.example' },
}

/** Read by a library that has nothing to do with ours. */
function parse(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  const component = calendar.getFirstSubcomponent('vevent')
  if (!component) throw new Error('no event')
  return { calendar, component, event: new ICAL.Event(component) }
}

describe('a calendar invitation', () => {
  it('says the same to an independent parser', () => {
    const { calendar, component, event } = parse(invitationText(invitation))
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST')
    expect(event.uid).toBe(invitation.uid)
    expect(event.sequence).toBe(2)
    expect(event.startDate.toJSDate()).toEqual(invitation.startsAt)
    expect(event.endDate.toJSDate()).toEqual(invitation.endsAt)
    expect(event.summary).toBe(invitation.summary)
    expect(event.description).toBe(invitation.description)
    expect(event.location).toBe(invitation.location)
    expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED')
    expect(event.attendees.map((one) => one.getFirstValue())).toEqual(['mailto:wanjiru@people.example'])
  })

  it('cancels with the same UID and a higher sequence', () => {
    const { calendar, component, event } = parse(invitationText({ ...invitation, method: 'CANCEL', sequence: 3 }))
    expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL')
    expect([event.uid, event.sequence]).toEqual([invitation.uid, 3])
    expect(component.getFirstPropertyValue('status')).toBe('CANCELLED')
  })

  it('has lines of at most 75 octets, ending with CRLF, and no character cut in half', () => {
    const lines = invitationText(invitation).split('\r\n')
    expect(lines.every((line) => Buffer.byteLength(line) <= 75 && !line.includes('\n'))).toBe(true)
    expect(foldLine('😀'.repeat(40)).replaceAll('\r\n ', '')).toBe('😀'.repeat(40))
  })

  it('lets nobody add a line of their own', () => {
    const evil = 'x\r\nATTENDEE:mailto:evil@people.example'
    const text = invitationText({ ...invitation, summary: evil, organizer: { name: evil, email: 'a@people.example' } })
    expect(parse(text).event.attendees).toHaveLength(1)
  })
})

describe('what single calendar apps insist on', () => {
  const sent = (named: Partial<CalendarInvitation> = {}) => invitationText({ ...invitation, ...named })
  const valuesOf = (text: string, name: string) =>
    text
      .replaceAll('\r\n ', '')
      .split('\r\n')
      .filter((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`))

  it('Outlook: an update has the same UID, a higher SEQUENCE and METHOD:REQUEST, never PUBLISH', () => {
    const [first, moved] = [sent({ sequence: 0 }), sent({ sequence: 1, startsAt: new Date('2026-11-21T14:00:00Z') })]
    expect(valuesOf(moved, 'UID')).toEqual(valuesOf(first, 'UID'))
    expect([first, moved].map((text) => valuesOf(text, 'SEQUENCE')[0])).toEqual(['SEQUENCE:0', 'SEQUENCE:1'])
    expect(valuesOf(moved, 'METHOD')).toEqual(['METHOD:REQUEST'])
  })

  it('Outlook: a cancelled entry says so in METHOD and in STATUS, or it stays beside the new one', () => {
    const text = sent({ method: 'CANCEL' })
    expect([...valuesOf(text, 'METHOD'), ...valuesOf(text, 'STATUS')]).toEqual(['METHOD:CANCEL', 'STATUS:CANCELLED'])
  })

  it('Google: the only attendee is the recipient, and somebody else is the organizer', () => {
    const text = sent()
    expect(valuesOf(text, 'ATTENDEE')).toHaveLength(1)
    expect(valuesOf(text, 'ATTENDEE')[0]).toMatch(/:mailto:wanjiru@people\.example$/)
    expect(valuesOf(text, 'ORGANIZER')[0]).toMatch(/:mailto:no-reply@meridian\.example$/)
  })

  it('Apple: times are in UTC, so that none is read on the clock of the device', () => {
    for (const name of ['DTSTART', 'DTEND', 'DTSTAMP'])
      expect(valuesOf(sent(), name)[0]).toMatch(new RegExp(`^${name}:\\d{8}T\\d{6}Z$`))
  })

  it('all of them: no reply is asked for, because nobody reads that address', () => {
    expect(valuesOf(sent(), 'ATTENDEE')[0]).toContain('RSVP=FALSE')
  })
})
