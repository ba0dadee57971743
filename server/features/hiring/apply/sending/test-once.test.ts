// The test of a job is taken once, whatever the talent discards or deletes in between.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { clearAttempts } from '#server/features/hiring/screeners/erasure/attempt-erasure.service.ts'
import {
  ATTEMPTS,
  aTest,
  attemptAt,
  choose,
  OWN,
  questions,
  readingAt,
} from '#server/features/hiring/screeners/screeners.builder.ts'
import { identifyPerson } from '#server/platform/personal-data/personal-data.ts'
import { eraseKnownPerson } from '#server/platform/personal-data/personal-rows.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { READABLE_DAYS } from '#shared/features/hiring/applications/application-kinds.ts'
import type { Draft } from '#shared/features/hiring/apply/apply.contract.ts'
import type { ScreenerAttempt, ScreenerList } from '#shared/features/hiring/screeners/screeners.contract.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { aJobWithForm, DRAFTS, startedDraft, submit, write } from '../apply.builder.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

/** A talent with a draft for a job that requires a test before sending. */
async function aDraftWithTest() {
  const talent = await aVerifiedTalent(test)
  const { job, owner, company } = await aJobWithForm(test)
  const written = await aTest({ owner, company }, { questions: [questions.short, questions.long] })
  await choose(owner, job.id, [{ testId: written.id }])
  const start = (subjectId: string) => talent.visitor.post(ATTEMPTS, { testId: written.id, jobId: job.id, subjectId })
  return { talent, job, owner, written, start, draft: await startedDraft(talent, job.id) }
}
type Made = Awaited<ReturnType<typeof aDraftWithTest>>

async function take({ talent, start, draft }: Made): Promise<ScreenerAttempt> {
  const attempt = (await start(draft.id)).json<ScreenerAttempt>()
  for (const { id } of attempt.questions)
    await talent.visitor.put(`${attemptAt(attempt.id)}/answers/${id}`, { value: 'zq-answer', seq: 1 })
  expect((await talent.visitor.post(`${attemptAt(attempt.id)}/submit`)).statusCode).toBe(200)
  return attempt
}

async function sendDraft(talent: BuiltPerson, draft: Draft): Promise<string> {
  const ready = await write(talent, draft, { name: 'Wanjiru Kamau', allowsProcessing: true })
  const sent = await submit(talent, ready.json<Draft>())
  expect(sent.statusCode, sent.body).toBe(201)
  return sent.json<{ applicationId: string }>().applicationId
}

async function withdrawAndDelete(talent: BuiltPerson, id: string): Promise<void> {
  await talent.visitor.post(`/talent/api/applications/${id}/withdraw`, {})
  expect((await talent.visitor.delete(`/talent/api/applications/${id}/sent`)).statusCode).toBe(200)
}

const attemptsOf = async ({ id }: BuiltPerson) =>
  (
    await test.platform.db.execute<{ id: string; all: string }>(
      sql`select a.id, a::text || coalesce(
      (select string_agg(s::text, '') from screener_answers s where s.attempt_id = a.id), '') as all
      from screener_attempts a where person_id = ${id}`,
    )
  ).rows

it('a company can read a test for as long as the application it came with', async () => {
  const made = await aDraftWithTest()
  const attempt = await take(made)
  const id = await sendDraft(made.talent, made.draft)
  const status = async () => (await made.owner.visitor.get(readingAt(attempt.id))).statusCode
  expect((await made.talent.visitor.post(`/talent/api/applications/${id}/withdraw`, {})).statusCode).toBe(200)
  test.clock.advance(READABLE_DAYS * DAY - 1000)
  expect(await status()).toBe(200)
  test.clock.advance(2000)
  expect(await status()).toBe(404)
})

