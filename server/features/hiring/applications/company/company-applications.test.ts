import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPerson, aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aReadyFile } from '#server/features/base/files/files.builder.ts'
import { changeOwnStatus } from '#server/features/jobs/jobs/job-status.service.ts'
import { aPublishedJob } from '#server/features/jobs/jobs/jobs.builder.ts'
import { addMember } from '#server/features/people/companies/companies.service.ts'
import { saveResume } from '#server/features/people/talents/kept-resumes.service.ts'
import { readTalentFacts, savePayFloor } from '#server/features/people/talents/talents.service.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type {
  CompanyApplication,
  CompanyApplicationCard,
} from '#shared/features/hiring/applications/company-applications.contract.ts'
import type { MemberRole } from '#shared/features/people/companies/company-facts.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { anAnswer, anApplication, OF_COMPANY, OWN } from '../applications.builder.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const stages = [
  { name: 'Reading', kind: 'review' as const },
  { name: 'First talk', kind: 'interview' as const },
  { name: 'Our offer', kind: 'offer' as const },
]
const open = async (person: BuiltPerson, id: string) =>
  (await person.visitor.get(`${OF_COMPANY}/${id}`)).json<CompanyApplication>()
const move = (person: BuiltPerson, id: string, stageId: string | undefined, reason = '') =>
  person.visitor.post(`${OF_COMPANY}/${id}/stage`, { stageId, reason })
const reject = (person: BuiltPerson, id: string, body: object) =>
  person.visitor.post(`${OF_COMPANY}/${id}/reject`, body)
const note = (person: BuiltPerson, id: string, body: object, headers = {}) =>
  person.visitor.post(`${OF_COMPANY}/${id}/notes`, body, headers)
const rate = (person: BuiltPerson, id: string, rating: number | null) =>
  person.visitor.put(`${OF_COMPANY}/${id}/rating`, { rating })

async function aColleague(owner: BuiltPerson, companyId: string, role: MemberRole, name: string) {
  const person = await aPerson(test, { name, roles: ['company'] })
  await addMember(test.platform.db, owner, companyId, { personId: person.id, role })
  return person
}

describe('the applications of a job', () => {
  it('are sorted by newest or longest waiting, paged, filtered and counted', async () => {
    const { job, owner, company } = await aPublishedJob(test, { stages })
    const talents = [await aVerifiedTalent(test), await aVerifiedTalent(test), await aVerifiedTalent(test)]
    const ids: string[] = []
    for (const talent of talents) {
      test.clock.advance(1000)
      ids.push((await anApplication(test, { talent, to: { job, owner, company } })).id)
    }
    const page = async (query: string) =>
      (await owner.visitor.get(`${OF_COMPANY}?jobId=${job.id}${query}`)).json<{
        items: CompanyApplicationCard[]
        nextCursor: string | null
        counts: Record<string, number>
      }>()
    const all = async (query: string) => {
      const seen: string[] = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const { items, nextCursor } = await page(`${query}&limit=1${cursor && `&cursor=${cursor}`}`)
        seen.push(...items.map(({ id }) => id))
        cursor = nextCursor
      }
      return seen
    }
    expect(await all('')).toEqual(ids.toReversed())
    expect(await all('&sort=waiting')).toEqual(ids)
    const [first = '', second = '', third = ''] = ids
    const [reading] = (await open(owner, first)).stages
    await move(owner, second, reading?.id)
    await owner.visitor.post(`${OF_COMPANY}/${first}/hire`)
    expect(await all('&sort=waiting'), 'nothing is owed comes last').toEqual([second, third, first])
    expect(await all('&status=hired')).toEqual([first])
    expect(await all(`&stageId=${reading?.id}`)).toEqual([second])
    expect((await page('')).counts).toEqual({ hired: 1, in_review: 1, submitted: 1 })
    expect(await all('&isOverdue=true')).toEqual([])
    test.clock.advance(8 * DAY)
    expect((await all('&isOverdue=true')).toSorted()).toEqual([second, third].toSorted())
  })

  it('show applicants as they were on the day they applied', async () => {
    const { id, owner, job } = await anApplication(test, {
      match: { verdict: 'yes_if', overlapHours: 4.5 },
      knockedOut: true,
    })
    const [card] = (await owner.visitor.get(`${OF_COMPANY}?jobId=${job.id}`)).json<{
      items: CompanyApplicationCard[]
    }>().items
    expect(card).toMatchObject({
      id,
      talent: { name: 'Wanjiru Kamau' },
      fit: { verdict: 'yes_if', overlapHours: 4.5 },
      knockedOut: true,
      tests: [],
      rating: null,
    })
  })
})

