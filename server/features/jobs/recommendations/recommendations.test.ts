import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anUnverifiedTalent, aPerson, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { languageOfSkill } from '#server/features/base/reference/language-skills.service.ts'
import { findSkill } from '#server/features/base/reference/reference.service.ts'
import { decideOnJob } from '#server/features/jobs/jobs/job-status.service.ts'
import { aDraft, aPublishedJob, type Employer } from '#server/features/jobs/jobs/jobs.builder.ts'
import { markApplied } from '#server/features/jobs/saved-jobs/job-marks.service.ts'
import { aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import { newId } from '#server/platform/db/columns.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { impliedSkills } from '#shared/features/base/reference/implied-skills.ts'
import { RANKING_VERSION } from '#shared/features/jobs/recommendations/ranking/ranking-weights.ts'
import type { LoggedScore, Recommendations } from '#shared/features/jobs/recommendations/recommendations.contract.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { anEngineer } from './recommendations.builder.ts'
import { scoresCleanup } from './recommendations.jobs.ts'
import { recommendationRuns } from './recommendations.tables.ts'

const LIST = '/talent/api/recommendations'

let test: TestApp
let oslo: Employer
let lagos: Employer
const jobIds = new Map<string, string>()

beforeAll(async () => {
  test = await createTestApp()
  oslo = await aVerifiedCompany(test, { name: 'Fjord Data', country: 'NO', city: 'Oslo' })
  lagos = await aVerifiedCompany(test, { name: 'Eko Works', country: 'NG', city: 'Lagos', timeZone: 'Africa/Lagos' })
  const publish = async (title: string, employer: Employer, named: Parameters<typeof aPublishedJob>[1]) => {
    const { job } = await aPublishedJob(test, { title, ...named }, employer)
    jobIds.set(title, job.id)
  }
  const asks = (...slugs: string[]) => slugs.map((skillId) => ({ skillId, isRequired: true, minLevel: 3 }))
  await publish('Go and databases', oslo, { skills: asks('go', 'postgresql'), seniority: 'senior' })
  await publish('Go and clusters', oslo, { skills: asks('go', 'kubernetes'), seniority: 'senior' })
  await publish('Go and queues', lagos, { skills: asks('go', 'apache-kafka', 'rust'), seniority: 'senior' })
  await publish('Only in Europe', oslo, {
    skills: asks('go', 'postgresql'),
    eligibility: { mode: 'allow', regions: ['eea'] },
  })
  await publish('Says nothing', oslo, { skills: asks('go', 'postgresql'), eligibility: { mode: 'unknown' } })
  await publish('Something else', oslo, { skills: asks('figma') })
})
afterAll(() => test.close())

const jobOf = (title: string): string => jobIds.get(title) ?? ''
const list = async ({ visitor }: BuiltPerson): Promise<Recommendations> => (await visitor.get(LIST)).json()
const titles = async (person: BuiltPerson) => (await list(person)).items.map(({ job }) => job.title)
const dismiss = ({ visitor }: BuiltPerson, title: string, reason: string) =>
  visitor.put(`${LIST}/${jobOf(title)}/dismissal`, { reason })
const explain = ({ visitor }: BuiltPerson, title: string) => visitor.get(`${LIST}/${jobOf(title)}/score`)

describe('recommendations', () => {
  it('are open to the person and require at least one of their skills, best first', async () => {
    expect(await titles(await anEngineer(test))).toEqual(['Go and databases', 'Go and clusters', 'Go and queues'])
  })

  it('say what matches and what is missing', async () => {
    const { items, hasSkills } = await list(await anEngineer(test))
    expect(hasSkills).toBe(true)
    expect(items[1]).toMatchObject({
      job: { title: 'Go and clusters', verdict: 'yes' },
      matches: [
        { code: 'skill', skillId: 'go', level: 4, wanted: 3, through: null },
        { code: 'seniority' },
        { code: 'pay' },
        { code: 'language', language: 'en', level: 'B2' },
        { code: 'new' },
      ],
      gaps: [{ code: 'skill_missing', skillId: 'kubernetes', wanted: 3, isRequired: true }],
    })
  })

  it('follow the headline and what the person applied for or saved, not only their skills', async () => {
    const asked = [{ skillId: 'medicine', isRequired: true, minLevel: 3 }]
    const { job: nursing } = await aPublishedJob(test, { title: 'Staff nurse', skills: asked }, oslo)
    const { job: teaching } = await aPublishedJob(test, { title: 'Maths tutor', skills: asked }, oslo)
    const nurse = await anEngineer(test, { headline: 'Krankenschwester', skills: [{ slug: 'nursing', level: 3 }] })
    expect((await list(nurse)).items[0]?.job.id).toBe(nursing.id)
    expect((await list(nurse)).items.map(({ job }) => job.id)).not.toContain(teaching.id)
    const { job: applied } = await aPublishedJob(test, { title: 'School teacher', skills: asked }, oslo)
    await markApplied(test.platform.db, nurse.id, applied.id, test.clock.now())
    expect((await list(nurse)).items.map(({ job }) => job.id)).toContain(teaching.id)
  })

  it('work without any skills, and say so', async () => {
    const { items, hasSkills } = await list(await anEngineer(test, { skills: [] }))
    expect(hasSkills).toBe(false)
    expect(items.map(({ job }) => job.title)).toContain('Something else')
    expect(items.map(({ job }) => job.title)).not.toContain('Only in Europe')
  })

  it('require a verified person', async () => {
    expect((await test.visitor().get(LIST)).statusCode).toBe(401)
    const unverified = await anUnverifiedTalent(test)
    expect((await unverified.visitor.get(LIST)).statusCode).toBe(403)
  })
})

describe('a hidden or applied-to job', () => {
  it('is not recommended', async () => {
    const person = await anEngineer(test)
    const { db } = test.platform
    await person.visitor.post('/talent/api/hidden-jobs', { jobId: jobOf('Go and clusters') })
    await markApplied(db, person.id, jobOf('Go and queues'), test.clock.now())
    expect(await titles(person)).toEqual(['Go and databases'])
  })
})

describe('dismissing a job', () => {
  it('removes the job, changes the order at once, and can be undone', async () => {
    const person = await anEngineer(test)
    const before = await titles(person)
    expect((await dismiss(person, 'Go and databases', 'place')).statusCode).toBe(204)
    // The other job in Norway drops below the one in Nigeria, which is a worse match.
    expect(await titles(person)).toEqual(['Go and queues', 'Go and clusters'])
    const { dismissed } = await list(person)
    expect(dismissed).toMatchObject([{ title: 'Go and databases', companyName: 'Fjord Data', reason: 'place' }])

    const back = () => person.visitor.delete(`${LIST}/${jobOf('Go and databases')}/dismissal`)
    expect((await back()).statusCode).toBe(204)
    expect((await back()).statusCode).toBe(204)
    expect(await titles(person)).toEqual(before)
  })

  it('is listed without a title when the job is no longer readable', async () => {
    const person = await anEngineer(test)
    const { db, clock } = test.platform
    const { job } = await aPublishedJob(test, { title: 'Go and caches', skills: [{ skillId: 'go' }] }, oslo)
    await person.visitor.put(`${LIST}/${job.id}/dismissal`, { reason: 'other' })
    const operator = { id: newId(), roles: ['operator' as const] }
    await decideOnJob(db, clock, operator, job.id, { event: 'moderate', reason: 'Not a real job' })
    expect((await list(person)).dismissed).toMatchObject([{ jobId: job.id, title: null, companyName: 'Fjord Data' }])
  })

  it('because of the company removes all of its jobs', async () => {
    const person = await anEngineer(test)
    await dismiss(person, 'Go and clusters', 'company')
    expect(await titles(person)).toEqual(['Go and queues'])
  })

  it('twice counts once, with the last reason', async () => {
    const person = await anEngineer(test)
    await Promise.all([dismiss(person, 'Go and queues', 'other'), dismiss(person, 'Go and queues', 'other')])
    await dismiss(person, 'Go and queues', 'pay')
    expect((await list(person)).dismissed).toMatchObject([{ title: 'Go and queues', reason: 'pay' }])
  })

  it('does not affect anyone else', async () => {
    const [person, other] = [await anEngineer(test), await anEngineer(test)]
    await dismiss(person, 'Go and databases', 'other')
    expect(await titles(other)).toContain('Go and databases')
    expect((await list(other)).dismissed).toEqual([])
  })

  it('needs a known reason and a readable job', async () => {
    const person = await anEngineer(test)
    expect((await dismiss(person, 'Go and queues', 'because')).statusCode).toBe(422)
    const { job } = await aDraft(test, {}, oslo)
    for (const id of [job.id, newId()])
      expect((await person.visitor.put(`${LIST}/${id}/dismissal`, { reason: 'other' })).statusCode).toBe(404)
  })
})

describe('every score that is shown', () => {
  it('is logged with its version and inputs, and shown to the person', async () => {
    const person = await anEngineer(test)
    await list(person)
    const score = (await explain(person, 'Go and clusters')).json<LoggedScore>()
    expect(score).toMatchObject({
      version: RANKING_VERSION,
      place: 2,
      person: {
        skills: [
          { name: 'Go', level: 4 },
          { name: 'PostgreSQL', level: 3 },
        ],
        seniority: 'senior',
        payFloor: 40_000,
      },
      job: { seniority: 'senior', pay: 80_000, ageDays: 0 },
    })
    const points = score.parts.reduce((sum, part) => sum + part.points, 0)
    expect(points).toBeCloseTo(score.score, 0)
  })

  it('is visible to nobody else', async () => {
    const person = await anEngineer(test)
    await list(person)
    const operator = await aPerson(test, { roles: ['operator'] })
    for (const other of [await anEngineer(test), operator, oslo.owner])
      expect((await explain(other, 'Go and clusters')).statusCode).toBe(404)
  })

  it('is logged once while nothing changes, and deleted after ninety days', async () => {
    const person = await anEngineer(test)
    const { db } = test.platform
    const countRuns = () => db.$count(recommendationRuns, eq(recommendationRuns.personId, person.id))
    await list(person)
    await list(person)
    expect(await countRuns()).toBe(1)
    await dismiss(person, 'Go and queues', 'seen')
    await list(person)
    expect(await countRuns()).toBe(2)

    const at = (days: number) => ({ now: () => new Date(test.clock.now().getTime() + days * DAY) })
    await scoresCleanup.work({}, { ...test.platform, clock: at(89) })
    expect(await countRuns()).toBe(2)
    await scoresCleanup.work({}, { ...test.platform, clock: at(91) })
    expect(await countRuns()).toBe(0)
  })
})

describe('when recommendations are switched off', () => {
  it('nothing is ranked, the log is deleted, and they can be switched on again', async () => {
    const person = await anEngineer(test)
    const before = await titles(person)
    const SETTINGS = '/talent/api/recommendation-settings'
    const change = (isOn: unknown) => person.visitor.put(SETTINGS, { isOn })
    const settings = async () => (await person.visitor.get(SETTINGS)).json<{ isOn: boolean }>()
    expect(await settings()).toEqual({ isOn: true })
    expect((await change(false)).statusCode).toBe(204)
    expect(await settings()).toEqual({ isOn: false })
    expect(await list(person)).toEqual({ isOn: false, hasSkills: false, items: [], dismissed: [] })
    expect((await explain(person, 'Go and clusters')).statusCode).toBe(404)
    expect((await change('perhaps')).statusCode).toBe(422)
    await change(true)
    expect(await titles(person)).toEqual(before)
  })
})

describe('the skill tables', () => {
  it('only contain known skills', () => {
    const named = [...impliedSkills].flatMap(([skill, implied]) => [skill, ...implied])
    expect([...named, ...languageOfSkill.keys()].filter((slug) => findSkill(slug) === null)).toEqual([])
  })
})
