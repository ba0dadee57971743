// What a company does with applicants' tests: both sides are informed and the reply date follows.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import {
  ATTEMPTS,
  aJobWithTest,
  attemptAt,
  choose,
  questions,
  readingAt,
  OWN as SCREENERS,
} from '#server/features/hiring/screeners/screeners.builder.ts'
import { send } from '#server/features/talk/chat/chat.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { ApplicationDetail } from '#shared/features/hiring/applications/applications.contract.ts'
import type { JobScreener } from '#shared/features/hiring/screeners/company-screeners.contract.ts'
import type { ScreenerAttempt, ScreenerList } from '#shared/features/hiring/screeners/screeners.contract.ts'
import { notificationList } from '#shared/features/people/notifications/notifications.contract.ts'
import { home } from '#shared/features/workspace/home/home.contract.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { anApplication, OF_COMPANY, OWN } from '../applications.builder.ts'
import { applicationUpkeep } from '../applications.jobs.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const named = { questions: [questions.numeric, questions.long] }

/** For a job with five days for the test and seven to reply. */
async function anApplicationWithTest(asks: Partial<JobScreener> = {}) {
  const made = await aJobWithTest(test, { named, asks: { laterDays: 5, ...asks } })
  const application = await anApplication(test, { to: made })
  const start = () =>
    application.talent.visitor.post(ATTEMPTS, {
      testId: made.written.id,
      jobId: made.job.id,
      subjectId: application.id,
    })
  return { ...made, ...application, start }
}
type Application = Awaited<ReturnType<typeof anApplicationWithTest>>

async function submitTest({ talent, start }: Application): Promise<string> {
  const attempt = (await start()).json<ScreenerAttempt>()
  for (const { id, kind } of attempt.questions)
    await talent.visitor.put(`${attemptAt(attempt.id)}/answers/${id}`, {
      value: kind === 'numeric' ? 42 : 'Because it bends',
      seq: 1,
    })
  expect((await talent.visitor.post(`${attemptAt(attempt.id)}/submit`)).statusCode).toBe(200)
  return attempt.id
}

async function advanceDays({ talent, owner }: { talent: BuiltPerson; owner: BuiltPerson }, days: number) {
  test.clock.advance(days * DAY)
  await applicationUpkeep.work({}, test.platform)
  await talent.visitor.signIn(talent)
  await owner.visitor.signIn(owner)
}
const inDays = (days: number) => new Date(test.clock.now().getTime() + days * DAY).toISOString()
const show = async ({ talent, id }: Application) => (await talent.visitor.get(`${OWN}/${id}`)).json<ApplicationDetail>()
const line = async (application: Application) =>
  (await show(application)).timeline.flatMap(({ entry, at }) => (entry?.startsWith('test_') ? [{ entry, at }] : []))
const notificationsOf = async ({ talent }: Application) =>
  (await talent.visitor.get(notificationList.list.path)).json<{ items: { title: string; href: string }[] }>().items
const homeOf = async ({ talent }: Application) => (await talent.visitor.get(home.nextSteps.path)).body
const setAside = (owner: BuiltPerson, attemptId: string) => owner.visitor.post(`${readingAt(attemptId)}/void`)
const firstDueAt = async ({ id }: Application) => {
  const { rows } = await test.platform.db.execute<{ at: string }>(
    `select first_due_at as at from applications where id = '${id}'`,
  )
  return new Date(rows[0]?.at ?? '').toISOString()
}

it.each(['scored', 'set aside'])('a test that is %s marks the application as seen, once', async (how) => {
  const application = await anApplicationWithTest()
  const attemptId = await submitTest(application)
  const { owner } = application
  const { answers } = (await owner.visitor.get(readingAt(attemptId))).json<{
    answers: { question: { id: string } }[]
  }>()
  expect(await show(application)).toMatchObject({ firstViewedAt: null, status: 'submitted' })
  const at = test.clock.now().toISOString()
  const marks = [{ questionId: answers[1]?.question.id, points: 1 }]
  const judge = () =>
    how === 'scored' ? owner.visitor.post(`${readingAt(attemptId)}/score`, { marks }) : setAside(owner, attemptId)
  expect((await judge()).statusCode).toBe(200)
  test.clock.advance(1000)
  expect((await judge()).statusCode).toBe(200)
  const seen = await show(application)
  expect(seen).toMatchObject({ firstViewedAt: at, status: 'in_review', editableUntil: null })
  expect(seen.timeline.filter(({ event, by }) => event === 'look' && by === 'company')).toHaveLength(1)
  expect(await notificationsOf(application)).toHaveLength(1)
})