it('a test cannot be retaken after deleting the submission: it is rejected with a message, and the person can still apply', async () => {
  const made = await aDraftWithTest()
  const { talent, job, owner, start } = made
  const attempt = await take(made)
  await withdrawAndDelete(talent, await sendDraft(talent, made.draft))
  const kept = await attemptsOf(talent)
  expect(kept.map(({ id }) => id)).toEqual([attempt.id])
  expect(kept[0]?.all, 'who, which test and when, nothing else').not.toContain('zq-')
  expect((await owner.visitor.get(readingAt(attempt.id))).statusCode).toBe(404)

  const again = await startedDraft(talent, job.id)
  const rejected = await start(again.id)
  expect(rejected.statusCode).toBe(422)
  expect(rejected.json()).toMatchObject({
    errors: {
      testId: ['You took this test and deleted your answers. It can be taken once every 180 days.'],
    },
  })
  const listed = (await talent.visitor.get(`${OWN}?jobId=${job.id}&subjectId=${again.id}`)).json<ScreenerList>()
  expect(listed.items).toMatchObject([{ canStart: false, attempt: { id: attempt.id, isErased: true, percent: null } }])

  const id = await sendDraft(talent, again)
  const seen = (await owner.visitor.get(`/company/api/applications/${id}`)).json<{ tests: object[] }>()
  expect(seen.tests).toMatchObject([{ state: 'erased', percent: null }])
  expect((await owner.visitor.get(readingAt(attempt.id))).json()).toMatchObject({ answers: [], canScore: false })
  expect((await owner.visitor.post(`${readingAt(attempt.id)}/score`, { marks: [] })).statusCode).toBe(409)
  // The company may still ask for a retake.
  expect((await owner.visitor.post(`${readingAt(attempt.id)}/void`)).statusCode).toBe(200)
  expect((await start(id)).json()).toMatchObject({ status: 'running' })
})

it('a running test ends when its submission is deleted', async () => {
  const made = await aDraftWithTest()
  const { talent, job, owner, written, start } = made
  await choose(owner, job.id, [{ testId: written.id, laterDays: 3 }])
  const id = await sendDraft(talent, made.draft)
  const attempt = (await start(id)).json<ScreenerAttempt>()
  await withdrawAndDelete(talent, id)
  const [question] = attempt.questions
  const late = await talent.visitor.put(`${attemptAt(attempt.id)}/answers/${question?.id}`, { value: 'late', seq: 1 })
  expect(late.statusCode).toBeGreaterThanOrEqual(400)
  const again = await startedDraft(talent, job.id)
  expect((await start(again.id)).statusCode).toBe(422)
})

it('a test that was never started prevents nothing', async () => {
  const made = await aDraftWithTest()
  const { talent, job, owner, written, start } = made
  await choose(owner, job.id, [{ testId: written.id, laterDays: 3 }])
  await withdrawAndDelete(talent, await sendDraft(talent, made.draft))
  expect(await attemptsOf(talent)).toEqual([])
  const again = await startedDraft(talent, job.id)
  expect((await start(again.id)).json()).toMatchObject({ status: 'running' })
})

it('a test counts for the next draft when one is discarded, even halfway', async () => {
  const made = await aDraftWithTest()
  const { talent, job, start } = made
  const attempt = (await start(made.draft.id)).json<ScreenerAttempt>()
  expect((await talent.visitor.delete(`${DRAFTS}/${made.draft.id}`)).statusCode).toBeLessThan(300)
  const next = await startedDraft(talent, job.id)
  expect((await start(next.id)).json(), 'the same clock').toMatchObject({ id: attempt.id, endsAt: attempt.endsAt })
  await talent.visitor.post(`${attemptAt(attempt.id)}/submit`)
  // Deleting the submission deletes the answers too.
  await withdrawAndDelete(talent, await sendDraft(talent, next))
  expect((await start((await startedDraft(talent, job.id)).id)).statusCode).toBe(422)
})

it('a test can be retaken once a result would no longer count, then its record is deleted; with the account it is deleted at once', async () => {
  const made = await aDraftWithTest()
  const { talent, job, start } = made
  const attempt = await take(made)
  await withdrawAndDelete(talent, await sendDraft(talent, made.draft))
  test.clock.advance(179 * DAY)
  await clearAttempts(test.platform)
  await talent.visitor.signIn(talent)
  const again = await startedDraft(talent, job.id)
  expect((await start(again.id)).statusCode).toBe(422)
  test.clock.advance(2 * DAY)
  await clearAttempts(test.platform)
  expect(await attemptsOf(talent)).toEqual([])
  await talent.visitor.signIn(talent)
  const anew = (await start(again.id)).json<ScreenerAttempt>()
  expect(anew).toMatchObject({ status: 'running' })
  expect(anew.id).not.toBe(attempt.id)

  await talent.visitor.post(`${attemptAt(anew.id)}/submit`)
  await withdrawAndDelete(talent, await sendDraft(talent, again))
  expect(await attemptsOf(talent)).toHaveLength(1)
  await test.platform.db.transaction(async (tx) =>
    eraseKnownPerson(tx, test.platform, await identifyPerson(tx, test.platform.personalData, talent.id)),
  )
  expect(await attemptsOf(talent)).toEqual([])
})