describe('deciding', () => {
  it('sets the public status by the kind of stage and logs who did what', async () => {
    const { id, talent, owner } = await anApplication(test, { fields: { stages } })
    const [, talk, offer] = (await open(owner, id)).stages
    expect((await move(owner, id, talk?.id, 'Knows our field')).json()).toMatchObject({ status: 'interviewing' })
    const after = (await move(owner, id, offer?.id)).json<CompanyApplication>()
    expect(after).toMatchObject({
      status: 'offer',
      stageId: offer?.id,
      firstViewedAt: test.clock.now().toISOString(),
      notes: [{ text: 'Knows our field', author: 'Wanjiru Kamau', scope: 'team' }],
    })
    const [back] = after.stages
    expect((await move(owner, id, back?.id)).json()).toMatchObject({ status: 'in_review' })
    const { history } = (await owner.visitor.post(`${OF_COMPANY}/${id}/hire`)).json<CompanyApplication>()
    expect(history.map(({ event, from, to, reason }) => [event, from, to, reason])).toEqual([
      ['interview', 'submitted', 'interviewing', 'First talk'],
      ['offer', 'interviewing', 'offer', 'Our offer'],
      ['review', 'offer', 'in_review', 'Reading'],
      ['hire', 'in_review', 'hired', null],
    ])
    expect(history.every(({ by, actorName }) => by === 'company' && actorName === 'Wanjiru Kamau')).toBe(true)
    expect((await talent.visitor.get(`${OWN}/${id}`)).body, 'notes are the company’s').not.toContain('Knows our field')
  })

  it('rejects the stage of another job and every illegal step, with a readable message', async () => {
    const { id, owner, talent } = await anApplication(test)
    const other = await anApplication(test)
    const [foreign] = (await open(other.owner, other.id)).stages
    expect((await move(owner, id, foreign?.id)).json()).toMatchObject({
      errors: { stageId: ['Choose a stage from this job’s pipeline.'] },
    })
    const reopened = await owner.visitor.post(`${OF_COMPANY}/${id}/reopen`)
    expect(reopened.statusCode).toBe(409)
    expect(reopened.json().message).toBe('This application is still active, so there is nothing to reopen.')
    await talent.visitor.post(`${OWN}/${id}/withdraw`, {})
    const [stage] = (await open(owner, id)).stages
    for (const answer of [await move(owner, id, stage?.id), await reject(owner, id, { reason: 'pay' })]) {
      expect(answer.statusCode).toBe(409)
      expect(answer.json().message).toBe('This application was withdrawn, so this is no longer possible.')
    }
  })

  it('moves nothing that has ended, not even to its current stage', async () => {
    const { id, owner, talent } = await anApplication(test)
    const [stage] = (await open(owner, id)).stages
    expect((await move(owner, id, stage?.id)).statusCode).toBe(200)
    expect((await move(owner, id, stage?.id)).statusCode, 'clicked twice').toBe(200)
    await talent.visitor.post(`${OWN}/${id}/withdraw`, {})
    const again = await move(owner, id, stage?.id)
    expect(again.statusCode).toBe(409)
    expect(again.json().message).toBe('This application was withdrawn, so this is no longer possible.')
  })

  it('reopens nothing for a job that has ended', async () => {
    const { id, owner, job } = await anApplication(test)
    const { db, clock } = test.platform
    await db.execute(sql`update applications set status = 'not_selected', ended_at = ${clock.now().toISOString()}
      where id = ${id}`)
    expect((await open(owner, id)).can).toContain('reopen')
    const viewer = { id: owner.id, roles: ['company' as const] }
    await changeOwnStatus(db, clock, viewer, job.id, { event: 'close', closeReason: 'filled' })
    expect((await open(owner, id)).can).not.toContain('reopen')
    const answer = await owner.visitor.post(`${OF_COMPANY}/${id}/reopen`)
    expect(answer.statusCode).toBe(409)
    expect(answer.json().message).toContain('The job has closed')
  })

  it('requires a reason to reject, and after an interview feedback or an explicit “no feedback”', async () => {
    const { id, owner } = await anApplication(test, { fields: { stages } })
    expect((await reject(owner, id, {})).json()).toMatchObject({ errors: { reason: [expect.any(String)] } })
    expect((await reject(owner, id, { reason: 'skills', afterHours: 73 })).statusCode).toBe(422)
    const [, talk] = (await open(owner, id)).stages
    await move(owner, id, talk?.id)
    const short = await reject(owner, id, { reason: 'skills', feedback: 'No.' })
    expect(short.json()).toMatchObject({ errors: { feedback: [expect.stringContaining('at least 80 characters')] } })
    const feedback = 'You explained queues very well; for this team we need somebody who has run Kafka in production.'
    expect((await reject(owner, id, { reason: 'skills', feedback })).json()).toMatchObject({
      rejection: { reason: 'skills', feedback },
    })
    expect((await reject(owner, id, { reason: 'pay', givesNoFeedback: true })).json()).toMatchObject({
      rejection: { reason: 'pay', feedback: null },
    })
  })
})

