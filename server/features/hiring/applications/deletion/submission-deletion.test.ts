// A talent deletes the submission of an ended application before the retention period is over.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aPerson, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aReadyFile } from '#server/features/base/files/files.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { ApplicationDetail } from '#shared/features/hiring/applications/applications.contract.ts'
import type { CompanyApplication } from '#shared/features/hiring/applications/company-applications.contract.ts'
import { anAnswer, anApplication, OF_COMPANY, OWN } from '../applications.builder.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const deleteSubmission = (person: BuiltPerson, id: string) => person.visitor.delete(`${OWN}/${id}/sent`)
const receipts = ({ email }: BuiltPerson) =>
  test.mails.filter(({ to, subject }) => to === email && /has been deleted/.test(subject))

async function aWithdrawnOne() {
  const talent = await aPerson(test, { name: 'Halima Noor' })
  const resume = { id: await aReadyFile(test, talent), name: 'cv.txt', size: 14 }
  const answers = [anAnswer({ value: 'zq-answer' })]
  const application = await anApplication(test, { talent, sent: { resume, answers, coverNote: 'zq-note' } })
  const { id, owner } = application
  await owner.visitor.post(`${OF_COMPANY}/${id}/notes`, { text: 'zq-judged' })
  await owner.visitor.put(`${OF_COMPANY}/${id}/rating`, { rating: 4 })
  await talent.visitor.post(`${OWN}/${id}/withdraw`, { reason: 'other_job', note: 'zq-reason' })
  return { ...application, resume }
}

it('deletes everything, once, with a receipt; both sides see that it was deleted and by whom', async () => {
  const { id, talent, owner, job, resume } = await aWithdrawnOne()
  const at = test.clock.now().toISOString()
  const gone = (await deleteSubmission(talent, id)).json<ApplicationDetail>()
  expect(gone).toMatchObject({
    status: 'withdrawn',
    submissionDeleted: { at, by: 'talent' },
    sent: { name: '', email: '', coverNote: null, resume: null, answers: [] },
    withdrawal: { reason: 'other_job', note: null },
    can: ['archive', 'reapply'],
  })
  expect(gone.timeline.at(-1)).toMatchObject({ entry: 'submission_deleted', by: 'talent' })
  expect((await deleteSubmission(talent, id)).statusCode, 'clicked twice').toBe(200)
  await expect.poll(() => receipts(talent)).toHaveLength(1)

  const seen = (await owner.visitor.get(`${OF_COMPANY}/${id}`)).json<CompanyApplication>()
  expect(seen).toMatchObject({
    status: 'withdrawn',
    submissionDeleted: { at, by: 'talent' },
    talent: { id: null, name: '' },
    notes: [],
    ratings: [],
    can: ['message'],
  })
  const listed = await owner.visitor.get(`${OF_COMPANY}?jobId=${job.id}`)
  expect(listed.json()).toMatchObject({ items: [{ id, submissionDeleted: { by: 'talent' }, talent: { id: null } }] })
  for (const body of [listed.body, JSON.stringify(seen)])
    for (const words of ['zq-', talent.email, 'Halima Noor']) expect(body).not.toContain(words)
  const { rows } = await test.platform.db.execute<{ all: string }>(
    sql`select (select applications::text from applications where id = ${id}) || coalesce(
      (select string_agg(n::text, '') from application_notes n where application_id = ${id}), '') as all`,
  )
  expect(rows[0]?.all).not.toMatch(/zq-|Halima/)
  for (const { visitor } of [talent, owner])
    expect((await visitor.get(`/shared/api/applications/${id}/files/${resume.id}`)).statusCode).toBe(404)
  expect((await owner.visitor.post(`${OF_COMPANY}/${id}/resume`)).statusCode).toBe(404)
  for (const answer of [
    await owner.visitor.post(`${OF_COMPANY}/${id}/notes`, { text: 'I remember them' }),
    await owner.visitor.put(`${OF_COMPANY}/${id}/rating`, { rating: 1 }),
  ]) {
    expect(answer.statusCode).toBe(409)
    expect(answer.json().message).toContain('deleted')
  }
})

it('is rejected while the application is active', async () => {
  const { id, talent } = await anApplication(test)
  expect((await deleteSubmission(talent, id)).json()).toMatchObject({
    message: expect.stringContaining('Withdraw first'),
  })
  const { sent, can, submissionDeleted } = (await talent.visitor.get(`${OWN}/${id}`)).json<ApplicationDetail>()
  expect([sent.name, can.includes('delete_submission'), submissionDeleted]).toEqual(['Wanjiru Kamau', false, null])
})

it('makes a rejection final, and keeps the waiting period before the next application', async () => {
  const { id, talent, owner } = await anApplication(test)
  const { db, clock } = test.platform
  await db.execute(sql`update applications set status = 'not_selected', ended_at = ${clock.now().toISOString()}
    where id = ${id}`)
  const before = (await talent.visitor.get(`${OWN}/${id}`)).json<ApplicationDetail>().reapplyFrom
  expect(before).not.toBeNull()
  expect((await deleteSubmission(talent, id)).json()).toMatchObject({ reapplyFrom: before })
  const reopened = await owner.visitor.post(`${OF_COMPANY}/${id}/reopen`)
  expect([reopened.statusCode, reopened.json().message]).toEqual([409, expect.stringContaining('deleted')])
})

it('keeps files that another application or the profile still uses', async () => {
  const { id, talent, resume } = await aWithdrawnOne()
  const other = await anApplication(test, { talent, sent: { resume } })
  await deleteSubmission(talent, id)
  expect((await talent.visitor.get(`/shared/api/applications/${other.id}/files/${resume.id}`)).statusCode).toBe(200)
})
