// What people in a conversation see of each other: only if both allow it, and never after a block.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPersonWith, aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import { addMember } from '#server/features/people/companies/companies.service.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { privacy } from '#shared/features/people/preferences/privacy.contract.ts'
import { chat } from '#shared/features/talk/chat/chat.contract.ts'
import type { Conversation } from '#shared/features/talk/chat/conversation.contract.ts'
import {
  aConversation,
  anApplicationConversation,
  chatPath,
  messagesOf,
  openWith,
  send,
  show,
} from '../chat.builder.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const read = (person: BuiltPerson, id: string, seq: number) => person.visitor.put(chatPath(chat.read.path, id), { seq })
const deliver = (person: BuiltPerson) => person.visitor.put(chat.delivered.path)
const block = (person: BuiltPerson, other: BuiltPerson) => person.visitor.put(chatPath(privacy.block.path, other.id))
const unblock = (person: BuiltPerson, other: BuiltPerson) =>
  person.visitor.delete(chatPath(privacy.unblock.path, other.id))
const otherOf = async (person: BuiltPerson, id: string) => (await show(person, id)).others[0]
const nothing = { readSeq: null, lastActiveAt: null }

describe('read receipts', () => {
  it('are hidden for both if one of the two has turned them off', async () => {
    const { id, anna, ben } = await aConversation(test)
    await read(anna, id, 2)
    await read(ben, id, 2)
    expect([await otherOf(anna, id), await otherOf(ben, id)]).toMatchObject([{ readSeq: 2 }, { readSeq: 2 }])
    await ben.visitor.patch(privacy.change.path, { sendsReadReceipts: false })
    expect([await otherOf(anna, id), await otherOf(ben, id)]).toMatchObject([{ readSeq: null }, { readSeq: null }])
    await deliver(ben)
    expect(await otherOf(anna, id)).toMatchObject({ readSeq: null, deliveredSeq: 2 })
  })

  it('mark all conversations as delivered at once, from any page', async () => {
    const { id, anna, ben } = await aConversation(test)
    const cleo = await aVerifiedTalent(test)
    const other = await openWith(ben, cleo)
    await send(ben, other, 'Hello')
    await send(cleo, other, 'Hello to you')
    expect((await deliver(ben)).statusCode).toBe(204)
    expect([await otherOf(anna, id), await otherOf(cleo, other)]).toMatchObject([
      { deliveredSeq: 2 },
      { deliveredSeq: 2 },
    ])
    expect(await otherOf(ben, id)).toMatchObject({ deliveredSeq: 0 })
  })
})

describe('an unanswered first message', () => {
  it('reveals neither delivery nor reading, nor when the other was here', async () => {
    const [anna, ben] = [await aVerifiedTalent(test), await aVerifiedTalent(test)]
    const id = await openWith(anna, ben)
    await send(anna, id, 'Hello')
    await read(ben, id, 1)
    await deliver(ben)
    expect(await otherOf(anna, id)).toMatchObject({ ...nothing, deliveredSeq: 0 })
    await send(ben, id, 'Hello to you')
    expect(await otherOf(anna, id)).toMatchObject({ readSeq: 2, deliveredSeq: 1, lastActiveAt: expect.any(String) })
  })

  it('does not name a company’s members; whoever answers is named', async () => {
    const { owner, company } = await aVerifiedCompany(test)
    const recruiter = await aPersonWith(test, 'company')
    await addMember(test.platform.db, owner, company.id, { personId: recruiter.id, role: 'recruiter' })
    const talent = await aVerifiedTalent(test)
    const opened = await talent.visitor.post(chat.open.path, { kind: 'company', companyId: company.id })
    expect(opened.json()).toMatchObject({ company: { name: company.name }, others: [] })
    const { id } = opened.json<{ id: string }>()
    await send(talent, id, 'Do you hire?')
    expect((await show(talent, id)).others).toEqual([])
    await send(recruiter, id, 'We do')
    expect((await show(talent, id)).others.map((one) => one.id)).toEqual([recruiter.id])
  })
})

