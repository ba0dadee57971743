import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anApplication, OF_COMPANY } from '#server/features/hiring/applications/applications.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type {
  CompanyInterviewRequest,
  InterviewPlan,
  InterviewRequest,
} from '#shared/features/hiring/interviews/interview-requests.contract.ts'
import { addDays, DAY, HOUR, instantAt, minuteOfDayAt } from '#shared/kit/time-zones.ts'
import { ask, choose, OWN_REQUESTS } from '../interviews.builder.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const OSLO = 'Europe/Oslo'
const today = () => test.clock.now().toISOString().slice(0, 10)
const days = (from: number, to: number) => ({ from: addDays(today(), from), to: addDays(today(), to), hours: null })
const offered = (named: object = {}) => ({ times: [], availability: { ...days(1, 14), ...named } })

type Application = Awaited<ReturnType<typeof anApplication>>

const requestOf = async ({ talent }: Application) => {
  const { items } = (await talent.visitor.get(OWN_REQUESTS)).json<{ items: InterviewRequest[] }>()
  const [request] = items
  if (!request) throw new Error('there is no request')
  return request
}

const pick = ({ talent }: Application, { id }: { id: string }, startsAt: string | undefined) =>
  choose(talent, { id, times: [{ id: startsAt ?? '' }] })

async function busyAt(personId: string, startsAt: string) {
  const calendar = crypto.randomUUID()
  await test.database.pool.query(
    `insert into busy_calendars (id, person_id, url, next_read_at) values ($1, $2, $3, now())`,
    [calendar, personId, `https://calendar.example/zq-private-${calendar}`],
  )
  await test.database.pool.query(
    'insert into busy_spans (id, calendar_id, starts_at, ends_at) values (gen_random_uuid(), $1, $2, $3)',
    [calendar, startsAt, new Date(Date.parse(startsAt) + HOUR).toISOString()],
  )
}

describe('free time to choose from', () => {
  it('leaves out what the panel has, offers or gets meanwhile, and says so where the time was chosen', async () => {
    const application = await anApplication(test)
    const { owner, id } = application
    expect((await ask(test, application, offered())).statusCode).toBe(201)
    const { starts, availability, times } = await requestOf(application)
    expect({ availability, times }).toEqual({ availability: days(1, 14), times: [] })
    const [busy = '', held = '', free] = [starts[0], starts[4], starts.at(-1)]

    await busyAt(owner.id, busy)
    const second = await anApplication(test, { to: application })
    const later = starts.slice(8, 10)
    expect((await ask(test, second, { times: [held, ...later] })).statusCode).toBe(201)
    const refused = await pick(application, await requestOf(application), busy)
    expect(refused.json()).toMatchObject({ errors: { timeId: ['This time is no longer free. Choose another one.'] } })
    const fresh = await application.talent.visitor.get(OWN_REQUESTS)
    const [shown] = fresh.json<{ items: InterviewRequest[] }>().items
    expect(shown?.starts).not.toContain(busy)
    expect(shown?.starts).not.toContain(held)
    expect(shown?.starts).toContain(free)
    expect(fresh.body).not.toMatch(/zq-private|calendar\.example/)

    const plan = (
      await owner.visitor.get(
        `${OF_COMPANY}/${id}/interview-plan?minutes=45&panel=${owner.id}&firstDay=${addDays(today(), 1)}&lastDay=${addDays(today(), 14)}`,
      )
    ).json<InterviewPlan>()
    expect(plan.starts).toBe(shown?.starts.length)

    expect((await pick(application, await requestOf(application), free)).json()).toMatchObject({ status: 'accepted' })
    expect((await pick(application, { id: shown?.id ?? '' }, free)).statusCode).toBe(409)
  })

  it('gives the last start to one of two people who choose it at once', async () => {
    const first = await anApplication(test)
    const second = await anApplication(test, { to: first })
    // Forty-five minutes fit into the hour once, as times start every half hour.
    const weekday =
      [2, 3, 4].find((day) => ![0, 6].includes(new Date(`${addDays(today(), day)}T00:00Z`).getUTCDay())) ?? 2
    const last = { ...days(weekday, weekday), hours: { from: 12 * 60, to: 13 * 60 } }
    for (const one of [first, second]) expect((await ask(test, one, offered(last))).statusCode).toBe(201)
    const requests = [await requestOf(first), await requestOf(second)]
    expect(requests.map(({ starts }) => starts.length)).toEqual([1, 1])
    const answers = await Promise.all(
      [first, second].map((one, place) => {
        const request = requests[place]
        if (!request) throw new Error('there is no request')
        return pick(one, request, request.starts[0])
      }),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 422])
    expect(answers.find(({ statusCode }) => statusCode === 422)?.json()).toHaveProperty(['errors', 'timeId'])
  })

  it('is refused for days or hours that leave nothing to choose', async () => {
    const application = await anApplication(test)
    const errors = async (named: object) => (await ask(test, application, named)).json<{ errors: object }>().errors
    expect(await errors(offered(days(5, 4)))).toHaveProperty(['availability.to'])
    expect(await errors(offered(days(1, 22)))).toHaveProperty(['availability.to'])
    expect(await errors(offered(days(55, 65)))).toHaveProperty(['availability.to'])
    expect(await errors(offered(days(-4, -1)))).toHaveProperty(['availability.to'])
    expect(await errors(offered({ hours: { from: 600, to: 540 } }))).toHaveProperty(['availability.hours.to'])
    expect(await errors(offered({ hours: { from: 0, to: 60 } }))).toHaveProperty(['availability.to'])
    expect(
      await errors({ ...offered(), times: [new Date(test.clock.now().getTime() + 2 * DAY).toISOString()] }),
    ).toHaveProperty('times')
    expect(await errors({ times: [] })).toHaveProperty('times')
  })

  it('can be answered with other times, of which the company takes one', async () => {
    const application = await anApplication(test)
    const sent = (await ask(test, application, offered())).json<CompanyInterviewRequest>()
    expect(sent).not.toHaveProperty('starts')
    const { starts, id } = await requestOf(application)
    const times = [starts.at(-1)]
    const countered = await application.talent.visitor.post(`${OWN_REQUESTS}/${id}/counter`, { times })
    expect(countered.json()).toMatchObject({ status: 'countered', starts: [] })
    const { times: own } = countered.json<InterviewRequest>()
    const agreed = await application.owner.visitor.post(`/company/api/interview-requests/${id}/accept`, {
      timeId: own[0]?.id,
    })
    expect(agreed.json()).toMatchObject({ status: 'accepted' })
  })

  it('keeps to the hours of the company’s clock on both sides of a clock change', async () => {
    // Oslo's clocks go forward on Sunday, 28 March 2027.
    test.clock.advance(Date.parse('2027-03-24T09:00:00Z') - test.clock.now().getTime())
    const application = await anApplication(test)
    const hours = { from: 10 * 60, to: 12 * 60 }
    await ask(test, application, offered({ from: '2027-03-26', to: '2027-03-29', hours }))
    const { starts } = await requestOf(application)
    const minutes = [10 * 60, 10.5 * 60, 11 * 60]
    expect(starts).toEqual(
      ['2027-03-26', '2027-03-29'].flatMap((date) =>
        minutes.map((minute) => new Date(instantAt(OSLO, date, minute)).toISOString()),
      ),
    )
    expect(starts.map((start) => minuteOfDayAt('UTC', Date.parse(start)) / 60)).toEqual([9, 9.5, 10, 8, 8.5, 9])
  })
})
