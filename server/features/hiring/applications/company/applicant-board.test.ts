import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aPublishedJob } from '#server/features/jobs/jobs/jobs.builder.ts'
import { aMember } from '#server/features/people/team/team.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type {
  ApplicantBoard,
  CompanyApplicationCard,
} from '#shared/features/hiring/applications/company-applications.contract.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { anApplication, OF_COMPANY, OWN } from '../applications.builder.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const stages = [
  { name: 'Reading', kind: 'review' as const },
  { name: 'First talk', kind: 'interview' as const },
]
const showBoard = async (person: BuiltPerson, query = '') =>
  (await person.visitor.get(`/company/api/applicant-board?${query}`)).json<ApplicantBoard>()
const list = async (person: BuiltPerson, query: string) =>
  (await person.visitor.get(`${OF_COMPANY}?${query}`)).json<{ items: CompanyApplicationCard[] }>().items
const move = (person: BuiltPerson, id: string, body: object) => person.visitor.post(`${OF_COMPANY}/${id}/stage`, body)

/** Ada in Kenya shares 6 hours a day, Bo in Brazil 2. */
async function aJobWithTwoApplicants() {
  const to = await aPublishedJob(test, { stages })
  const ada = await aVerifiedTalent(test)
  const bo = await aVerifiedTalent(test)
  const profile = (country: string, city: string) => ({
    place: { country, city, timeZone: 'UTC' },
    hours: null,
    work: null,
  })
  const first = await anApplication(test, {
    to,
    talent: ada,
    match: { verdict: 'yes', overlapHours: 6 },
    sent: { name: 'Ada 100% Lovelace', profile: profile('KE', 'Nairobi') },
  })
  const second = await anApplication(test, {
    to,
    talent: bo,
    match: { verdict: 'yes', overlapHours: 2 },
    sent: { name: 'Bo Diaz', profile: profile('BR', 'Recife') },
  })
  const board = await showBoard(to.owner, `jobId=${to.job.id}`)
  const [reading = '', talk = ''] = board.stages.map(({ id }) => id)
  return { ...to, ada: first.id, bo: second.id, adaAsTalent: ada, board, reading, talk }
}

describe('the board', () => {
  it('counts applicants by stage, and only those that match the filters', async () => {
    const { owner, job, ada, bo, board, reading } = await aJobWithTwoApplicants()
    expect(board).toMatchObject({
      columns: { new: 2 },
      all: { people: 2, active: 2, rejected: 0, overdue: 0 },
      can: { act: true, judge: true },
    })
    expect(board.countries.map(({ code }) => code).toSorted()).toEqual(['BR', 'KE'])
    await move(owner, ada, { stageId: reading })
    await owner.visitor.post(`${OF_COMPANY}/${bo}/reject`, { reason: 'hours', afterHours: 0 })
    const ids = async (query: string) => (await list(owner, `jobId=${job.id}&${query}`)).map(({ id }) => id)
    expect((await showBoard(owner, `jobId=${job.id}&search=ada`)).columns).toEqual({ [reading]: 1 })
    expect(await ids('search=100%25')).toEqual([ada])
    expect(await ids('search=recife')).toEqual([bo])
    expect(await ids('country=KE')).toEqual([ada])
    expect(await ids('minOverlap=3')).toEqual([ada])
    expect(await ids('group=new')).toEqual([bo])
    test.clock.advance(8 * DAY)
    expect(await ids('isOverdue=true'), 'a pending rejection is a reply').toEqual([ada])
    expect((await showBoard(owner, `jobId=${job.id}`)).all).toMatchObject({ overdue: 1 })
  })

  it('shows all jobs of the company without a job, and nothing of another company', async () => {
    const { owner, company, job, ada } = await aJobWithTwoApplicants()
    test.clock.advance(1000)
    const other = await anApplication(test, { to: await aPublishedJob(test, { stages }, { owner, company }) })
    await anApplication(test)
    expect((await list(owner, 'group=active')).map(({ id }) => id)).toContain(other.id)
    expect(await list(owner, 'group=active')).toHaveLength(3)
    expect((await showBoard(owner)).jobs.map(({ id }) => id)).toEqual([other.job.id, job.id])
    const stranger = await aPublishedJob(test)
    expect((await stranger.owner.visitor.get(`${OF_COMPANY}?jobId=${job.id}`)).statusCode).toBe(404)
    expect(await list(stranger.owner, 'group=active')).toEqual([])
    expect((await list(owner, `jobId=${job.id}&search=Ada`))[0]).toMatchObject({ id: ada, mustHaves: null })
  })
})

