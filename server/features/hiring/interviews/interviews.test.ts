import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aVerifiedTalent } from '#server/features/base/accounts/accounts.builder.ts'
import { anApplication, OWN } from '#server/features/hiring/applications/applications.builder.ts'
import { aMember } from '#server/features/people/team/team.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import {
  interviewKinds,
  LAST_CHOICE,
  MAX_PER_DAY,
  REQUEST_DAYS,
} from '#shared/features/hiring/interviews/interview-kinds.ts'
import type {
  CompanyInterviewRequest,
  InterviewPlan,
  InterviewRequest,
} from '#shared/features/hiring/interviews/interview-requests.contract.ts'
import type { CompanyInterview, Interview } from '#shared/features/hiring/interviews/interviews.contract.ts'
import { DAY, HOUR, MINUTE } from '#shared/kit/time-zones.ts'
import {
  anInterview,
  aRequest,
  ask,
  COMPANY_INTERVIEWS,
  COMPANY_REQUESTS,
  choose,
  noons,
  OWN_INTERVIEWS,
  OWN_REQUESTS,
} from './interviews.builder.ts'
import { runInterviewUpkeep } from './upkeep/upkeep.service.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

type Visited = { visitor: { get(path: string): Promise<{ json<T>(): T }> } }
const requestsOf = async ({ visitor }: Visited, show = 'open') =>
  (await visitor.get(`${OWN_REQUESTS}?show=${show}`)).json<{ items: InterviewRequest[] }>().items
const interviewsOf = async ({ visitor }: Visited, show = 'upcoming') =>
  (await visitor.get(`${OWN_INTERVIEWS}?show=${show}`)).json<{ items: Interview[] }>().items
const titlesOf = async ({ visitor }: Visited) =>
  (await visitor.get('/shared/api/notifications'))
    .json<{ items: { title: string }[] }>()
    .items.map(({ title }) => title)

