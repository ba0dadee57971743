// Changes of messages reach everybody like new messages, and have the same limits.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { chat } from '#shared/features/talk/chat/chat.contract.ts'
import { FLOOD_PER_PERSON, REQUEST_EDITS } from '#shared/features/talk/chat/chat-limits.ts'
import type { Message } from '#shared/features/talk/chat/message.contract.ts'
import { aConversation, chatPath, messagesOf, openWith, send } from '../chat.builder.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const edit = (person: BuiltPerson, id: string, body: string) =>
  person.visitor.patch(chatPath(chat.edit.path, id), { body })
const reactionOf = (id: string) => chatPath(chat.react.path, id).replace(':emoji', encodeURIComponent('👍'))

it('edits of a message are limited per minute', async () => {
  const { id, anna, ben, first } = await aConversation(test)
  for (let n = 1; n <= FLOOD_PER_PERSON; n += 1) expect((await edit(anna, first.id, `${n}`)).statusCode).toBe(200)
  const answer = await edit(anna, first.id, 'one too many')
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '60'])
  expect((await messagesOf(ben, id))[0]?.body).toBe(`${FLOOD_PER_PERSON}`)
  expect((await ben.visitor.put(reactionOf(first.id))).statusCode).toBe(200)
  test.clock.advance(61_000)
  expect((await edit(anna, first.id, 'later')).statusCode).toBe(200)
})

it('a reaction counts each time it is added or removed, but not if it is already there', async () => {
  const { ben, first } = await aConversation(test)
  const path = reactionOf(first.id)
  for (let n = 0; n < FLOOD_PER_PERSON / 2; n += 1) {
    expect((await ben.visitor.put(path)).statusCode).toBe(200)
    expect((await ben.visitor.put(path)).statusCode).toBe(200)
    expect((await ben.visitor.delete(path)).statusCode).toBe(200)
  }
  expect((await ben.visitor.put(path)).statusCode).toBe(429)
})

it('a sender who waits for an answer can correct their message, but not continue it', async () => {
  const [anna, ben] = [await aVerifiedTalent(test), await aVerifiedTalent(test)]
  const id = await openWith(anna, ben)
  const { id: first } = (await send(anna, id, 'Hello')).json<Message>()
  for (let n = 1; n <= REQUEST_EDITS; n += 1) expect((await edit(anna, first, `Hello ${n}`)).statusCode).toBe(200)
  const answer = await edit(anna, first, 'Buy my course')
  expect([answer.statusCode, answer.json().errors]).toEqual([
    422,
    { body: ['You have reached the edit limit for this message. You can write again once they reply.'] },
  ])
  await send(ben, id, 'Hello to you')
  expect((await edit(anna, first, 'Hello at last')).statusCode).toBe(200)
})