describe('two members at once', () => {
  it('a move from an outdated stage is denied, and says who moved the applicant where', async () => {
    const { owner, company, ada, reading, talk } = await aJobWithTwoApplicants()
    const kim = await aMember(test, owner, company, 'recruiter')
    expect((await move(kim, ada, { stageId: talk, fromStageId: null })).statusCode).toBe(200)
    const answer = await move(owner, ada, { stageId: reading, fromStageId: null })
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({
      message: 'Kim recruiter has moved this applicant to “First talk” in the meantime.',
    })
    const rejection = { reason: 'skills', givesNoFeedback: true, fromStageId: reading }
    expect((await owner.visitor.post(`${OF_COMPANY}/${ada}/reject`, rejection)).statusCode).toBe(409)
    expect((await move(owner, ada, { stageId: reading, fromStageId: talk })).statusCode).toBe(200)
  })

  it('a change by either side is announced to those who watch the job or the company', async () => {
    const { owner, company, job, ada, adaAsTalent, reading } = await aJobWithTwoApplicants()
    const publish = vi.spyOn(test.platform.realtime, 'publish')
    const announced = (event = 'applicant.changed') =>
      publish.mock.calls.filter(([{ name }]) => name === event).map(([, params, payload]) => [params, payload])
    await move(owner, ada, { stageId: reading })
    expect(announced()).toEqual([[{ jobId: job.id }, { id: ada }]])
    // Not every member works on every job, so the event does not say who applied.
    expect(announced('company-applicants.changed')).toEqual([[{ companyId: company.id }, {}]])
    await adaAsTalent.visitor.post(`${OWN}/${ada}/withdraw`, { reason: null })
    expect(announced()).toHaveLength(2)
    publish.mockRestore()
  })

  it('only members of the company may listen', async () => {
    const { owner, company, job } = await aJobWithTwoApplicants()
    const viewer = await aMember(test, owner, company, 'viewer')
    const { owner: stranger } = await aPublishedJob(test)
    const talent = await aVerifiedTalent(test)
    for (const channel_name of [`private-applicants.${job.id}`, `private-company-applicants.${company.id}`]) {
      const listen = async (person: BuiltPerson) =>
        (await person.visitor.post('/broadcasting/auth', { socket_id: '1.1', channel_name })).statusCode
      expect(await listen(viewer)).toBe(200)
      expect(await listen(stranger)).toBe(403)
      expect(await listen(talent)).toBe(403)
    }
  })
})

describe('going through a stage', () => {
  it('leads to the applicant before and after, among those that match', async () => {
    const { owner, job, ada, bo, reading } = await aJobWithTwoApplicants()
    const neighbours = async (id: string, query = '') =>
      (await owner.visitor.get(`${OF_COMPANY}/${id}/neighbours?${query}`)).json<object>()
    expect(await neighbours(ada, 'sort=waiting')).toEqual({ previous: null, next: bo, place: 1, total: 2 })
    expect(await neighbours(bo, 'sort=waiting&country=BR')).toEqual({ previous: null, next: null, place: 1, total: 1 })
    await move(owner, ada, { stageId: reading })
    expect(await neighbours(ada)).toMatchObject({ total: 1 })
    const { lanes } = await showBoard(owner, `jobId=${job.id}&withCards=true`)
    expect(lanes.map(({ key, items }) => [key, items.map(({ id }) => id)])).toMatchObject([
      ['new', [bo]],
      [reading, [ada]],
      [expect.any(String), []],
    ])
  })

  it('a colleague who is mentioned in a note is notified, the author is not', async () => {
    const { owner, company, ada } = await aJobWithTwoApplicants()
    const kim = await aMember(test, owner, company, 'interviewer')
    const note = { text: '@Kim interviewer and @Wanjiru Kamau, please read' }
    expect((await owner.visitor.post(`${OF_COMPANY}/${ada}/notes`, note)).statusCode).toBe(201)
    const bell = async (person: BuiltPerson) => (await person.visitor.get('/shared/api/notifications')).body
    expect(await bell(kim)).toContain('mentioned you in a note about Ada 100% Lovelace')
    expect(await bell(owner)).not.toContain('mentioned you')
  })
})
