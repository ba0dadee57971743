// Whose turn it is, with a controlled clock: the reply date runs only while it is the company's turn.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { ATTEMPTS, aJobWithTest, attemptAt } from '#server/features/hiring/screeners/screeners.builder.ts'
import { send } from '#server/features/talk/chat/chat.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { ApplicationDetail } from '#shared/features/hiring/applications/applications.contract.ts'
import { home } from '#shared/features/workspace/home/home.contract.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { anApplication, OF_COMPANY, OWN } from '../applications.builder.ts'
import { applicationUpkeep } from '../applications.jobs.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

type Application = { talent: BuiltPerson; owner: BuiltPerson; id: string }

/** Lets time pass for people who sign in regularly. */
async function advanceDays({ talent, owner }: Pick<Application, 'talent' | 'owner'>, days: number) {
  test.clock.advance(days * DAY)
  await applicationUpkeep.work({}, test.platform)
  await talent.visitor.signIn(talent)
  await owner.visitor.signIn(owner)
}
const show = async ({ talent, id }: Application) => (await talent.visitor.get(`${OWN}/${id}`)).json<ApplicationDetail>()
const inDays = (days: number) => new Date(test.clock.now().getTime() + days * DAY).toISOString()
const reminders = async (application: Application) =>
  (await show(application)).timeline
    .filter(({ event }) => /nudged|overdue|expire/.test(event))
    .map(({ event }) => event)
const mine = async ({ talent }: Application) =>
  (await talent.visitor.get(`${OWN}?mine=true`)).json<{ items: { id: string }[] }>().items.map(({ id }) => id)

const stages = [
  { name: 'Short list', kind: 'screening' as const },
  { name: 'Task', kind: 'task' as const },
  { name: 'Talk', kind: 'interview' as const },
  { name: 'Offer', kind: 'offer' as const },
]
async function moveTo({ owner, id }: Application, name: string) {
  const opened = await owner.visitor.get(`${OF_COMPANY}/${id}`)
  const stage = opened.json<{ stages: { id: string; name: string }[] }>().stages.find((one) => one.name === name)
  const moved = await owner.visitor.post(`${OF_COMPANY}/${id}/stage`, { stageId: stage?.id })
  if (moved.statusCode !== 200) throw new Error(moved.body)
}

const anApplicationTo = () => anApplication(test, { fields: { replyDays: 3, stages } })

describe('an offer', () => {
  it('leaves the talent as long as they need, and never expires for lack of a reply', async () => {
    const application = await anApplicationTo()
    await moveTo(application, 'Offer')
    const waiting = {
      status: 'offer',
      turn: 'talent',
      replyDueAt: null,
      isOverdue: false,
      giveUpFrom: null,
      expiresAt: null,
      can: ['withdraw', 'archive'],
    }
    expect(await show(application)).toMatchObject(waiting)
    expect(await mine(application)).toEqual([application.id])
    await advanceDays(application, 60)
    expect(await show(application)).toMatchObject(waiting)
    expect(await reminders(application)).toEqual([])
    const listed = await application.owner.visitor.get(`${OF_COMPANY}?jobId=${application.job.id}&isOverdue=true`)
    expect(listed.json()).toMatchObject({ items: [] })
    expect((await application.talent.visitor.post(`${OWN}/${application.id}/give-up`)).statusCode).toBe(409)
  })

  it('is the company’s turn after a question, and then the talent’s again', async () => {
    const application = await anApplicationTo()
    const { conversationId } = await show(application)
    await moveTo(application, 'Offer')
    await send(application.owner, conversationId ?? '', 'We would be glad.')
    expect(await show(application), 'words beside it change nothing').toMatchObject({
      turn: 'talent',
      replyDueAt: null,
    })
    await send(application.talent, conversationId ?? '', 'From when on?')
    expect(await show(application)).toMatchObject({ turn: 'company', replyDueAt: inDays(3) })
    await advanceDays(application, 4)
    expect(await reminders(application), 'who has asked is owed an answer').toEqual(['nudged'])
    await send(application.owner, conversationId ?? '', 'From May on.')
    await advanceDays(application, 60)
    expect(await show(application)).toMatchObject({ status: 'offer', turn: 'talent', replyDueAt: null })
  })
})

describe('a task', () => {
  it('is the talent’s turn for a week, then a reply is due again', async () => {
    const application = await anApplicationTo()
    await moveTo(application, 'Task')
    expect(await show(application)).toMatchObject({ status: 'assessment', turn: 'talent', replyDueAt: inDays(7 + 3) })
    await advanceDays(application, 8)
    expect(await show(application)).toMatchObject({ turn: 'company', replyDueAt: inDays(2), isOverdue: false })
    await advanceDays(application, 3)
    expect(await show(application)).toMatchObject({ turn: 'company', isOverdue: true })
    await moveTo(application, 'Short list')
    expect(await show(application)).toMatchObject({ turn: 'company', replyDueAt: inDays(3), isOverdue: false })
  })
})