describe('a request', () => {
  it('is written in the language the applicant knows best, with their details filled in', async () => {
    const skills = [{ slug: 'spanish', name: 'Spanish', level: 5 }]
    const work = { headline: 'Designer', seniority: 'senior' as const, skills }
    const application = await anApplication(test, {
      sent: { name: 'Inés', profile: { place: null, hours: null, work } },
    })
    const { company } = application
    const translations = [{ language: 'es', text: 'Hola, {{name}}: {{company}} quiere conocerte.' }]
    await ask(test, application, { message: 'Dear {{name}}', language: 'en', translations })
    const [shown] = await requestsOf(application.talent)
    expect(shown?.message).toBe(`Hola, Inés: ${company.name} quiere conocerte.`)
    const long = { message: '{{company}}'.repeat(90), kind: 'screening' }
    expect((await ask(test, application, long)).json()).toHaveProperty(['errors', 'message'])
  })

  it('offers times, and the one that is chosen becomes the interview', async () => {
    const { talent, owner, request, job, sent } = await aRequest(test)
    const [shown] = await requestsOf(talent)
    expect(shown).toMatchObject({ id: request.id, status: 'pending', card: { id: job.id, pay: {} }, minutes: 45 })
    expect(shown?.times.map(({ startsAt }) => startsAt)).toEqual(noons(test, 2, 3, 4))
    const accepted = await choose(talent, request, 1)
    expect(accepted.json()).toMatchObject({ status: 'accepted', can: [], job: { id: job.id }, card: null })
    const [interview] = await interviewsOf(talent)
    expect(interview).toMatchObject({
      startsAt: noons(test, 3)[0],
      place: 'https://meet.example/abc',
      status: 'scheduled',
    })
    expect(Date.parse(interview?.endsAt ?? '') - Date.parse(interview?.startsAt ?? '')).toBe(45 * 60_000)
    const ofCompany = (await owner.visitor.get(COMPANY_INTERVIEWS)).json<{ items: CompanyInterview[] }>()
    expect(ofCompany.items[0]).toMatchObject({ id: interview?.id, talent: { name: sent.name } })
    expect((await titlesOf(owner))[0]).toContain(sent.name)
    // A second click finds it done.
    expect((await choose(talent, request, 1)).statusCode).toBe(409)
    expect(await interviewsOf(talent)).toHaveLength(1)
  })

  it('rejects times too soon, at night for the applicant, twice the same, and people of other companies', async () => {
    const application = await anApplication(test)
    const soon = new Date(test.clock.now().getTime() + 11 * HOUR).toISOString()
    const errors = async (named: object, panel?: { id: string }[]) =>
      (await ask(test, application, named, panel)).json<{ errors: object }>().errors
    expect(await errors({ times: [soon, ...noons(test, 3, 4)] })).toHaveProperty(['times.0'])
    expect(await errors({ times: noons(test, 2, 2, 3) })).toHaveProperty('times')
    expect(await errors({ times: noons(test, 2) })).toHaveProperty('times')
    const night = new Date(Date.parse(noons(test, 3)[0] ?? '') + 11 * HOUR).toISOString()
    expect(await errors({ times: [night, ...noons(test, 4, 5)] })).toHaveProperty('times')
    expect(await errors({}, [await aVerifiedTalent(test)])).toHaveProperty('panel')
    expect(await errors({ place: 'javascript:alert(1)' })).toHaveProperty('place')
    expect(await errors({ mode: 'phone', place: 'call me' })).toHaveProperty('place')
    expect((await ask(test, application)).statusCode).toBe(201)
    expect(await errors({})).toHaveProperty('kind')
  })

  it('can be countered with other times, of which the company takes one', async () => {
    const { talent, owner, request } = await aRequest(test)
    const path = `${OWN_REQUESTS}/${request.id}/counter`
    expect((await talent.visitor.post(path, { times: noons(test, 2, 3, 4, 5, 6, 7) })).statusCode).toBe(422)
    const countered = await talent.visitor.post(path, { times: noons(test, 5, 6), message: 'I travel until Thursday.' })
    expect(countered.json()).toMatchObject({ status: 'countered', can: ['decline'] })
    const list = (await owner.visitor.get(COMPANY_REQUESTS)).json<{ items: CompanyInterviewRequest[] }>()
    const own = list.items[0]?.times.filter(({ by }) => by === 'talent') ?? []
    expect(list.items[0]).toMatchObject({ counterMessage: 'I travel until Thursday.', can: ['accept', 'withdraw'] })
    // Their own earlier times are not the applicant's.
    const wrong = await owner.visitor.post(`${COMPANY_REQUESTS}/${request.id}/accept`, { timeId: request.times[0]?.id })
    expect(wrong.json()).toMatchObject({ errors: { timeId: ['Choose one of the offered times.'] } })
    const agreed = await owner.visitor.post(`${COMPANY_REQUESTS}/${request.id}/accept`, { timeId: own[1]?.id })
    expect(agreed.statusCode).toBe(200)
    expect((await interviewsOf(talent))[0]).toMatchObject({ startsAt: noons(test, 6)[0] })
  })

  it('is declined with a reason, or withdrawn; then nothing more can happen', async () => {
    const { talent, owner, request } = await aRequest(test)
    const path = `${OWN_REQUESTS}/${request.id}/decline`
    expect((await talent.visitor.post(path, {})).statusCode).toBe(422)
    expect((await talent.visitor.post(path, { reason: 'other_job', note: 'Signed elsewhere.' })).statusCode).toBe(200)
    expect((await choose(talent, request)).json()).toMatchObject({ message: 'This request was declined.' })
    expect((await titlesOf(owner))[0]).toContain('declined the interview')
    const other = await aRequest(test)
    expect((await other.owner.visitor.post(`${COMPANY_REQUESTS}/${other.request.id}/withdraw`)).statusCode).toBe(200)
    expect((await choose(other.talent, other.request)).statusCode).toBe(409)
    expect((await requestsOf(other.talent, 'closed'))[0]).toMatchObject({ status: 'withdrawn' })
  })

  it('is nobody else’s', async () => {
    const { request, owner, company } = await aRequest(test)
    const stranger = await aVerifiedTalent(test)
    expect((await choose(stranger, request)).statusCode).toBe(404)
    expect(await requestsOf(stranger)).toEqual([])
    const viewer = await aMember(test, owner, company, 'viewer')
    expect((await viewer.visitor.post(`${COMPANY_REQUESTS}/${request.id}/withdraw`)).statusCode).toBe(403)
    expect((await viewer.visitor.get(COMPANY_REQUESTS)).json<{ items: unknown[] }>().items).toHaveLength(1)
  })
})