describe('a test that is set aside', () => {
  it('is due again within its days: the talent is notified everywhere, and the reply date waits', async () => {
    const application = await anApplicationWithTest()
    const { owner, id, written } = application
    await advanceDays(application, 1)
    const attemptId = await submitTest(application)
    const doneAt = test.clock.now().toISOString()
    await advanceDays(application, 1)
    expect(await show(application)).toMatchObject({ turn: 'company', replyDueAt: inDays(6), testsDue: [] })
    const before = await homeOf(application)
    await setAside(owner, attemptId)
    const at = test.clock.now().toISOString()
    expect(await show(application)).toMatchObject({
      turn: 'talent',
      replyDueAt: inDays(5 + 7),
      testsDue: [{ title: written.title, dueAt: inDays(5) }],
    })
    expect(await firstDueAt(application)).toBe(inDays(5 + 7))
    expect(await line(application)).toEqual([
      { entry: 'test_finished', at: doneAt },
      { entry: 'test_void', at },
      { entry: 'test_due', at },
    ])
    expect((await notificationsOf(application))[0]).toMatchObject({
      title: `Halden Optics asks you to retake a test: ${written.title}`,
      href: `/applications/${id}`,
    })
    expect(await homeOf(application)).not.toBe(before)
    await advanceDays(application, 2)
    await submitTest(application)
    expect(await show(application)).toMatchObject({ turn: 'company', replyDueAt: inDays(7), testsDue: [] })
    expect(await firstDueAt(application)).toBe(inDays(7))
  })

  it('is due within a week if it was taken before sending', async () => {
    const application = await anApplicationWithTest()
    const { owner, job, written } = application
    const attemptId = await submitTest(application)
    await choose(owner, job.id, [{ testId: written.id }])
    await setAside(owner, attemptId)
    expect(await show(application)).toMatchObject({ turn: 'talent', testsDue: [{ dueAt: inDays(7) }] })
  })

  it('moves no reply date if it is optional, and makes nothing overdue', async () => {
    const optional = await anApplicationWithTest({ isRequired: false })
    const { replyDueAt } = await show(optional)
    await advanceDays(optional, 1)
    await setAside(optional.owner, await submitTest(optional))
    expect(await show(optional)).toMatchObject({ turn: 'company', replyDueAt, testsDue: [{ dueAt: inDays(5) }] })

    const late = await anApplicationWithTest()
    const attemptId = await submitTest(late)
    const promised = inDays(7)
    await advanceDays(late, 9)
    await setAside(late.owner, attemptId)
    expect(await show(late)).toMatchObject({ turn: 'talent', replyDueAt: inDays(5 + 7), isOverdue: false })
    expect(await firstDueAt(late)).toBe(promised)
  })

  it('gives the talent more days if they had missed the deadline, and the company no time while they run', async () => {
    const application = await anApplicationWithTest()
    const { owner, talent, job, id } = application
    const waiting = async () =>
      (await talent.visitor.get(`${SCREENERS}?jobId=${job.id}&subjectId=${id}`)).json<ScreenerList>().items[0]?.attempt
    const { replyDueAt, testsDue } = await show(application)
    await advanceDays(application, 1)
    await setAside(owner, (await waiting())?.id ?? '')
    expect(await show(application)).toMatchObject({ replyDueAt, testsDue })
    await advanceDays(application, 6)
    expect((await application.start()).statusCode).toBe(422)
    await setAside(owner, (await waiting())?.id ?? '')
    expect(await show(application)).toMatchObject({ turn: 'talent', testsDue: [{ dueAt: inDays(5) }] })
    expect((await notificationsOf(application))[0]?.title).toContain('extended your test deadline')
    expect((await line(application)).map(({ entry }) => entry)).toEqual(['test_due'])
    expect((await application.start()).statusCode).toBe(201)
  })

  it('leaves it nobody’s turn after the end, and notifies nobody', async () => {
    const application = await anApplicationWithTest()
    const attemptId = await submitTest(application)
    await application.talent.visitor.post(`${OWN}/${application.id}/withdraw`, {})
    test.clock.advance(1000)
    expect((await setAside(application.owner, attemptId)).statusCode).toBe(200)
    expect(await show(application)).toMatchObject({ turn: 'nobody', testsDue: [] })
    expect((await line(application)).map(({ entry }) => entry)).toEqual(['test_finished'])
    expect((await notificationsOf(application)).filter(({ title }) => /test/.test(title))).toEqual([])
  })
})

