import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aSource } from '#server/features/entry/sources/sources.builder.ts'
import { anApplication, OF_COMPANY } from '#server/features/hiring/applications/applications.builder.ts'
import { aJobWithForm, startedDraft, write } from '#server/features/hiring/apply/apply.builder.ts'
import { aPublishedJob } from '#server/features/jobs/jobs/jobs.builder.ts'
import { aFindablePerson } from '#server/features/jobs/people-search/people-search.builder.ts'
import { aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import { changeStatus } from '#server/features/people/companies/companies.service.ts'
import { newId } from '#server/platform/db/columns.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { ApplicantBoard } from '#shared/features/hiring/applications/company-applications.contract.ts'
import {
  type CompanyInsights,
  insights,
} from '#shared/features/workspace/company-insights/company-insights.contract.ts'
import { insightPeriods } from '#shared/features/workspace/company-insights/insight-periods.ts'
import { DAY, HOUR } from '#shared/kit/time-zones.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
afterEach(() => vi.restoreAllMocks())

const figuresOf = async ({ visitor }: BuiltPerson, days = 90) =>
  (await visitor.get(`${insights.show.path}?days=${days}`)).json<CompanyInsights>()

/** Figures about people the company does not see change once a week. */
async function nextWeek(owner: BuiltPerson) {
  test.clock.advance(7 * DAY)
  await owner.visitor.signIn(owner)
}

it('counts how far people got, when they had a reply, and where they came from', async () => {
  const employer = await aPublishedJob(test)
  const { owner, company, job } = employer
  const link = await aSource(test, { kind: 'company', companyId: company.id, name: 'Nairobi Devs' })
  const { rows } = await test.platform.db.execute<{ id: string }>(
    sql`select id from sources where link_id = ${link.id}`,
  )
  const first = await anApplication(test, { to: employer, source: 'link', sourceId: rows[0]?.id ?? null })
  await anApplication(test, { to: employer })
  // Links of others are one row, however many there are.
  for (let number = 0; number < 2; number += 1) {
    const foreign = await aSource(test, { kind: 'partner' })
    const sources = await test.platform.db.execute<{ id: string }>(
      sql`select id from sources where link_id = ${foreign.id}`,
    )
    await anApplication(test, { to: employer, source: 'link', sourceId: sources.rows[0]?.id ?? null })
  }
  const [talk] = job.stages
  test.clock.advance(2 * HOUR)
  await owner.visitor.post(`${OF_COMPANY}/${first.id}/stage`, { stageId: talk?.id, fromStageId: null })
  // Moving back does not undo the interview.
  await owner.visitor.post(`${OF_COMPANY}/${first.id}/reject`, { reason: 'skills', givesNoFeedback: true })
  const { jobs, sources } = await figuresOf(owner)
  expect(jobs).toMatchObject([
    { id: job.id, applied: 4, viewed: 1, advanced: 1, interviewed: 1, offered: 0, hired: 0, replied: 1 },
  ])
  expect(jobs[0]).toMatchObject({ repliedInTime: 1, firstDue: 1, overdue: 0 })
  expect(jobs[0]?.medianReplyHours).toBeCloseTo(2, 1)
  expect(sources).toHaveLength(3)
  expect(sources).toMatchObject([
    { source: 'link', link: null, applied: 2 },
    { source: 'link', link: { name: 'Nairobi Devs' }, applied: 1, advanced: 1 },
    { source: 'direct', link: null, applied: 1, advanced: 0 },
  ])
  test.clock.advance(40 * DAY)
  await owner.visitor.signIn(owner)
  expect((await figuresOf(owner, 30)).jobs).toEqual([])
  expect((await figuresOf(owner)).jobs).toMatchObject([
    { applied: 4, replied: 1, repliedInTime: 1, firstDue: 4, overdue: 3 },
  ])
  const board = await owner.visitor.get(`/company/api/applicant-board?jobId=${job.id}`)
  expect(board.json<ApplicantBoard>().all.overdue, 'the board says the same').toBe(3)
})

it('compares countries only if enough people applied from them, with a few statements', async () => {
  const employer = await aPublishedJob(test)
  const from = async (country: string, people: number) => {
    for (let number = 0; number < people; number += 1)
      await anApplication(test, { to: employer, talent: await aFindablePerson(test, { place: { country } }) })
  }
  await from('KE', 22)
  await from('BR', 19)
  expect((await figuresOf(employer.owner)).countries, 'not before the week is over').toEqual([])
  await nextWeek(employer.owner)
  expect((await figuresOf(employer.owner)).countries, 'subtraction would reveal the others').toEqual([])
  await from('PT', 1)
  await nextWeek(employer.owner)
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const { countries } = await figuresOf(employer.owner)
  expect(countries).toEqual([
    { country: 'KE', applied: 20, advanced: 0 },
    { country: null, applied: 20, advanced: 0 },
  ])
  const texts = query.mock.calls.map(([first]) => (first as unknown as { text?: string }).text ?? '')
  expect(texts.filter((text) => /from applications application|application_drafts/.test(text))).toHaveLength(4)
  query.mockRestore()
  test.clock.advance(60 * DAY)
  await employer.owner.visitor.signIn(employer.owner)
  for (const days of insightPeriods)
    expect((await figuresOf(employer.owner, days)).countries, 'periods cannot be subtracted').toEqual(countries)
})

it('shows at which question people stop, once enough people have started the form', async () => {
  const question = (label: string) => ({ type: 'short_text', label, isRequired: true })
  const { job, owner, form } = await aJobWithForm(test, {
    questions: [question('Why us?'), question('When could you start?')],
  })
  const [first] = form.questions
  const start = async (answers: object) => {
    const talent = await aVerifiedTalent(test)
    await write(talent, await startedDraft(talent, job.id), { step: 'questions', answers })
  }
  const giveUp = () =>
    test.platform.db.execute(sql`update application_drafts set status = 'abandoned' where job_id = ${job.id}`)
  for (let number = 0; number < 3; number += 1) await start({ [first?.id ?? '']: 'Because' })
  await start({})
  await giveUp()
  await nextWeek(owner)
  expect((await figuresOf(owner)).forms).toEqual([])
  await start({})
  await nextWeek(owner)
  // People who are still writing are not counted.
  expect((await figuresOf(owner)).forms).toEqual([])
  await giveUp()
  expect((await figuresOf(owner)).forms).toEqual([
    {
      job: { id: job.id, title: 'Backend engineer' },
      started: 5,
      sent: 0,
      stops: [
        { step: 'questions', question: 'When could you start?', people: 3 },
        { step: 'questions', question: 'Why us?', people: 2 },
      ],
    },
  ])
  // From Sunday, when the test begins, to Monday and then Tuesday of the same week.
  test.clock.advance(DAY)
  await start({})
  await giveUp()
  test.clock.advance(DAY)
  await owner.visitor.signIn(owner)
  expect((await figuresOf(owner)).forms, 'not before the week is over').toMatchObject([{ started: 5 }])
})

it('is empty for a new company, and closed to a suspended one', async () => {
  const { owner, company } = await aVerifiedCompany(test)
  expect(await figuresOf(owner)).toEqual({ jobs: [], sources: [], forms: [], countries: [] })
  await changeStatus(test.platform.db, { id: newId(), roles: ['operator'] }, company.id, { event: 'suspend' })
  expect((await owner.visitor.get(insights.show.path)).statusCode).toBe(403)
})
