// What operators see and do: reports with all versions of a message, and support.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPersonWith, aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { chat } from '#shared/features/talk/chat/chat.contract.ts'
import { chatOps, type MessageReport } from '#shared/features/talk/chat/chat-ops.contract.ts'
import type { Conversation } from '#shared/features/talk/chat/conversation.contract.ts'
import type { Page } from '#shared/kit/pagination.ts'
import { aConversation, chatPath, messagesOf, send, show } from '../chat.builder.ts'

let test: TestApp
let operator: BuiltPerson
beforeAll(async () => {
  test = await createTestApp()
  operator = await aPersonWith(test, 'operator')
})
afterAll(() => test.close())

const report = (by: BuiltPerson, messageId: string) =>
  by.visitor.post(chatPath(chat.report.path, messageId), { reason: 'money', note: 'Asked for a fee' })
const decide = (id: string, decision: string, by = operator) =>
  by.visitor.post(chatPath(chatOps.decide.path, id), { decision })
const reportsNow = async (status = 'open'): Promise<MessageReport[]> =>
  (await operator.visitor.get(`${chatOps.reports.path}?status=${status}`)).json<Page<MessageReport>>().items

/** Anna wrote a message and edited it, and Ben reported it. */
async function aReport() {
  const made = await aConversation(test)
  const { id: messageId } = (await send(made.anna, made.id, 'Pay the fee first')).json<{ id: string }>()
  await made.anna.visitor.patch(chatPath(chat.edit.path, messageId), { body: 'How are you?' })
  await report(made.ben, messageId)
  const found = (await reportsNow()).find(({ message }) => message.id === messageId)
  if (!found) throw new Error('the report is not in the list')
  return { ...made, messageId, report: found }
}

describe('a report', () => {
  it('shows an operator the message with all its versions, and is decided once', async () => {
    const { anna, ben, report: found } = await aReport()
    expect(found).toMatchObject({
      reason: 'money',
      note: 'Asked for a fee',
      reporter: { id: ben.id, name: 'Ben Otieno' },
      can: ['dismiss', 'remove', 'freeze'],
      message: { body: 'How are you?', versions: [{ body: 'Pay the fee first' }], sender: { id: anna.id } },
    })
    expect((await decide(found.id, 'dismiss')).json()).toMatchObject({ status: 'dismissed', can: [] })
    expect((await decide(found.id, 'freeze')).statusCode).toBe(409)
    expect((await reportsNow('dismissed')).map(({ id }) => id)).toContain(found.id)
    expect((await messagesOf(ben, found.conversation.id)).at(-1)).toMatchObject({ body: 'How are you?' })
  })

  it('can remove the message, which everybody there is told', async () => {
    const { id, ben, messageId, report: found } = await aReport()
    await decide(found.id, 'remove')
    const messages = await messagesOf(ben, id)
    expect(messages.find((one) => one.id === messageId)).toMatchObject({ body: '', isDeleted: true })
    expect(messages.at(-1)).toMatchObject({ kind: 'system', body: 'We removed a message that broke the rules.' })
    const [kept] = await reportsNow('removed')
    expect(kept?.message.versions.map(({ body }) => body)).toEqual(['Pay the fee first', 'How are you?'])
  })

  it('can freeze the conversation, until an operator unfreezes it', async () => {
    const { id, anna, ben, report: found } = await aReport()
    await decide(found.id, 'freeze')
    for (const person of [anna, ben]) {
      expect(await show(person, id)).toMatchObject({ isFrozen: true, canWrite: false })
      expect((await send(person, id, 'x')).statusCode).toBe(403)
    }
    expect((await anna.visitor.patch(chatPath(chat.edit.path, found.message.id), { body: 'x' })).statusCode).toBe(403)
    const react = chatPath(chat.react.path, found.message.id).replace(':emoji', encodeURIComponent('👍'))
    expect((await ben.visitor.put(react)).statusCode).toBe(403)
    const lift = () => operator.visitor.delete(chatPath(chatOps.unfreeze.path, id))
    expect([(await lift()).statusCode, (await lift()).statusCode]).toEqual([204, 204])
    expect((await send(anna, id, 'Sorry')).statusCode).toBe(201)
    expect((await messagesOf(ben, id)).filter(({ kind }) => kind === 'system')).toHaveLength(2)
  })

  it('opens nothing to operators beyond the reported message', async () => {
    const { id } = await aReport()
    expect((await operator.visitor.get(chatPath(chat.show.path, id))).statusCode).toBe(404)
    expect((await send(operator, id, 'Hello')).statusCode).toBe(404)
  })

  it('is limited to operators', async () => {
    const { id, anna, ben, report: found } = await aReport()
    const others = [anna, ben, await aVerifiedTalent(test), (await aVerifiedCompany(test)).owner]
    for (const person of others) {
      expect((await person.visitor.get(chatOps.reports.path)).statusCode).toBe(403)
      expect((await decide(found.id, 'dismiss', person)).statusCode).toBe(403)
      expect((await person.visitor.delete(chatPath(chatOps.unfreeze.path, id))).statusCode).toBe(403)
      expect((await person.visitor.get(chatOps.support.path)).statusCode).toBe(403)
    }
    expect((await test.visitor().get(chatOps.reports.path)).statusCode).toBe(401)
    expect((await decide(randomUUID(), 'dismiss')).statusCode).toBe(404)
    expect((await decide(found.id, 'burn')).statusCode).toBe(422)
  })
})

describe('the support inbox', () => {
  const desk = async (filter = 'all'): Promise<Conversation[]> =>
    (await operator.visitor.get(`${chatOps.support.path}?filter=${filter}`)).json<Page<Conversation>>().items

  it('lists what people asked, and what still waits for an answer', async () => {
    const me = await aVerifiedTalent(test)
    const { id } = (await me.visitor.post(chat.open.path, { kind: 'support' })).json()
    expect((await desk()).map((one) => one.id)).not.toContain(id)
    await send(me, id, 'I need help with my passport and a deposit')
    expect((await desk('waiting'))[0]).toMatchObject({ id, others: [{ id: me.id }], risks: [], canWrite: true })
    expect((await send(operator, id, 'Gladly')).statusCode).toBe(201)
    expect((await desk('waiting')).map((one) => one.id)).not.toContain(id)
    expect((await desk())[0]).toMatchObject({ id, preview: { text: 'Gladly' } })
    expect((await show(me, id)).risks).toEqual([])
  })
})

describe('a conversation in which others ask for money or documents', () => {
  it('warns its reader, but not whoever asked', async () => {
    const { id, anna, ben } = await aConversation(test)
    expect((await show(ben, id)).risks).toEqual([])
    await send(anna, id, 'Envíe una copia de su pasaporte')
    const { id: fee } = (await send(anna, id, 'Bitte zuerst eine Gebühr überweisen')).json<{ id: string }>()
    expect((await show(ben, id)).risks).toEqual(['money', 'documents'])
    expect((await show(anna, id)).risks).toEqual([])
    await anna.visitor.delete(chatPath(chat.remove.path, fee))
    expect((await show(ben, id)).risks).toEqual(['documents'])
  })
})
