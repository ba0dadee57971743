// Conversations for tests: two people who have written to each other.

import { randomUUID } from 'node:crypto'
import { aPerson, type BuiltPerson } from '#server/features/accounts/accounts.builder.ts'
import type { TestApp } from '#server/test-app.ts'
import { chat } from '#shared/features/chat/chat.contract.ts'
import type { Message } from '#shared/features/chat/message.contract.ts'

export const chatPath = (path: string, id: string) => path.replace(':id', id)

export const send = (from: BuiltPerson, conversationId: string, body: string, more: object = {}) =>
  from.visitor.post(chatPath(chat.send.path, conversationId), { key: randomUUID(), body, ...more })

export async function openWith(from: BuiltPerson, to: BuiltPerson): Promise<string> {
  const answer = await from.visitor.post(chat.open.path, { kind: 'direct', personId: to.id })
  if (answer.statusCode !== 200) throw new Error(`The conversation could not be opened: ${answer.body}`)
  return answer.json<{ id: string }>().id
}

/** Anna asked, Ben answered: both may write. */
export async function aConversation(test: TestApp) {
  const anna = await aPerson(test, { name: 'Anna Berg', timeZone: 'Europe/Oslo' })
  const ben = await aPerson(test, { name: 'Ben Otieno', timeZone: 'Africa/Nairobi' })
  const id = await openWith(anna, ben)
  const first: Message = (await send(anna, id, 'Hello')).json()
  const second: Message = (await send(ben, id, 'Hello to you')).json()
  return { id, anna, ben, first, second }
}
