import { afterAll, beforeAll, expect, it } from 'vitest'
import { aPerson, aVerifiedTalent } from '#server/features/base/accounts/accounts.builder.ts'
import { aReadyFile } from '#server/features/base/files/files.builder.ts'
import { aRequest, COMPANY_REQUESTS, OWN_REQUESTS } from '#server/features/hiring/interviews/interviews.builder.ts'
import { aDraftOffer, COMPANY_OFFERS, sign, step } from '#server/features/hiring/offers/offers.builder.ts'
import { aMember } from '#server/features/people/team/team.builder.ts'
import { chatPath, send } from '#server/features/talk/chat/chat.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { CompanyApplication } from '#shared/features/hiring/applications/company-applications.contract.ts'
import type { NotificationList } from '#shared/features/people/notifications/notifications.contract.ts'
import { chat } from '#shared/features/talk/chat/chat.contract.ts'
import { anAnswer, anApplication, OF_COMPANY } from '../applications.builder.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

it('nothing a member gets says who an applicant is while names are hidden; showing them again is logged', async () => {
  const talent = await aVerifiedTalent(test)
  const fileId = await aReadyFile(test, talent)
  const { id, owner, job, company } = await anApplication(test, {
    talent,
    sent: {
      name: 'Ngozi Adeyemi',
      email: 'ngozi@people.example',
      phone: '+234 1',
      coverNote: 'I am Ngozi, and ADEYEMI is my family name.',
      resume: { id: fileId, name: 'Mrs Ngozi Adeyemi CV.pdf', size: 14 },
      answers: [anAnswer({ value: 'Ask for Ngozi' }), anAnswer({ type: 'url', value: 'https://ngozi.example' })],
    },
  })
  await owner.visitor.post(`${OF_COMPANY}/${id}/notes`, { text: 'Ngozi writes well' })
  const names = `/company/api/jobs/${job.id}/applicant-names`
  const addresses = [
    `${OF_COMPANY}/${id}`,
    `${OF_COMPANY}?jobId=${job.id}`,
    `${OF_COMPANY}?group=active`,
    `/company/api/applicant-board?jobId=${job.id}&withCards=true`,
    '/company/api/overview',
  ]
  const readAll = async () => {
    const answers = await Promise.all(addresses.map((address) => owner.visitor.get(address)))
    return answers.map(({ body }) => body)
  }
  for (const body of await readAll()) expect(body).toMatch(/ngozi/i)

  expect((await owner.visitor.put(names, { isHidden: true })).json()).toMatchObject({ isHidden: true })
  for (const body of await readAll()) expect(body).not.toMatch(/ngozi|adeyemi|mrs|\+234/i)
  const found = async (search: string) =>
    (await owner.visitor.get(`${OF_COMPANY}?search=${search}`)).json<{ items: unknown[] }>().items
  expect(await found('Ngozi'), 'searching would reveal the name').toEqual([])
  expect((await owner.visitor.post(`${OF_COMPANY}/${id}/resume`)).statusCode).toBe(404)
  expect((await owner.visitor.get(`/shared/api/applications/${id}/files/${fileId}`)).statusCode).toBe(404)
  expect((await talent.visitor.get(`/shared/api/applications/${id}/files/${fileId}`)).statusCode).toBe(200)

  const colleague = await aMember(test, owner, company, 'recruiter')
  expect((await colleague.visitor.get(addresses[0] ?? '')).body, 'everybody decides for themselves').toMatch(/Ngozi/)
  await owner.visitor.put(names, { isHidden: false })
  expect((await colleague.visitor.get(names)).json()).toMatchObject({
    isHidden: false,
    log: [
      { by: 'Wanjiru Kamau', isHidden: false },
      { by: 'Wanjiru Kamau', isHidden: true },
    ],
  })
  expect(await found('Ngozi')).toHaveLength(1)
})

it('requests for an interview do not say it either, whoever wrote it there', async () => {
  const talent = await aPerson(test, { name: 'Ngozi Adeyemi' })
  const { owner, job, id } = await aRequest(
    test,
    { talent, sent: { name: 'Ngozi Adeyemi' } },
    { message: 'Dear {{name}}' },
  )
  expect((await talent.visitor.get(OWN_REQUESTS)).body).toContain('Dear Ngozi Adeyemi')
  expect((await owner.visitor.get(COMPANY_REQUESTS)).body).toContain('Dear Ngozi Adeyemi')
  await owner.visitor.put(`/company/api/jobs/${job.id}/applicant-names`, { isHidden: true })
  const { body } = await owner.visitor.get(COMPANY_REQUESTS)
  expect(body).toContain(`#${id.slice(-4).toUpperCase()}`)
  expect(body).not.toMatch(/ngozi|adeyemi/i)
})

it('conversations, offers, search and new notifications do not say it either', async () => {
  const talent = await aPerson(test, { name: 'Ngozi Adeyemi', calledName: 'Ngozi' })
  const { id, applicationId, owner, job } = await aDraftOffer(test, { talent })
  const opened = (await owner.visitor.get(`${OF_COMPANY}/${applicationId}`)).json<CompanyApplication>()
  const conversationId = opened.conversationId ?? ''
  expect((await send(talent, conversationId, 'Ngozi here, with a question about lunch')).statusCode).toBe(201)
  for (const event of ['submit', 'approve', 'send'] as const) await step(owner, id, event)
  const pseudonym = `#${applicationId.slice(-4).toUpperCase()}`
  const named = [
    '/shared/api/conversations',
    chatPath(chat.show.path, conversationId),
    '/shared/api/palette?q=Backend',
    COMPANY_OFFERS,
    `${COMPANY_OFFERS}/${id}`,
    `${OF_COMPANY}/${applicationId}/offer-context`,
  ]
  const written = [chatPath(chat.messages.path, conversationId), '/shared/api/messages/search?q=lunch']
  const read = async (address: string) => (await owner.visitor.get(address)).body
  for (const address of [...named, ...written]) expect(await read(address), address).toMatch(/ngozi/i)

  await owner.visitor.put(`/company/api/jobs/${job.id}/applicant-names`, { isHidden: true })
  const readNews = async () => (await owner.visitor.get('/shared/api/notifications')).json<NotificationList>().items
  await owner.visitor.put('/shared/api/notifications/read', { upTo: (await readNews())[0]?.id })
  expect((await sign(talent, id, { name: 'Ngozi Adeyemi' })).statusCode).toBe(200)
  await send(talent, conversationId, 'It is Ngozi again')
  for (const address of named) expect(await read(address), address).toContain(pseudonym)
  for (const address of [...named, ...written]) expect(await read(address), address).not.toMatch(/ngozi|adeyemi/i)
  expect(await read('/shared/api/palette?q=Ngozi'), 'searching would reveal the name').not.toContain(pseudonym)
  expect(await read('/shared/api/messages/search?q=Ngozi')).not.toContain(conversationId)
  const unread = (await readNews()).filter(({ isRead }) => !isRead).map(({ title }) => title)
  expect(unread.join()).toContain(pseudonym)
  expect(unread.join()).not.toMatch(/ngozi/i)

  expect((await talent.visitor.get(chatPath(chat.messages.path, conversationId))).body).toMatch(/Ngozi again/)
})
