import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { anApplication, OF_COMPANY } from '#server/features/hiring/applications/applications.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { InterviewPlan, InterviewRequest } from '#shared/features/hiring/interviews/interview-requests.contract.ts'
import type { OwnTravel } from '#shared/features/hiring/interviews/travel/travel.contract.ts'
import { MAX_TRIPS } from '#shared/features/hiring/interviews/travel/travel-limits.ts'
import { addDays } from '#shared/kit/time-zones.ts'
import { ask, COMPANY_REQUESTS, noons, OWN_REQUESTS } from '../interviews.builder.ts'
import { runInterviewUpkeep } from '../upkeep/upkeep.service.ts'

const TRIPS = '/talent/api/trips'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const day = (days: number): string => addDays(test.clock.now().toISOString().slice(0, 10), days)
const plan = ({ visitor }: BuiltPerson, zone: string, from: number, to: number) =>
  visitor.post(TRIPS, { zone, from: day(from), to: day(to) })
const tripsOf = async ({ visitor }: BuiltPerson) => (await visitor.get(TRIPS)).json<OwnTravel>().trips

describe('a trip', () => {
  it('is planned once, however often the button is pressed, and can be removed by its owner alone', async () => {
    const [talent, other] = [await aVerifiedTalent(test), await aVerifiedTalent(test)]
    await Promise.all([1, 2, 3].map(() => plan(talent, 'Asia/Tokyo', 3, 5)))
    const [trip, ...more] = await tripsOf(talent)
    expect(trip).toMatchObject({ zone: 'Asia/Tokyo', from: day(3), to: day(5) })
    expect(more).toEqual([])
    expect(await tripsOf(other)).toEqual([])
    expect((await other.visitor.delete(`${TRIPS}/${trip?.id}`)).statusCode).toBe(404)
    expect((await talent.visitor.delete(`${TRIPS}/${trip?.id}`)).json()).toEqual({ trips: [] })
  })

  it('has a real zone, ends after it starts, lies ahead and does not overlap another one', async () => {
    const talent = await aVerifiedTalent(test)
    const problems = async (...trip: [string, number, number]) => (await plan(talent, ...trip)).json().errors
    expect(await problems('Mars/Olympus', 1, 2)).toEqual({ zone: ['Choose a time zone from the list.'] })
    expect(await problems('Asia/Tokyo', 5, 4)).toEqual({ to: ['The last day is before the first one.'] })
    expect(await problems('Asia/Tokyo', -9, -3)).toEqual({ to: ['This trip is over already.'] })
    expect(await problems('Asia/Tokyo', 1, 400)).toHaveProperty('to')
    await plan(talent, 'Asia/Tokyo', 3, 5)
    expect(await problems('Europe/Paris', 5, 8)).toHaveProperty('from')
    expect(await problems('Europe/Paris', 6, 8)).toBeUndefined()
  })

  it('is one of a limited number, and forgotten a while after its end', async () => {
    const talent = await aVerifiedTalent(test)
    for (let trip = 0; trip < MAX_TRIPS; trip += 1) await plan(talent, 'Asia/Tokyo', trip * 2, trip * 2)
    expect((await plan(talent, 'Asia/Tokyo', 90, 91)).json().errors).toHaveProperty('from')
    const count = async () =>
      (await test.database.pool.query('select from trips where person_id = $1', [talent.id])).rowCount
    await runInterviewUpkeep({ ...test.platform, clock: { now: () => new Date(Date.parse(day(40))) } })
    expect(await count()).toBeLessThan(MAX_TRIPS)
    expect(await count()).toBeGreaterThan(0)
  })
})

describe('times during a trip', () => {
  it('are shown on its clock to both sides, and asked for at a decent hour there', async () => {
    const application = await anApplication(test)
    const { talent, owner, id } = application
    await plan(talent, 'Pacific/Auckland', 3, 3)
    const suggested = (await owner.visitor.get(`${OF_COMPANY}/${id}/interview-plan`)).json<InterviewPlan>()
    expect(suggested.talentClock.trips).toMatchObject([{ zone: 'Pacific/Auckland' }])
    // Noon UTC is one in the morning in Auckland.
    expect((await ask(test, application)).json()).toMatchObject({
      errors: { times: ['One of these times is before 07:00 or after 21:00 for the applicant.'] },
    })
    expect((await ask(test, application, { times: noons(test, 5, 6, 7) })).statusCode).toBe(201)
    for (const [person, path] of [
      [talent, OWN_REQUESTS],
      [owner, COMPANY_REQUESTS],
    ] as const) {
      const [request] = (await person.visitor.get(path)).json<{ items: InterviewRequest[] }>().items
      expect(request?.talentClock.trips).toEqual([
        {
          zone: 'Pacific/Auckland',
          startsAt: expect.stringMatching(new RegExp(`^${day(2)}T1[12]:00`)),
          endsAt: expect.stringMatching(new RegExp(`^${day(3)}T1[12]:00`)),
        },
      ])
      expect(request?.companyClock.trips).toEqual([])
    }
  })
})
