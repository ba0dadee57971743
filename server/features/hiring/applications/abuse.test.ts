// Hostile requests and races.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPerson, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { addMember } from '#server/features/people/companies/companies.service.ts'
import { sendDueMails } from '#server/features/people/notifications/mail/due-mails.service.ts'
import { newId } from '#server/platform/db/columns.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { ApplicationDetail } from '#shared/features/hiring/applications/applications.contract.ts'
import {
  type CompanyApplication,
  companyApplications,
} from '#shared/features/hiring/applications/company-applications.contract.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { anAnswer, anApplication, OF_COMPANY, OWN } from './applications.builder.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const stages = [
  { name: 'Reading', kind: 'review' as const },
  { name: 'Talk', kind: 'interview' as const },
]
const open = async (owner: BuiltPerson, id: string) =>
  (await owner.visitor.get(`${OF_COMPANY}/${id}`)).json<CompanyApplication>()

describe('a list cursor', () => {
  it.each(['9999999999999999', '8640000000000001', '99999999999999'])('with the time %s is invalid', async (time) => {
    const { talent, owner, job } = await anApplication(test)
    const cursor = `${time}_${newId()}`
    expect((await talent.visitor.get(`${OWN}?cursor=${cursor}`)).statusCode).toBe(422)
    expect((await owner.visitor.get(`${OF_COMPANY}?jobId=${job.id}&cursor=${cursor}`)).statusCode).toBe(422)
  })

  it('with the latest possible time is valid', async () => {
    const { talent, owner, job } = await anApplication(test)
    const cursor = `9999999999999_${newId()}`
    expect((await talent.visitor.get(`${OWN}?cursor=${cursor}`)).statusCode).toBe(200)
    for (const sort of ['newest', 'waiting'])
      expect((await owner.visitor.get(`${OF_COMPANY}?jobId=${job.id}&sort=${sort}&cursor=${cursor}`)).statusCode).toBe(
        200,
      )
  })
})

describe('concurrent actions', () => {
  it('leave one consistent history: every step starts where the previous one ended, and there is one end', async () => {
    for (let round = 0; round < 5; round++) {
      const { id, talent, owner } = await anApplication(test, { fields: { stages } })
      const [reading, talk] = (await open(owner, id)).stages
      const act = (what: string, body: object = {}) => owner.visitor.post(`${OF_COMPANY}/${id}/${what}`, body)
      const answers = await Promise.all([
        act('look'),
        act('stage', { stageId: reading?.id }),
        act('stage', { stageId: talk?.id }),
        act('reject', { reason: 'skills', givesNoFeedback: true, afterHours: 0 }),
        talent.visitor.post(`${OWN}/${id}/withdraw`, {}),
        talent.visitor.patch(`${OWN}/${id}`, { coverNote: 'Wait' }),
        act('hire'),
        owner.visitor.delete(`${OF_COMPANY}/${id}/reject`),
        talent.visitor.delete(`${OWN}/${id}/sent`),
      ])
      const statuses = answers.map(({ statusCode }) => statusCode)
      expect(statuses.filter((status) => ![200, 409, 422].includes(status))).toEqual([])
      const { history, status } = await open(owner, id)
      let at = 'submitted'
      // Steps may share a timestamp; they still have to form a chain.
      for (const left = [...history]; left.length > 0; ) {
        const place = left.findIndex(({ from }) => from === at)
        expect(place, JSON.stringify(history)).toBeGreaterThanOrEqual(0)
        at = left.splice(place, 1)[0]?.to ?? ''
      }
      const { timeline, firstViewedAt } = (await talent.visitor.get(`${OWN}/${id}`)).json<ApplicationDetail>()
      expect(at).toBe(status)
      const looks = timeline.filter(({ event, by }) => ['look', 'seen'].includes(event) && by === 'company')
      expect(looks).toHaveLength(firstViewedAt === null ? 0 : 1)
    }
  })

  it('delete the submission once, whatever the company writes meanwhile', async () => {
    const { id, talent, owner } = await anApplication(test)
    await talent.visitor.post(`${OWN}/${id}/withdraw`, {})
    await Promise.all([
      ...[1, 2, 3].map(() => talent.visitor.delete(`${OWN}/${id}/sent`)),
      ...[1, 2, 3].map((rating) => owner.visitor.put(`${OF_COMPANY}/${id}/rating`, { rating })),
      ...[1, 2, 3].map(() => owner.visitor.post(`${OF_COMPANY}/${id}/notes`, { text: 'zq-late' })),
    ])
    expect(await open(owner, id)).toMatchObject({
      submissionDeleted: { by: 'talent' },
      notes: [],
      rating: null,
      ratings: [],
    })
    const { timeline } = (await talent.visitor.get(`${OWN}/${id}`)).json<ApplicationDetail>()
    expect(timeline.filter(({ event }) => event === 'submission_deleted')).toHaveLength(1)
  })
})

it('a former member can neither read nor do anything', async () => {
  const { id, job, owner, company } = await anApplication(test, { fields: { stages } })
  const leaver = await aPerson(test, { roles: ['company'] })
  await addMember(test.platform.db, owner, company.id, { personId: leaver.id, role: 'recruiter' })
  const { stages: known } = await open(leaver, id)
  const note = await leaver.visitor.post(`${OF_COMPANY}/${id}/notes`, { text: 'Mine' })
  expect(note.statusCode).toBe(201)
  await test.platform.db.execute(sql`delete from company_members where person_id = ${leaver.id}`)
  const bodies: Record<string, object> = {
    move: { stageId: known[0]?.id },
    reject: { reason: 'skills' },
    addNote: { text: 'Still here' },
    rate: { rating: 1 },
  }
  for (const [name, { method, path }] of Object.entries(companyApplications)) {
    const noteId = note.json<{ id: string }>().id
    const url = path.replace(':id', name === 'removeNote' ? noteId : id) + (name === 'list' ? `?jobId=${job.id}` : '')
    const { visitor } = leaver
    const send = { POST: 'post', PUT: 'put', PATCH: 'patch' } as const
    const answer =
      method === 'GET'
        ? await visitor.get(url)
        : method === 'DELETE'
          ? await visitor.delete(url)
          : await visitor[send[method]](url, bodies[name])
    expect([name, answer.statusCode]).toEqual([name, 404])
  }
})

it('markup in a name or an answer stays text in every email', async () => {
  const markup = '<img src=x onerror=alert(1)>'
  const { id, talent, owner } = await anApplication(test, {
    sent: { name: `Eve ${markup}`, coverNote: markup, answers: [anAnswer({ label: markup, value: markup })] },
  })
  await owner.visitor.post(`${OF_COMPANY}/${id}/look`)
  await talent.visitor.post(`${OWN}/${id}/withdraw`, { note: markup })
  await talent.visitor.delete(`${OWN}/${id}/sent`)
  // Some emails wait until the morning.
  test.clock.advance(DAY)
  await sendDueMails(test.platform)
  const mails = () => test.mails.filter(({ to }) => to === talent.email || to === owner.email)
  const about = (words: RegExp) => mails().find(({ text }) => words.test(text))
  for (const words of [/Here is what you sent/, /As you requested/, /Eve .* applied/, /Eve .* withdrew/])
    await expect.poll(() => about(words)).toBeDefined()
  for (const { html } of mails()) expect(html).not.toContain('<img')
  expect(about(/Here is what you sent/)?.html).toContain('&lt;img')
})