describe('a time', () => {
  it('goes to one of two people who take it at once', async () => {
    const first = await aRequest(test)
    const second = await anApplication(test, { to: first })
    const request = (await ask(test, second)).json<CompanyInterviewRequest>()
    const answers = await Promise.all([choose(first.talent, first.request), choose(second.talent, request)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 422])
    const loser = answers.find(({ statusCode }) => statusCode === 422)
    expect(loser?.json()).toMatchObject({ errors: { timeId: ['This time has just been taken. Choose another one.'] } })
    const open = [...(await requestsOf(first.talent)), ...(await requestsOf(second.talent))]
    expect(open).toHaveLength(1)
    expect(open[0]?.times.map(({ isTaken }) => isTaken)).toEqual([true, false, false])
  })

  it('cannot be chosen at the last moment, nor after the request has expired', async () => {
    const { talent, request } = await aRequest(test, {}, { times: noons(test, 2, 10, 11) })
    const [first] = request.times
    test.clock.advance(Date.parse(first?.startsAt ?? '') - LAST_CHOICE + MINUTE - test.clock.now().getTime())
    expect((await choose(talent, request)).json()).toMatchObject({
      errors: { timeId: ['This time is too soon now. Choose a later one.'] },
    })
    test.clock.advance(REQUEST_DAYS * DAY)
    await talent.visitor.signIn(talent)
    const late = await choose(talent, request, 1)
    expect([late.statusCode, late.json<{ message: string }>().message]).toEqual([
      409,
      'This request has expired. Its times are free again.',
    ])
  })

  it('cannot be booked on a day that has three interviews with the company already', async () => {
    const { talent, ...application } = await anApplication(test)
    const [noon = ''] = noons(test, 3)
    const at = (hour: number) => new Date(Date.parse(noon) + hour * HOUR).toISOString()
    const answers: { statusCode: number; json(): unknown }[] = []
    for (const [hour, kind] of interviewKinds.slice(0, MAX_PER_DAY + 1).entries()) {
      const answer = await ask(test, application, { kind, times: [at(hour - 2), ...noons(test, 5, 6)] })
      answers.push(await choose(talent, answer.json<CompanyInterviewRequest>()))
    }
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([
      ...Array.from({ length: MAX_PER_DAY }, () => 200),
      422,
    ])
    expect(answers.at(-1)?.json()).toHaveProperty(['errors', 'timeId'])
  })

  it('that is suggested is free for everybody who takes part', async () => {
    const { owner, company, job, sent, id, interview } = await anInterview(test)
    await aMember(test, owner, company, 'viewer')
    const plan = async (panel: string) =>
      (
        await owner.visitor.get(`/company/api/applications/${id}/interview-plan?minutes=45&panel=${panel}`)
      ).json<InterviewPlan>()
    const { times, members, talent } = await plan(owner.id)
    expect(members.map((member) => member.id)).toEqual([owner.id])
    expect(talent.name).toBe(sent.name)
    await owner.visitor.put(`/company/api/jobs/${job.id}/applicant-names`, { isHidden: true })
    expect((await plan(owner.id)).talent.name).not.toContain(sent.name)
    expect(times.length).toBeGreaterThan(3)
    for (const { startsAt } of times) {
      const isClear = Math.abs(Date.parse(startsAt) - Date.parse(interview.startsAt)) >= 45 * 60_000
      expect(isClear, startsAt).toBe(true)
    }
  })

  it('is free again once the interview is cancelled', async () => {
    const { talent, owner, interview, ...to } = await anInterview(test)
    const path = `${COMPANY_INTERVIEWS}/${interview.id}/cancel`
    expect((await owner.visitor.post(path, {})).statusCode).toBe(422)
    expect((await owner.visitor.post(path, { reason: 'illness', note: 'Sorry!' })).statusCode).toBe(200)
    expect((await owner.visitor.post(path, { reason: 'illness' })).statusCode).toBe(200)
    expect((await titlesOf(talent))[0]).toContain('is cancelled')
    expect((await interviewsOf(talent, 'completed'))[0]).toMatchObject({ status: 'cancelled', cancelledBy: 'company' })
    const second = await anApplication(test, { to: { ...to, owner } })
    const request = (await ask(test, second)).json<CompanyInterviewRequest>()
    expect((await choose(second.talent, request)).statusCode).toBe(200)
  })
})

