// Hostile requests and races on drafts, email proofs and recordings.

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aVerifiedTalent } from '#server/features/base/accounts/accounts.builder.ts'
import { aReadyFile } from '#server/features/base/files/files.builder.ts'
import { newId } from '#server/platform/db/columns.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { Draft } from '#shared/features/hiring/apply/apply.contract.ts'
import { aDraft, aDraftToSend, aJobWithForm, applyingTo, DRAFTS, submit, write } from './apply.builder.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const count = async (table: string, where: ReturnType<typeof sql>) => {
  const { rows } = await test.platform.db.execute<{ n: number }>(
    sql`select count(*)::int as n from ${sql.raw(table)} where ${where}`,
  )
  return rows[0]?.n
}

describe('concurrent requests', () => {
  it('either send a draft or discard it, never both and nothing halfway', async () => {
    for (let round = 0; round < 4; round++) {
      const { talent, draft } = await aDraftToSend(test)
      const [sent, thrown, written] = await Promise.all([
        submit(talent, draft),
        talent.visitor.delete(`${DRAFTS}/${draft.id}`),
        write(talent, draft, { coverNote: 'One more thing' }),
      ])
      for (const { statusCode } of [sent, thrown, written]) expect([200, 201, 204, 409]).toContain(statusCode)
      const applications = await count('applications', sql`talent_id = ${talent.id}`)
      expect(applications).toBe(sent.statusCode === 201 ? 1 : 0)
      expect(sent.statusCode === 201 && thrown.statusCode === 204, 'both').toBe(false)
    }
  })

  it('that withdraw and send again leave at most one active application', async () => {
    const { talent, draft, job } = await aDraftToSend(test)
    const { applicationId } = (await submit(talent, draft)).json<{ applicationId: string }>()
    const answers = await Promise.all([
      talent.visitor.post(`/talent/api/applications/${applicationId}/withdraw`, {}),
      submit(talent, draft),
      talent.visitor.post(`/talent/api/jobs/${job.id}/draft`, {}),
    ])
    for (const { statusCode } of answers) expect(statusCode).toBeLessThan(500)
    expect(answers[1]?.json()).toEqual({ applicationId })
    expect(await count('applications', sql`talent_id = ${talent.id}`)).toBe(1)
  })

  it('use a link once, even if ten people open it at the same moment', async () => {
    const { job } = await aJobWithForm(test)
    const email = `${randomUUID()}@guests.example`
    await test.visitor().post(`${applyingTo(job.id)}/guest`, { name: 'Ada Obi', email })
    const mail = () => test.mails.find(({ to }) => to === email)
    await expect.poll(mail).toBeDefined()
    const secret = /proof=([\w-]+)/.exec(mail()?.text ?? '')?.[1] ?? ''
    const visitors = Array.from({ length: 10 }, () => test.visitor())
    const answers = await Promise.all(
      visitors.map((visitor) => visitor.post(`${applyingTo(job.id)}/guest/proof`, { secret })),
    )
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.every((status) => status === 200 || (status >= 400 && status < 500))).toBe(true)
    expect(await count('people', sql`email = ${email}`)).toBe(1)
    expect(await count('sessions', sql`person_id = (select id from people where email = ${email})`)).toBe(1)
  })
})

describe('a draft', () => {
  it('takes no file, recording or test of somebody else, and nothing the form does not ask for', async () => {
    const other = await aVerifiedTalent(test)
    const foreign = await aReadyFile(test, other)
    const { talent, draft } = await aDraft(test, {
      parts: { resume: 'required', intro: 'required' },
      questions: [{ type: 'file', label: 'A piece of work', isRequired: true }],
    })
    const [question] = draft.form.questions
    const taken = await write(talent, draft, { resumeFileId: foreign })
    expect(taken.statusCode).toBe(422)
    const named = await write(talent, draft, {
      answers: { [question?.id ?? '']: foreign, [newId()]: 'for nobody' },
      intro: { kind: 'recording', recordingId: newId() },
      allowsProcessing: true,
    })
    const after = named.json<Draft>()
    expect(after.answerFiles).toEqual({})
    expect(Object.keys(after.answers)).toEqual([question?.id])
    const rejected = await submit(talent, after)
    expect(rejected.statusCode).toBe(422)
    expect(rejected.body).not.toContain('cv.txt')
  })

  it.each([
    ['a cover note', { coverNote: 'x'.repeat(3_001) }],
    ['a résumé as text', { resumeText: 'x'.repeat(20_001) }],
    ['a name', { name: 'x'.repeat(256) }],
    ['an introduction', { intro: { kind: 'text', text: 'x'.repeat(2_001) } }],
    ['an answer', { answers: { [newId()]: 'x'.repeat(5_001) } }],
    ['choices', { answers: { [newId()]: Array.from({ length: 31 }, () => 'x') } }],
    ['answers', { answers: Object.fromEntries(Array.from({ length: 31 }, () => [newId(), 'x'])) }],
    ['a revision', { revision: 2 ** 53 }],
  ])('limits the length of %s', async (_what, body) => {
    const { talent, draft } = await aDraft(test)
    expect((await write(talent, draft, body)).statusCode).toBe(422)
  })

  it('with an impossible revision counts as an outdated copy', async () => {
    const { talent, draft } = await aDraftToSend(test)
    const far = { ...draft, revision: 2 ** 40 }
    expect((await write(talent, far, { name: 'Eve' })).statusCode).toBe(409)
    expect((await submit(talent, far)).statusCode).toBe(409)
  })
})
