// Somebody who does not read a message gets one email about it after ten minutes, without its text.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { sendDueMails } from '#server/features/people/notifications/mail/due-mails.service.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { privacy } from '#shared/features/people/preferences/privacy.contract.ts'
import { chat } from '#shared/features/talk/chat/chat.contract.ts'
import { MINUTE } from '#shared/kit/time-zones.ts'
import { aConversation, chatPath, openWith, send, show } from './chat.builder.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

/** Sends all due emails and returns those to this person. */
async function mailsAfter(minutes: number, person: BuiltPerson) {
  test.clock.advance(minutes * MINUTE)
  await sendDueMails(test.platform)
  await expect.poll(waiting).toBe(0)
  return test.mails.filter(({ to }) => to === person.email)
}

async function waiting(): Promise<number> {
  const { rows } = await test.platform.db.execute(
    `select count(*)::int as n from jobs.job where name = 'mail.send' and state in ('created', 'retry', 'active')`,
  )
  return Number(rows[0]?.['n'])
}

describe('the email about unread messages', () => {
  it('comes after ten minutes, covers all of them, and does not quote them', async () => {
    const { id, anna, ben } = await aConversation(test)
    await ben.visitor.put(chatPath(chat.read.path, id), { seq: 2 })
    await mailsAfter(0, ben)
    for (const body of ['One secret', 'Another secret']) await send(anna, id, body)
    const other = await openWith(anna, await aConversation(test).then((made) => made.ben))
    await send(anna, other, 'Elsewhere')
    expect(await mailsAfter(9, ben)).toEqual([])
    await send(anna, id, 'A third secret')
    const [mail, ...more] = await mailsAfter(1, ben)
    expect(mail?.subject).toBe('3 messages from Anna Berg')
    expect(`${mail?.text}${mail?.html}`).not.toContain('secret')
    expect(more).toEqual([])
    expect(await mailsAfter(60, ben)).toHaveLength(1)
  })

  it('is not sent to people who read them, have muted the conversation, or wrote them', async () => {
    const [read, muted] = [await aConversation(test), await aConversation(test)]
    await muted.ben.visitor.patch(chatPath(chat.changeView.path, muted.id), { mutedUntil: '2097-01-01T00:00:00.000Z' })
    for (const { id, anna, ben } of [read, muted]) {
      await ben.visitor.put(chatPath(chat.read.path, id), { seq: 2 })
      await send(anna, id, 'Hello again')
    }
    await read.ben.visitor.put(chatPath(chat.read.path, read.id), { seq: 3 })
    expect(await mailsAfter(11, read.ben)).toEqual([])
    expect(await mailsAfter(0, muted.ben)).toEqual([])
    // Ben had answered in each, which she has not read.
    expect(await mailsAfter(0, read.anna)).toMatchObject([{ subject: 'A message from Ben Otieno' }])
  })

  it('is not sent about messages read in bulk', async () => {
    const { id, anna, ben } = await aConversation(test)
    await send(anna, id, 'Hello again')
    await ben.visitor.post(chat.bulk.path, { ids: [id], action: 'read' })
    expect(await mailsAfter(11, ben)).toEqual([])
  })
})

describe('the time somebody was last here', () => {
  const lastActive = async (reader: BuiltPerson, id: string) => (await show(reader, id)).others[0]?.lastActiveAt

  it('is shown to people they talk with, unless one of the two hides it', async () => {
    const { id, anna, ben } = await aConversation(test)
    expect(await lastActive(anna, id)).toEqual(expect.any(String))
    await ben.visitor.patch(privacy.change.path, { showsPresence: false })
    expect([await lastActive(anna, id), await lastActive(ben, id)]).toEqual([null, null])
  })

  it('is hidden before a first message was answered', async () => {
    const { anna } = await aConversation(test)
    const { ben } = await aConversation(test)
    const id = await openWith(anna, ben)
    await send(anna, id, 'Hello')
    expect([await lastActive(anna, id), await lastActive(ben, id)]).toEqual([null, null])
    await send(ben, id, 'Hello to you')
    expect(await lastActive(anna, id)).toEqual(expect.any(String))
  })
})