describe('judging', () => {
  it('reveals others’ ratings only to those who have rated', async () => {
    const { id, owner, company } = await anApplication(test)
    const interviewer = await aColleague(owner, company.id, 'interviewer', 'Ben Otieno')
    await rate(owner, id, 4)
    expect(await open(interviewer, id)).toMatchObject({ rating: null, ratings: [] })
    expect((await rate(interviewer, id, 2)).json()).toMatchObject({
      rating: 2,
      ratings: [
        { by: 'Wanjiru Kamau', rating: 4 },
        { by: 'Ben Otieno', rating: 2 },
      ],
    })
    expect((await rate(interviewer, id, null)).json()).toMatchObject({ rating: null, ratings: [] })
    for (const wrong of [0, 6, 2.5]) expect((await rate(owner, id, wrong)).statusCode).toBe(422)
  })

  it('keeps notes for the team or for the author, once per idempotency key', async () => {
    const { id, owner, company } = await anApplication(test)
    const interviewer = await aColleague(owner, company.id, 'recruiter', 'Ben Otieno')
    const key = { 'idempotency-key': randomUUID() }
    const [first] = await Promise.all([1, 2].map(() => note(owner, id, { text: 'For all' }, key)))
    await note(owner, id, { text: 'For me', scope: 'private' })
    const seenBy = async (person: BuiltPerson) => (await open(person, id)).notes.map(({ text }) => text)
    expect(await seenBy(owner)).toEqual(['For all', 'For me'])
    expect(await seenBy(interviewer)).toEqual(['For all'])
    expect((await note(owner, id, { text: ' ' })).statusCode).toBe(422)
    const noteId = first?.json<{ id: string }>().id
    const remove = (person: BuiltPerson) => person.visitor.delete(`/company/api/application-notes/${noteId}`)
    expect((await remove(interviewer)).statusCode).toBe(403)
    expect((await remove(owner)).statusCode).toBe(204)
    expect((await remove(owner)).statusCode).toBe(404)
  })

  it('reveals neither the minimum pay nor a résumé that was not attached', async () => {
    const talent = await aVerifiedTalent(test)
    await savePayFloor(test.platform, talent.id, { amount: 100_000, currency: 'KES', period: 'month' })
    await saveResume(test.platform, talent.id, await aReadyFile(test, talent))
    // Applications used to be stored with the whole profile.
    const profile = await readTalentFacts(test.platform, talent.id)
    expect(profile).toMatchObject({ payFloor: { amount: 100_000 }, resume: { name: 'cv.txt' } })
    const { id, owner } = await anApplication(test, { talent, sent: { profile } })
    expect(Object.keys((await open(owner, id)).sent.profile)).toEqual(['place', 'hours', 'work'])
  })

  it('shows private answers and their files to decision makers only', async () => {
    const talent = await aVerifiedTalent(test)
    const fileId = await aReadyFile(test, talent)
    const answers = [
      anAnswer({ label: 'In the open' }),
      anAnswer({
        type: 'file',
        label: 'A certificate',
        isPrivate: true,
        value: null,
        file: { id: fileId, name: 'c', size: 1 },
      }),
    ]
    const { id, owner, company } = await anApplication(test, { talent, sent: { answers } })
    const interviewer = await aColleague(owner, company.id, 'interviewer', 'Ben Otieno')
    const labels = async (person: BuiltPerson) => (await open(person, id)).sent.answers.map(({ label }) => label)
    const file = async (person: BuiltPerson) =>
      (await person.visitor.get(`/shared/api/applications/${id}/files/${fileId}`)).statusCode
    expect(await labels(owner)).toEqual(['In the open', 'A certificate'])
    expect(await labels(interviewer)).toEqual(['In the open'])
    expect([await file(owner), await file(interviewer), await file(talent)]).toEqual([200, 404, 200])
  })
})
