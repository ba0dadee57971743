// Every action of a company implies a view: the field and the timeline show it, once, whatever comes first.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aReadyFile } from '#server/features/base/files/files.builder.ts'
import { send } from '#server/features/talk/chat/chat.builder.ts'
import { readPersonalRows } from '#server/platform/personal-data/personal-rows.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { ApplicationDetail } from '#shared/features/hiring/applications/applications.contract.ts'
import type { CompanyApplication } from '#shared/features/hiring/applications/company-applications.contract.ts'
import { notificationList } from '#shared/features/people/notifications/notifications.contract.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { anAnswer, anApplication, OF_COMPANY, OWN } from '../applications.builder.ts'
import { applicationUpkeep } from '../applications.jobs.ts'
import { applicationsPersonalData } from '../applications.personal-data.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const SEEN = ['look by company', 'seen by company']
const post = (owner: BuiltPerson, id: string, what: string, body: object = {}) =>
  owner.visitor.post(`${OF_COMPANY}/${id}/${what}`, body)

const actions: Record<string, (owner: BuiltPerson, id: string) => Promise<{ statusCode: number }>> = {
  looks: (owner, id) => post(owner, id, 'look'),
  moves: async (owner, id) => {
    const opened = (await owner.visitor.get(`${OF_COMPANY}/${id}`)).json<{ stages: { id: string }[] }>()
    return post(owner, id, 'stage', { stageId: opened.stages[0]?.id })
  },
  hires: (owner, id) => post(owner, id, 'hire'),
  rejects: (owner, id) => post(owner, id, 'reject', { reason: 'skills' }),
  'rejects at once': (owner, id) => post(owner, id, 'reject', { reason: 'skills', afterHours: 0 }),
  'opens the résumé': (owner, id) => post(owner, id, 'resume'),
  'opens a file': async (owner, id) => {
    const { sent } = (await owner.visitor.get(`${OF_COMPANY}/${id}`)).json<CompanyApplication>()
    return owner.visitor.get(`/shared/api/applications/${id}/files/${sent.answers[0]?.file?.id}`)
  },
  rates: (owner, id) => owner.visitor.put(`${OF_COMPANY}/${id}/rating`, { rating: 4 }),
  'writes a note': (owner, id) => post(owner, id, 'notes', { text: 'Ask about May', scope: 'private' }),
  'writes to the person': async (owner, id) => {
    const { conversationId } = (await owner.visitor.get(`${OF_COMPANY}/${id}`)).json<CompanyApplication>()
    return send(owner, conversationId ?? '', 'When could you start?')
  },
}

it.each(Object.entries(actions).flatMap(([name, act]) => [2, 0].map((days) => [name, days, act] as const)))(
  'the company that %s after %i days has seen the application, once',
  async (_name, days, act) => {
    const talent = await aVerifiedTalent(test)
    const resume = { id: await aReadyFile(test, talent), name: 'cv.txt', size: 14 }
    const file = { id: await aReadyFile(test, talent), name: 'certificate.txt', size: 14 }
    const answers = [anAnswer({ type: 'file', value: null, file })]
    const { id, owner } = await anApplication(test, { talent, sent: { resume, answers } })
    const show = async () => (await talent.visitor.get(`${OWN}/${id}`)).json<ApplicationDetail>()
    const steps = async () => (await show()).timeline.map(({ event, by }) => `${event} by ${by}`)
    test.clock.advance(days * DAY)
    // After two days without a view the scheduled job starts the review.
    await applicationUpkeep.work({}, test.platform)
    expect(await show()).toMatchObject({ firstViewedAt: null, status: days === 2 ? 'in_review' : 'submitted' })
    const before = await steps()
    expect(before.filter((step) => SEEN.includes(step))).toEqual([])

    const at = test.clock.now().toISOString()
    expect([200, 201]).toContain((await act(owner, id)).statusCode)
    expect(await show()).toMatchObject({ firstViewedAt: at, editableUntil: null })
    expect((await show()).status).not.toBe('submitted')
    expect(SEEN, 'before what came of it').toContain((await steps())[before.length])
    test.clock.advance(1000)
    await post(owner, id, 'look')
    await act(owner, id)
    expect((await steps()).filter((step) => SEEN.includes(step))).toHaveLength(1)
    expect((await show()).firstViewedAt).toBe(at)
  },
)

it('a first view that ends in a rejection is announced like any other', async () => {
  const notificationsOf = async (act: (typeof actions)[string] | undefined) => {
    const { id, owner, talent } = await anApplication(test)
    await act?.(owner, id)
    return (await talent.visitor.get(notificationList.list.path)).json<{ items: { title: string }[] }>().items
  }
  const titles = (await notificationsOf(actions.looks)).map(({ title }) => title)
  expect(titles).toHaveLength(1)
  expect((await notificationsOf(actions.rejects)).map(({ title }) => title)).toEqual(titles)
})

it.each(['looks', 'opens the résumé', 'rates', 'writes to the person'])(
  'a company that %s after the end causes no entry and no notification',
  async (action) => {
    const talent = await aVerifiedTalent(test)
    const resume = { id: await aReadyFile(test, talent), name: 'cv.txt', size: 14 }
    const { id, owner } = await anApplication(test, { talent, sent: { resume } })
    await talent.visitor.post(`${OWN}/${id}/withdraw`, { reason: 'pay', note: '' })
    const notificationsOf = async () =>
      (await talent.visitor.get(notificationList.list.path)).json<{ items: unknown[] }>().items
    const before = await notificationsOf()
    await actions[action]?.(owner, id)
    const { firstViewedAt, resumeOpenedAt, timeline } = (
      await talent.visitor.get(`${OWN}/${id}`)
    ).json<ApplicationDetail>()
    expect([firstViewedAt, resumeOpenedAt]).toEqual([null, null])
    expect(timeline.map(({ event }) => event).filter((event) => event !== 'message')).toEqual(['submit', 'withdraw'])
    expect(await notificationsOf()).toEqual(before)
  },
)

it('a talent’s export contains what the company did to their application, and nobody else’s does', async () => {
  const { id, owner, talent } = await anApplication(test)
  test.clock.advance(2 * DAY)
  await applicationUpkeep.work({}, test.platform)
  for (const act of [actions.looks, actions.moves]) expect((await act?.(owner, id))?.statusCode).toBe(200)
  const exportedTo = async (personId: string) => {
    const rows: Record<string, unknown>[] = []
    for (const table of applicationsPersonalData.tables)
      for await (const row of readPersonalRows(test.platform.db, table, { id: personId, addresses: [] })) rows.push(row)
    return rows
  }
  expect(await exportedTo(talent.id)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ applicationId: id, kind: 'seen', actorId: owner.id }),
      expect.objectContaining({ subjectId: id, event: 'interview', actorId: owner.id }),
    ]),
  )
  const { talent: stranger } = await anApplication(test)
  expect(JSON.stringify(await exportedTo(stranger.id))).not.toContain(id)
})
