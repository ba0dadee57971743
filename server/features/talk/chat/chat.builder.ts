// Conversations for tests: between two people, and between a person and a company.

import { randomUUID } from 'node:crypto'
import { aPerson, aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aPublishedJob } from '#server/features/jobs/jobs/jobs.builder.ts'
import { newId } from '#server/platform/db/columns.ts'
import { transaction } from '#server/platform/db/database.ts'
import type { TestApp } from '#server/test-app.ts'
import { chat } from '#shared/features/talk/chat/chat.contract.ts'
import type { Conversation } from '#shared/features/talk/chat/conversation.contract.ts'
import type { Message } from '#shared/features/talk/chat/message.contract.ts'
import { openApplicationConversation } from './conversations/opening.service.ts'

export const chatPath = (path: string, id: string) => path.replace(':id', id)

export const send = (from: BuiltPerson, conversationId: string, body: string, more: object = {}) =>
  from.visitor.post(chatPath(chat.send.path, conversationId), { key: randomUUID(), body, ...more })

export const messagesOf = async (person: BuiltPerson, id: string): Promise<Message[]> =>
  (await person.visitor.get(chatPath(chat.messages.path, id))).json<{ items: Message[] }>().items

export const show = async (person: BuiltPerson, id: string): Promise<Conversation> =>
  (await person.visitor.get(chatPath(chat.show.path, id))).json()

export async function openWith(from: BuiltPerson, to: BuiltPerson): Promise<string> {
  const answer = await from.visitor.post(chat.open.path, { kind: 'direct', personId: to.id })
  if (answer.statusCode !== 200) throw new Error(`The conversation could not be opened: ${answer.body}`)
  return answer.json<{ id: string }>().id
}

/** Anna has written and Ben has replied, so both may write. */
export async function aConversation(test: TestApp) {
  const anna = await aPerson(test, { name: 'Anna Berg', timeZone: 'Europe/Oslo' })
  const ben = await aPerson(test, { name: 'Ben Otieno', timeZone: 'Africa/Nairobi' })
  const id = await openWith(anna, ben)
  const first: Message = (await send(anna, id, 'Hello')).json()
  const second: Message = (await send(ben, id, 'Hello to you')).json()
  return { id, anna, ben, first, second }
}

/** As created when somebody applies. */
export async function anApplicationConversation(test: TestApp, given: { talent?: BuiltPerson } = {}) {
  const talent = given.talent ?? (await aVerifiedTalent(test))
  const { job, owner, company } = await aPublishedJob(test)
  const application = { applicationId: newId(), talentId: talent.id, companyId: company.id, job }
  const open = () => transaction(test.platform.db, (tx) => openApplicationConversation(tx, test.platform, application))
  return { id: await open(), openAgain: open, talent, job, owner, company }
}