describe('a message from the company', () => {
  it('gives the talent a week to answer, and stops the clock no longer than that', async () => {
    const application = await anApplicationTo()
    const { conversationId } = await show(application)
    await send(application.owner, conversationId ?? '', 'Thanks!')
    expect(await show(application)).toMatchObject({ turn: 'talent', replyDueAt: inDays(7 + 3) })
    await advanceDays(application, 6)
    expect(await show(application)).toMatchObject({ turn: 'talent', isOverdue: false })
    expect(await mine(application)).toEqual([application.id])
    const waits = (await application.talent.visitor.get(home.nextSteps.path)).body
    await advanceDays(application, 1)
    expect(await show(application)).toMatchObject({ turn: 'company', isOverdue: false, replyDueAt: inDays(3) })
    expect(await mine(application)).toEqual([])
    expect((await application.talent.visitor.get(home.nextSteps.path)).body).not.toBe(waits)
    await advanceDays(application, 3)
    expect(await reminders(application)).toEqual(['nudged'])
    await advanceDays(application, 7)
    expect((await show(application)).can).toContain('give_up')
    await advanceDays(application, 7)
    expect(await show(application)).toMatchObject({ status: 'expired_no_reply' })
  })

  it('gains no time if it follows another before the talent has answered', async () => {
    const application = await anApplicationTo()
    const { conversationId } = await show(application)
    await send(application.owner, conversationId ?? '', 'Thanks!')
    const due = inDays(7 + 3)
    await advanceDays(application, 2)
    await send(application.owner, conversationId ?? '', 'We are reading.')
    expect((await show(application)).replyDueAt).toBe(due)
    await advanceDays(application, 9)
    expect(await show(application)).toMatchObject({ isOverdue: true, turn: 'company' })
    await send(application.owner, conversationId ?? '', 'Sorry, still reading.')
    expect(await show(application), 'a word when one is owed is one').toMatchObject({
      turn: 'company',
      isOverdue: false,
      replyDueAt: inDays(3),
    })
  })

  it('is answered by any message of the talent, also a late one', async () => {
    const application = await anApplicationTo()
    const { conversationId } = await show(application)
    await send(application.owner, conversationId ?? '', 'Can you start in May?')
    await advanceDays(application, 23)
    await send(application.talent, conversationId ?? '', 'In June')
    expect(await show(application)).toMatchObject({ turn: 'company', replyDueAt: inDays(3), isOverdue: false })
    await advanceDays(application, 2)
    expect(await show(application)).toMatchObject({ status: 'in_review' })
  })
})

describe('open tests', () => {
  async function withTest(isRequired: boolean) {
    const { job, owner, company, written } = await aJobWithTest(test, { asks: { laterDays: 5, isRequired } })
    const application = await anApplication(test, { to: { job, owner, company } })
    const submitTest = async () => {
      const wanted = { testId: written.id, jobId: job.id, subjectId: application.id }
      const begun = (await application.talent.visitor.post(ATTEMPTS, wanted)).json<{ id: string }>()
      expect((await application.talent.visitor.post(`${attemptAt(begun.id)}/submit`)).statusCode).toBe(200)
    }
    return { ...application, submitTest }
  }

  it('are the talent’s turn: the time to reply starts when they are finished, and the receipt says so', async () => {
    const application = await withTest(true)
    expect(await show(application)).toMatchObject({ turn: 'talent', replyDueAt: inDays(5 + 7) })
    const receipt = () =>
      test.mails.find(({ to, subject }) => to === application.talent.email && /received/.test(subject))
    await expect.poll(receipt).toBeDefined()
    const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' }).format(new Date(inDays(5 + 7)))
    for (const part of day.split(' ')) expect(receipt()?.text).toContain(part)
    await advanceDays(application, 2)
    await application.submitTest()
    expect(await show(application)).toMatchObject({ turn: 'company', replyDueAt: inDays(7) })
    await advanceDays(application, 7)
    expect(await reminders(application)).toEqual(['nudged'])
  })

  it('delay nothing beyond their deadline', async () => {
    const application = await withTest(true)
    await advanceDays(application, 6)
    expect(await show(application)).toMatchObject({ turn: 'company', replyDueAt: inDays(6), isOverdue: false })
    await advanceDays(application, 6)
    expect(await reminders(application)).toEqual(['nudged'])
  })

  it('delay nothing if they are optional', async () => {
    const application = await withTest(false)
    expect(await show(application)).toMatchObject({ turn: 'company', replyDueAt: inDays(7), testsDue: [{}] })
    await application.submitTest()
    expect(await show(application)).toMatchObject({ replyDueAt: inDays(7) })
  })

  it('are still waited for after a message from the company', async () => {
    const { talent, owner, id } = await withTest(true)
    const { conversationId } = await show({ talent, owner, id })
    await advanceDays({ talent, owner }, 1)
    await send(owner, conversationId ?? '', 'Thanks!')
    expect(await show({ talent, owner, id })).toMatchObject({ turn: 'talent', replyDueAt: inDays(7 + 7) })
  })
})