describe('a reaction', () => {
  it('of a member who has not written shows their company, and themselves to colleagues', async () => {
    const { id, talent, owner, company } = await anApplicationConversation(test)
    const recruiter = await aPersonWith(test, 'company')
    await addMember(test.platform.db, owner, company.id, { personId: recruiter.id, role: 'recruiter' })
    const said = (await send(talent, id, 'Hello')).json<{ id: string }>()
    const react = chatPath(chat.react.path, said.id).replace(':emoji', encodeURIComponent('👍'))
    await recruiter.visitor.put(react)
    const by = async (person: BuiltPerson) => (await messagesOf(person, id)).at(-1)?.reactions[0]?.personIds
    expect([await by(talent), await by(owner)]).toEqual([[company.id], [recruiter.id]])
    await send(recruiter, id, 'Hello to you')
    expect((await messagesOf(talent, id)).at(-2)?.reactions[0]?.personIds).toEqual([recruiter.id])
  })
})

describe('a block', () => {
  it('hides both from each other, and only whoever made it knows', async () => {
    const { id, anna, ben } = await aConversation(test)
    await read(anna, id, 2)
    await read(ben, id, 2)
    await block(ben, anna)
    expect(await otherOf(ben, id)).toMatchObject({ ...nothing, isBlockedByMe: true })
    expect(await otherOf(anna, id)).toMatchObject({ ...nothing, isBlockedByMe: false })
    expect(await show(anna, id)).toMatchObject({ canWrite: true })
    await unblock(ben, anna)
    expect(await otherOf(ben, id)).toMatchObject({ readSeq: 2, isBlockedByMe: false })
    expect((await send(anna, id, 'Again')).statusCode).toBe(201)
  })

  it('by a member of the hiring team excludes them, and the company can still be reached', async () => {
    const { id, talent, owner, company } = await anApplicationConversation(test)
    const recruiter = await aPersonWith(test, 'company')
    await addMember(test.platform.db, owner, company.id, { personId: recruiter.id, role: 'recruiter' })
    const first = (await send(recruiter, id, 'Hello')).json<{ id: string }>()
    await block(talent, recruiter)
    const edited = await recruiter.visitor.patch(chatPath(chat.edit.path, first.id), { body: 'Hear me' })
    expect([(await send(recruiter, id, 'Hear me')).statusCode, edited.statusCode]).toEqual([403, 403])
    expect((await show(recruiter, id)).others.find((one) => one.id === talent.id)).toMatchObject(nothing)
    for (const from of [talent, owner]) expect((await send(from, id, 'Hello')).statusCode).toBe(201)
  })
})

describe('a person who has left a conversation', () => {
  const leave = (person: BuiltPerson, id: string) => person.visitor.delete(chatPath(chat.leave.path, id))
  const listed = async ({ visitor }: BuiltPerson) =>
    (await visitor.get(chat.list.path)).json<{ items: Conversation[] }>().items.map(({ id }) => id)

  it('is still named to the other, who learns neither that they left nor when they are here', async () => {
    const { id, anna, ben } = await aConversation(test)
    await leave(ben, id)
    expect(await otherOf(anna, id)).toMatchObject({ id: ben.id, name: 'Ben Otieno', ...nothing })
    expect(await show(anna, id)).toMatchObject({ canWrite: true })
  })

  it('finds it in the inbox again, unread, when the other writes', async () => {
    const { id, anna, ben } = await aConversation(test)
    await leave(ben, id)
    expect(await listed(ben)).toEqual([])
    expect((await send(anna, id, 'One more thing')).statusCode).toBe(201)
    expect(await listed(ben)).toEqual([id])
    expect(await show(ben, id)).toMatchObject({ unread: 1 })
  })

  it('without answering has declined: the other sees no difference, and cannot write again', async () => {
    const [anna, ben] = [await aVerifiedTalent(test), await aVerifiedTalent(test)]
    const id = await openWith(anna, ben)
    await send(anna, id, 'Hello')
    const before = await show(anna, id)
    await leave(ben, id)
    expect(await show(anna, id)).toEqual(before)
    expect((await send(anna, id, 'Are you there?')).statusCode).toBe(403)
    expect(await listed(ben)).toEqual([])
  })
})
