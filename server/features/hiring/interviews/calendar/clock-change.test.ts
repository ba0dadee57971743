// One interview across a clock change: chosen before it, moved behind it, moved again and cancelled. The entries that both sides
// get for their calendars are read by a library that has nothing to do with what wrote them.

import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { anInterview, COMPANY_INTERVIEWS, OWN_INTERVIEWS } from '../interviews.builder.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

/** Oslo's clocks go forward on 28 March 2027, at 01:00 UTC. */
const BEFORE = '2027-03-26T12:00:00.000Z'
/** The same hour in Oslo, three days later. */
const BEHIND = '2027-03-29T11:00:00.000Z'
const LATER = '2027-03-30T12:30:00.000Z'

function entryOf(content: string) {
  const calendar = new ICAL.Component(ICAL.parse(content) as unknown[])
  const component = calendar.getFirstSubcomponent('vevent')
  if (!component) throw new Error('no event')
  const event = new ICAL.Event(component)
  return {
    method: calendar.getFirstPropertyValue('method'),
    status: component.getFirstPropertyValue('status'),
    uid: event.uid,
    sequence: event.sequence,
    startsAt: event.startDate.toJSDate().toISOString(),
    minutes: event.duration.toSeconds() / 60,
  }
}

it('keeps the hour people agreed on, in one entry of their calendars', async () => {
  test.clock.advance(Date.parse('2027-03-20T09:00:00Z') - test.clock.now().getTime())
  const times = [BEFORE, '2027-03-27T12:00:00.000Z', '2027-03-31T11:00:00.000Z']
  const { talent, owner, interview } = await anInterview(test, {}, { times })
  await owner.visitor.post(`${COMPANY_INTERVIEWS}/${interview.id}/times`, { times: [BEHIND] })
  await talent.visitor.post(`${OWN_INTERVIEWS}/${interview.id}/times`, { times: [LATER] })
  await talent.visitor.post(`${OWN_INTERVIEWS}/${interview.id}/cancel`, {})

  const mailsTo = (address: string) =>
    test.mails
      .filter(({ to, calendar }) => to === address && calendar?.content.includes(interview.id))
      .map((mail) => ({ ...entryOf(mail.calendar?.content ?? ''), subject: mail.subject }))
      .toSorted((one, other) => one.sequence - other.sequence)
  for (const { email } of [talent, owner]) await expect.poll(() => mailsTo(email).length).toBe(4)

  const uid = `${interview.id}@meridian`
  const kept = { uid, minutes: 45 }
  const expected = [
    { ...kept, method: 'REQUEST', status: 'CONFIRMED', sequence: 0, startsAt: BEFORE },
    { ...kept, method: 'REQUEST', status: 'CONFIRMED', sequence: 1, startsAt: BEHIND },
    { ...kept, method: 'REQUEST', status: 'CONFIRMED', sequence: 2, startsAt: LATER },
    { ...kept, method: 'CANCEL', status: 'CANCELLED', sequence: 3, startsAt: LATER },
  ]
  expect(mailsTo(talent.email)).toMatchObject(expected)
  expect(mailsTo(owner.email)).toMatchObject(expected)
  // 13:00 in Oslo on both sides of the change, an hour apart in UTC.
  const [chosen, moved] = mailsTo(talent.email).map(({ subject }) => subject)
  expect(chosen).toMatch(/13:00|1:00 PM/)
  expect(moved).toMatch(/13:00|1:00 PM/)
})
