import ICAL from 'ical.js'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { presentPerson } from '#server/features/base/accounts/accounts.service.ts'
import { anApplication, OF_COMPANY } from '#server/features/hiring/applications/applications.builder.ts'
import { aForeignServer, type ForeignServer } from '#server/platform/outbound/foreign-server.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { OwnCalendars } from '#shared/features/hiring/interviews/calendars.contract.ts'
import type { InterviewPlan } from '#shared/features/hiring/interviews/interview-requests.contract.ts'
import { HOUR } from '#shared/kit/time-zones.ts'
import { anInterview, COMPANY_INTERVIEWS, noons, OWN_INTERVIEWS } from '../interviews.builder.ts'
import { addCalendar, readCalendarAgain } from './calendars.service.ts'

const CALENDARS = '/shared/api/calendars'

let test: TestApp
let server: ForeignServer | undefined
beforeAll(async () => {
  test = await createTestApp()
})
afterEach(async () => {
  await server?.close()
  server = undefined
})
afterAll(() => test.close())

describe('a subscription', () => {
  const open = async ({ visitor }: BuiltPerson) =>
    (await visitor.post(`${CALENDARS}/subscription`)).json<OwnCalendars>().subscription?.url ?? ''
  const pathOf = (url: string) => new URL(url).pathname
  /** Read by a library that has nothing to do with what wrote it, without a session. */
  const entriesAt = async (url: string) => {
    const answer = await test.visitor().get(pathOf(url))
    expect(answer.headers['content-type']).toContain('text/calendar')
    const calendar = new ICAL.Component(ICAL.parse(answer.body) as unknown[])
    return calendar.getAllSubcomponents('vevent').map((component) => ({
      event: new ICAL.Event(component),
      status: component.getFirstPropertyValue('status'),
    }))
  }

  it('has the interviews of both sides, follows a move and says what was cancelled', async () => {
    const { talent, owner, interview, sent } = await anInterview(test)
    const [own, theirs] = [await open(talent), await open(owner)]
    const [entry] = await entriesAt(own)
    expect(entry?.event).toMatchObject({ uid: `${interview.id}@meridian`, sequence: 0 })
    expect(entry?.event.summary).toContain(interview.job.title)
    expect(entry?.event.startDate.toJSDate().toISOString()).toBe(interview.startsAt)
    expect((await entriesAt(theirs))[0]?.event.summary).toContain(sent.name)

    const [later = ''] = noons(test, 6)
    await owner.visitor.post(`${COMPANY_INTERVIEWS}/${interview.id}/times`, { times: [later] })
    const [moved] = await entriesAt(own)
    expect(moved?.event).toMatchObject({ uid: `${interview.id}@meridian`, sequence: 1 })
    expect(moved?.event.startDate.toJSDate().toISOString()).toBe(later)

    await talent.visitor.post(`${OWN_INTERVIEWS}/${interview.id}/cancel`, {})
    const [cancelled] = await entriesAt(theirs)
    expect(cancelled).toMatchObject({ status: 'CANCELLED', event: { sequence: 2 } })
  })

  it('is only reached with its own address, until that is replaced or given up', async () => {
    const talent = await aVerifiedTalent(test)
    const first = await open(talent)
    const status = async (path: string) => (await test.visitor().get(path)).statusCode
    expect(await status(pathOf(first))).toBe(200)
    const other = await aVerifiedTalent(test)
    expect(await status(pathOf(first).replace(talent.id, other.id))).toBe(404)
    expect(await status(pathOf(first).replace(/.\.ics$/, '_.ics'))).toBe(404)
    const second = await open(talent)
    expect(second).not.toBe(first)
    expect([await status(pathOf(first)), await status(pathOf(second))]).toEqual([404, 200])
    expect((await talent.visitor.delete(`${CALENDARS}/subscription`)).json()).toMatchObject({ subscription: null })
    expect(await status(pathOf(second))).toBe(404)
    expect(await open(talent)).not.toBe(second)
  })

  it('is not sent again while nothing has changed', async () => {
    const { talent } = await anInterview(test)
    const path = pathOf(await open(talent))
    const { headers } = await test.visitor().get(path)
    const again = await test.visitor().get(path, { headers: { 'if-none-match': String(headers['etag']) } })
    expect(again.statusCode).toBe(304)
  })
})

describe('a connected calendar', () => {
  const at = (time: string) => time.replace(/[-:]|\.\d{3}/g, '')
  const calendarWith = (from: string, to: string) =>
    `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:zq-dentist\r\nDTSTART:${at(from)}\r\nDTEND:${at(to)}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`

  const timesOf = async ({ owner, id }: { owner: BuiltPerson; id: string }) =>
    (await owner.visitor.get(`${OF_COMPANY}/${id}/interview-plan`)).json<InterviewPlan>().times

  it('keeps its busy hours out of the suggested times, and nothing else of it', async () => {
    const application = await anApplication(test)
    const [free] = await timesOf(application)
    if (!free) throw new Error('there are no times to suggest')
    const end = new Date(Date.parse(free.startsAt) + HOUR).toISOString()
    let text = calendarWith(free.startsAt, end)
    const foreign = await aForeignServer((_request, response) => response.end(text))
    server = foreign
    const platform = { ...test.platform, outbound: foreign.outbound() }
    const { talent } = application
    const viewer = await presentPerson(test.platform.db, talent.id)
    const added = await addCalendar(test.platform.db, platform, viewer, `${foreign.url}/secret.ics`)
    expect(JSON.stringify(added)).not.toMatch(/secret|dentist/)
    const startsOf = async () => (await timesOf(application)).map(({ startsAt }) => startsAt)
    expect(await startsOf()).not.toContain(free.startsAt)

    // A failure keeps what is known; the next good answer replaces it.
    const [calendar] = added.calendars
    text = 'gone'
    await readCalendarAgain(platform, calendar?.id ?? '')
    expect((await talent.visitor.get(CALENDARS)).json()).toMatchObject({ calendars: [{ problem: 'not_a_calendar' }] })
    expect(await startsOf()).not.toContain(free.startsAt)
    text = calendarWith('2020-01-01T00:00:00.000Z', '2020-01-01T01:00:00.000Z')
    await readCalendarAgain(platform, calendar?.id ?? '')
    expect(await startsOf()).toContain(free.startsAt)

    text = calendarWith(free.startsAt, end)
    await readCalendarAgain(platform, calendar?.id ?? '')
    await talent.visitor.delete(`${CALENDARS}/${calendar?.id}`)
    expect(await startsOf()).toContain(free.startsAt)
  })

  it('is refused at a private address, without an address, and if it is somebody else’s', async () => {
    const [talent, other] = [await aVerifiedTalent(test), await aVerifiedTalent(test)]
    server = await aForeignServer((_request, response) => response.end())
    for (const address of [server.canary.url, 'webcal://localhost/a.ics', 'file:///etc/passwd', 'my calendar', ''])
      expect((await talent.visitor.post(CALENDARS, { address })).json(), address).toHaveProperty(['errors', 'address'])
    expect(server.canary.hits()).toBe(0)
    expect((await other.visitor.delete(`${CALENDARS}/${talent.id}`)).statusCode).toBe(404)
  })
})