describe('a test that the job no longer asks for', () => {
  it('is no longer due: the timeline says so, and the time to reply runs from then', async () => {
    const application = await anApplicationWithTest()
    const { owner, job, talent, id } = application
    await advanceDays(application, 2)
    expect(await show(application)).toMatchObject({ turn: 'talent', replyDueAt: inDays(3 + 7) })
    const before = await homeOf(application)
    await choose(owner, job.id, [])
    expect(await show(application)).toMatchObject({ turn: 'company', testsDue: [], replyDueAt: inDays(7) })
    expect(await firstDueAt(application)).toBe(inDays(7))
    expect(await line(application)).toEqual([{ entry: 'test_dropped', at: test.clock.now().toISOString() }])
    expect(await homeOf(application)).not.toBe(before)
    expect((await talent.visitor.get(`${OWN}?mine=true`)).json()).toMatchObject({ items: [] })
    expect((await owner.visitor.get(`${OF_COMPANY}/${id}`)).json()).toMatchObject({ tests: [] })
    const late = await application.start()
    expect([late.statusCode, late.json()]).toMatchObject([
      422,
      { errors: { testId: [expect.stringContaining('no longer')] } },
    ])
  })

  it('delays no later reply either', async () => {
    const application = await anApplicationWithTest({ laterDays: 14 })
    const { conversationId } = await show(application)
    await send(application.owner, conversationId ?? '', 'Thanks!')
    expect(await show(application)).toMatchObject({ replyDueAt: inDays(14 + 7) })
    await advanceDays(application, 1)
    await choose(application.owner, application.job.id, [])
    expect(await show(application), 'a week to answer the message is left').toMatchObject({ replyDueAt: inDays(6 + 7) })
  })

  it('or no longer requires delays nothing, while another required one still does', async () => {
    const application = await anApplicationWithTest()
    const { owner, job, written } = application
    await advanceDays(application, 1)
    await choose(owner, job.id, [{ testId: written.id, laterDays: 5 }])
    expect(await show(application)).toMatchObject({ turn: 'talent', replyDueAt: inDays(4 + 7) })
    await choose(owner, job.id, [{ testId: written.id, laterDays: 5, isRequired: false }])
    expect(await show(application)).toMatchObject({ turn: 'company', replyDueAt: inDays(7), testsDue: [{}] })
  })

  it('can be finished once it was started', async () => {
    const application = await anApplicationWithTest()
    const { owner, job, talent, id } = application
    const attempt = (await application.start()).json<ScreenerAttempt>()
    await choose(owner, job.id, [])
    expect(await show(application)).toMatchObject({ turn: 'company', replyDueAt: inDays(7) })
    const listed = (await talent.visitor.get(`${SCREENERS}?jobId=${job.id}&subjectId=${id}`)).json<ScreenerList>()
    expect(listed.items).toMatchObject([{ attempt: { id: attempt.id, status: 'running' }, isRequired: false }])
    expect((await talent.visitor.post(`${attemptAt(attempt.id)}/submit`)).statusCode).toBe(200)
    expect((await line(application)).map(({ entry }) => entry)).toEqual(['test_finished'])
  })
})
