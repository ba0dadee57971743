// Conversations between a person and a company's hiring team: who has a seat, and until when.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPersonWith, aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import { addMember } from '#server/features/people/companies/companies.service.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { companies } from '#shared/features/people/companies/companies.contract.ts'
import type { MemberRole } from '#shared/features/people/companies/company-facts.ts'
import { chat } from '#shared/features/talk/chat/chat.contract.ts'
import type { Conversation } from '#shared/features/talk/chat/conversation.contract.ts'
import { anApplicationConversation, chatPath, openWith, send, show } from '../chat.builder.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

type Employer = { owner: BuiltPerson; company: { id: string } }

async function aColleague({ owner, company }: Employer, role: MemberRole): Promise<BuiltPerson> {
  const person = await aPersonWith(test, 'company')
  await addMember(test.platform.db, owner, company.id, { personId: person.id, role })
  return person
}

const sendAway = (by: BuiltPerson, company: { id: string }, person: BuiltPerson) =>
  by.visitor.delete(companies.removeMember.path.replace(':companyId', company.id).replace(':personId', person.id))

const listed = async ({ visitor }: BuiltPerson): Promise<string[]> =>
  (await visitor.get(chat.list.path)).json<{ items: Conversation[] }>().items.map(({ id }) => id)

const statusOf = async (person: BuiltPerson, id: string) =>
  (await person.visitor.get(chatPath(chat.show.path, id))).statusCode

describe('the conversation about an application', () => {
  it('is created once, says what it is about, and lets both sides write', async () => {
    const { id, openAgain, talent, owner, job, company } = await anApplicationConversation(test)
    expect(await openAgain()).toBe(id)
    expect(await show(talent, id)).toMatchObject({
      kind: 'application',
      isRequest: false,
      company: { id: company.id, name: company.name },
      job: { id: job.id, title: job.title },
      preview: { kind: 'system', senderId: null, text: `Applied for ${job.title}` },
    })
    for (const from of [talent, owner]) expect((await send(from, id, 'Hello')).statusCode).toBe(201)
  })

  it('is visible to the hiring team, including later members, and to nobody else', async () => {
    const { id, talent, owner, company } = await anApplicationConversation(test)
    const recruiter = await aColleague({ owner, company }, 'recruiter')
    const viewer = await aColleague({ owner, company }, 'viewer')
    const others = [
      viewer,
      (await aVerifiedCompany(test)).owner,
      await aVerifiedTalent(test),
      await aPersonWith(test, 'operator'),
    ]
    expect(await listed(recruiter)).toEqual([id])
    await send(talent, id, 'Anybody there?')
    expect((await show(recruiter, id)).unread).toBe(2)
    expect((await send(recruiter, id, 'Yes')).statusCode).toBe(201)
    expect((await show(talent, id)).others.map((one) => one.id)).toEqual([recruiter.id])
    const colleagues = (await show(recruiter, id)).others.map((one) => one.id)
    expect(colleagues.toSorted()).toEqual([owner.id, talent.id].toSorted())
    for (const stranger of others) {
      expect([await listed(stranger), await statusOf(stranger, id)]).toEqual([[], 404])
      expect((await send(stranger, id, 'x')).statusCode).toBe(404)
    }
  })

  it('is listed among those with companies, and one with a person is not', async () => {
    const { id, talent } = await anApplicationConversation(test)
    const other = await openWith(talent, await aVerifiedTalent(test))
    await send(talent, other, 'Hello')
    const { items } = (await talent.visitor.get(`${chat.list.path}?filter=companies`)).json<{ items: Conversation[] }>()
    expect(items.map((one) => one.id)).toEqual([id])
  })

  it('can be archived, not left', async () => {
    const { id, talent, owner } = await anApplicationConversation(test)
    for (const person of [talent, owner])
      expect((await person.visitor.delete(chatPath(chat.leave.path, id))).statusCode).toBe(403)
  })
})

describe('a former member', () => {
  it('loses the company’s conversations at once, and receives nothing more', async () => {
    const { id, talent, owner, company } = await anApplicationConversation(test)
    const recruiter = await aColleague({ owner, company }, 'recruiter')
    await send(recruiter, id, 'Hello')
    expect((await sendAway(owner, company, recruiter)).statusCode).toBe(204)
    await send(talent, id, 'For the company alone')
    expect([await listed(recruiter), await statusOf(recruiter, id)]).toEqual([[], 404])
    expect((await recruiter.visitor.get(chat.unread.path)).json()).toEqual({ unread: 0 })
    expect((await recruiter.visitor.get(`${chat.search.path}?q=company`)).json().items).toEqual([])
    expect((await show(talent, id)).others).toEqual([])
  })

  it('loses what they wrote in its name, too, and the other side keeps it', async () => {
    const { talent, owner, company } = await anApplicationConversation(test)
    const recruiter = await aColleague({ owner, company }, 'recruiter')
    const id = await openWith(recruiter, talent)
    await send(recruiter, id, 'Hello')
    await sendAway(owner, company, recruiter)
    expect(await statusOf(recruiter, id)).toBe(404)
    expect(await show(talent, id)).toMatchObject({ company: { id: company.id }, preview: { text: 'Hello' } })
  })

  it('can leave or be removed by a manager, but the last owner stays', async () => {
    const employer = await aVerifiedCompany(test)
    const { owner, company } = employer
    const [admin, recruiter, leaving] = [
      await aColleague(employer, 'admin'),
      await aColleague(employer, 'recruiter'),
      await aColleague(employer, 'recruiter'),
    ]
    const stranger = (await aVerifiedCompany(test)).owner
    expect((await sendAway(recruiter, company, leaving)).statusCode).toBe(403)
    expect((await sendAway(admin, company, owner)).statusCode).toBe(403)
    expect((await sendAway(owner, company, owner)).statusCode).toBe(403)
    expect((await sendAway(stranger, company, recruiter)).statusCode).toBe(404)
    expect((await sendAway(leaving, company, leaving)).statusCode).toBe(204)
    expect((await sendAway(admin, company, recruiter)).statusCode).toBe(204)
    expect((await sendAway(owner, company, { ...recruiter, id: randomUUID() })).statusCode).toBe(404)
  })
})

describe('the inbox of the company workspace', () => {
  it('shows what a person writes for the company they act for, and nothing of their own', async () => {
    const { id, owner } = await anApplicationConversation(test)
    const other = await aVerifiedCompany(test)
    // The owner of one company also looks for work at another.
    const opened = await owner.visitor.post(chat.open.path, { kind: 'company', companyId: other.company.id })
    const { id: own } = opened.json<{ id: string }>()
    await send(owner, own, 'Are you still hiring?')
    expect((await listed(owner)).toSorted()).toEqual([id, own].toSorted())
    const forCompany = await owner.visitor.get(`${chat.list.path}?side=company`)
    expect(forCompany.json<{ items: Conversation[] }>().items.map((one) => one.id)).toEqual([id])
    const outsider = await aVerifiedTalent(test)
    expect((await outsider.visitor.get(`${chat.list.path}?side=company`)).statusCode).toBe(404)
  })
})