describe('time', () => {
  beforeEach(() => runInterviewUpkeep(test.platform))

  it('reminds twice of a request and then ends it', async () => {
    const { talent, owner, request } = await aRequest(test, {}, { times: noons(test, 10, 11, 12) })
    const after = async (ms: number) => {
      test.clock.advance(ms)
      await runInterviewUpkeep(test.platform)
      await runInterviewUpkeep(test.platform)
      return (await titlesOf(talent))[0]
    }
    expect(await after(25 * HOUR)).toContain('is waiting for you')
    await after(2 * DAY)
    expect(await after(2 * DAY)).toContain('has expired')
    expect((await titlesOf(owner))[0]).toContain('did not answer')
    expect((await choose(talent, request)).json()).toMatchObject({ message: expect.stringContaining('expired') })
  })

  it('starts and ends an interview, and reminds before it', async () => {
    const { talent, interview } = await anInterview(test)
    const at = async (before: number) => {
      test.clock.advance(Date.parse(interview.startsAt) - before - test.clock.now().getTime())
      await runInterviewUpkeep(test.platform)
    }
    await at(23 * HOUR)
    expect((await titlesOf(talent))[0]).toContain('Interview with')
    await at(0)
    expect((await interviewsOf(talent))[0]).toMatchObject({ status: 'in_progress' })
    await at(-45 * 60_000)
    expect((await interviewsOf(talent, 'completed'))[0]).toMatchObject({ status: 'awaiting_feedback' })
  })

  it('cancels what an ended application leaves behind', async () => {
    const { talent, id, interview } = await anInterview(test)
    const other = await aRequest(test)
    for (const one of [{ talent, id }, other])
      expect((await one.talent.visitor.post(`${OWN}/${one.id}/withdraw`, { reason: 'other_job' })).statusCode).toBe(200)
    expect((await choose(other.talent, other.request)).statusCode).toBe(409)
    await runInterviewUpkeep(test.platform)
    expect((await interviewsOf(talent, 'completed'))[0]).toMatchObject({ id: interview.id, status: 'cancelled' })
    expect((await requestsOf(other.talent, 'closed'))[0]).toMatchObject({ status: 'withdrawn' })
  })
})

describe('moving an interview', () => {
  const path = (side: string, id: string, tail = '') => `/${side}/api/interviews/${id}/times${tail}`

  it('takes effect at once within the other side’s day, three times per side', async () => {
    const { talent, interview } = await anInterview(test)
    for (const [place, day] of [5, 6, 7].entries()) {
      const moved = await talent.visitor.post(path('talent', interview.id), { times: noons(test, day) })
      expect(moved.json()).toMatchObject({ status: 'scheduled', startsAt: noons(test, day)[0], movesFreely: place < 2 })
    }
    const asked = await talent.visitor.post(path('talent', interview.id), { times: noons(test, 8) })
    expect(asked.json()).toMatchObject({ status: 'reschedule_requested', startsAt: noons(test, 7)[0], can: ['cancel'] })
  })

  it('needs the other side’s consent for several times, which may keep the time', async () => {
    const { talent, owner, interview } = await anInterview(test)
    const ask = () => owner.visitor.post(path('company', interview.id), { times: noons(test, 5, 6) })
    expect((await ask()).json()).toMatchObject({ status: 'reschedule_requested', can: ['cancel'] })
    expect((await owner.visitor.post(path('company', interview.id, '/answer'), { startsAt: null })).statusCode).toBe(
      409,
    )
    const kept = await talent.visitor.post(path('talent', interview.id, '/answer'), { startsAt: null })
    expect(kept.json()).toMatchObject({ status: 'scheduled', startsAt: interview.startsAt, proposedTimes: [] })
    await ask()
    const other = await talent.visitor.post(path('talent', interview.id, '/answer'), { startsAt: noons(test, 9)[0] })
    expect(other.statusCode).toBe(422)
    const agreed = await talent.visitor.post(path('talent', interview.id, '/answer'), { startsAt: noons(test, 6)[0] })
    expect(agreed.json()).toMatchObject({ status: 'scheduled', startsAt: noons(test, 6)[0] })
  })

  it('needs consent in the last four hours, and never takes a booked time', async () => {
    const first = await anInterview(test)
    const second = await anInterview(test, { to: first }, { times: noons(test, 5, 6, 7) })
    const taken = await second.talent.visitor.post(path('talent', second.interview.id), {
      times: [first.interview.startsAt],
    })
    expect(taken.json()).toMatchObject({ errors: { times: ['This time has just been taken. Choose another one.'] } })
    test.clock.advance(Date.parse(first.interview.startsAt) - 3 * HOUR - test.clock.now().getTime())
    const late = await first.talent.visitor.post(path('talent', first.interview.id), { times: noons(test, 9) })
    expect(late.json()).toMatchObject({ status: 'reschedule_requested' })
  })

  it('sends both sides one calendar entry that is updated and then cancelled', async () => {
    const { talent, interview } = await anInterview(test)
    await talent.visitor.post(path('talent', interview.id), { times: noons(test, 5) })
    await talent.visitor.post(`${OWN_INTERVIEWS}/${interview.id}/cancel`, {})
    const entries = async () =>
      test.mails.flatMap(({ calendar }) => (calendar?.content.includes(interview.id) ? [calendar] : []))
    await expect.poll(async () => (await entries()).length).toBe(6)
    const sequences = (await entries()).map(({ method, content }) => `${method} ${/SEQUENCE:(\d+)/.exec(content)?.[1]}`)
    expect(sequences.toSorted()).toEqual(['CANCEL 2', 'CANCEL 2', 'REQUEST 0', 'REQUEST 0', 'REQUEST 1', 'REQUEST 1'])
  })
})
