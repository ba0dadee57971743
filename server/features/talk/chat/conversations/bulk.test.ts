import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { chat } from '#shared/features/talk/chat/chat.contract.ts'
import { MAX_BULK } from '#shared/features/talk/chat/chat-limits.ts'
import { bulkActions } from '#shared/features/talk/chat/conversation.contract.ts'
import { aConversation, chatPath, openWith, send, show } from '../chat.builder.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const bulk = ({ visitor }: BuiltPerson, ids: string[], action: string, more: object = {}) =>
  visitor.post(chat.bulk.path, { ids, action, ...more })

/** A person with two conversations in which others wrote last. */
async function aReader() {
  const me = await aVerifiedTalent(test)
  const ids: string[] = []
  for (let n = 0; n < 2; n += 1) {
    const other = await aVerifiedTalent(test)
    const id = await openWith(other, me)
    await send(other, id, 'Hello')
    ids.push(id)
  }
  return { me, ids }
}

it('an action applies to several conversations at once, and repeating it changes nothing', async () => {
  const { me, ids } = await aReader()
  const [first = ''] = ids
  const after = async (action: string, more: object = {}) => {
    for (let n = 0; n < 2; n += 1) {
      const { changed } = (await bulk(me, ids, action, more)).json()
      expect(changed.toSorted()).toEqual(ids.toSorted())
    }
    return show(me, first)
  }
  expect(await after('read')).toMatchObject({ unread: 0, readSeq: 1 })
  expect(await after('unread')).toMatchObject({ isMarkedUnread: true })
  expect((await bulk(me, ids, 'read')).json()).toMatchObject({ unread: 0 })
  expect(await after('archive')).toMatchObject({ isArchived: true })
  expect(await after('unarchive')).toMatchObject({ isArchived: false })
  expect(await after('pin')).toMatchObject({ isPinned: true })
  expect(await after('unpin')).toMatchObject({ isPinned: false })
  const until = '2097-01-01T08:00:00.000Z'
  expect(await after('mute', { until })).toMatchObject({ mutedUntil: until })
  expect(await after('mute')).toMatchObject({ mutedUntil: '9999-12-31T00:00:00.000Z' })
  expect(await after('unmute')).toMatchObject({ mutedUntil: null })
})

it('other people’s conversations stay unchanged', async () => {
  const { me, ids } = await aReader()
  const other = await aConversation(test)
  for (const action of bulkActions)
    expect((await bulk(me, [other.id, randomUUID()], action)).json()).toEqual({ changed: [], unread: 2 })
  expect(await show(other.anna, other.id)).toMatchObject({ isPinned: false, isArchived: false, unread: 1 })
  expect((await bulk(me, [...ids, other.id], 'read')).json()).toEqual({
    changed: expect.arrayContaining(ids),
    unread: 0,
  })
})

it('the others are told that it was read', async () => {
  const { id, anna, ben } = await aConversation(test)
  await bulk(anna, [id], 'read')
  expect((await show(ben, id)).others[0]).toMatchObject({ readSeq: 2 })
})

it('up to a hundred conversations and only known actions are accepted', async () => {
  const { me, ids } = await aReader()
  const many = Array.from({ length: MAX_BULK + 1 }, () => randomUUID())
  for (const [given, action] of [
    [many, 'read'],
    [[], 'read'],
    [ids, 'delete'],
    [['none'], 'read'],
  ] as const)
    expect((await bulk(me, [...given], action)).statusCode).toBe(422)
  expect((await test.visitor().post(chat.bulk.path, { ids, action: 'read' })).statusCode).toBe(401)
})

it.each(['0000-01-01T00:00:00Z', '1999-12-31T23:59:59Z'])('muting until %s is rejected', async (long) => {
  const { me, ids } = await aReader()
  const [first = ''] = ids
  const alone = await me.visitor.patch(chatPath(chat.changeView.path, first), { mutedUntil: long })
  const answers = [await bulk(me, ids, 'mute', { until: long }), alone]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422])
})
