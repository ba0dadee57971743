import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anApplication } from '#server/features/hiring/applications/applications.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type {
  CompanyInterviewRequest,
  InterviewRequest,
} from '#shared/features/hiring/interviews/interview-requests.contract.ts'
import { HOUR } from '#shared/kit/time-zones.ts'
import { ask, choose, noons, OWN_REQUESTS } from '../interviews.builder.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

describe('a panel', () => {
  const busyAt = async (personId: string, startsAt: string) => {
    const calendar = crypto.randomUUID()
    await test.database.pool.query(
      `insert into busy_calendars (id, person_id, url, next_read_at) values ($1, $2, $3, now())`,
      [calendar, personId, `https://calendar.example/${calendar}`],
    )
    await test.database.pool.query(
      'insert into busy_spans (id, calendar_id, starts_at, ends_at) values (gen_random_uuid(), $1, $2, $3)',
      [calendar, startsAt, new Date(Date.parse(startsAt) + HOUR).toISOString()],
    )
  }

  it('is shown with the roles its members have', async () => {
    const application = await anApplication(test)
    const request = (await ask(test, application)).json<CompanyInterviewRequest>()
    expect(request.panel).toMatchObject([{ id: application.owner.id, role: 'owner' }])
  })

  it('is not offered while a calendar says it is busy, before or after the request is sent', async () => {
    const application = await anApplication(test)
    const [first = '', second = ''] = noons(test, 2, 3)
    await busyAt(application.owner.id, first)
    expect((await ask(test, application)).json()).toHaveProperty(['errors', 'times'])
    const sent = await ask(test, application, { times: noons(test, 3, 4, 5) })
    const request = sent.json<CompanyInterviewRequest>()
    await busyAt(application.owner.id, second)
    const [shown] = (await application.talent.visitor.get(OWN_REQUESTS)).json<{ items: InterviewRequest[] }>().items
    expect(shown?.times.map(({ isTaken }) => isTaken)).toEqual([true, false, false])
    expect((await choose(application.talent, request)).json()).toHaveProperty(['errors', 'timeId'])
    expect((await choose(application.talent, request, 1)).statusCode).toBe(200)
  })
})
