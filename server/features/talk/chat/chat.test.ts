import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  anUnverifiedTalent,
  aPersonWith,
  aVerifiedTalent,
  type BuiltPerson,
} from '#server/features/base/accounts/accounts.builder.ts'
import { aReadyFile } from '#server/features/base/files/files.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { privacy } from '#shared/features/people/preferences/privacy.contract.ts'
import { chat } from '#shared/features/talk/chat/chat.contract.ts'
import {
  FLOOD_PER_CONVERSATION,
  FLOOD_PER_PERSON,
  MAX_MESSAGE,
  REQUESTS_PER_DAY,
} from '#shared/features/talk/chat/chat-limits.ts'
import type { Conversation } from '#shared/features/talk/chat/conversation.contract.ts'
import type { Message } from '#shared/features/talk/chat/message.contract.ts'
import { aConversation, chatPath, messagesOf, openWith, send, show } from './chat.builder.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const block = (person: BuiltPerson, other: BuiltPerson) => person.visitor.put(chatPath(privacy.block.path, other.id))

describe('opening a conversation', () => {
  it('leads the same two people to the same one, whoever opens it and however often', async () => {
    const [anna, ben] = [await aVerifiedTalent(test), await aVerifiedTalent(test)]
    const ids = await Promise.all([openWith(anna, ben), openWith(ben, anna), openWith(anna, ben)])
    expect(new Set(ids).size).toBe(1)
  })

  it('shows it to nobody before somebody has written', async () => {
    const [anna, ben] = [await aVerifiedTalent(test), await aVerifiedTalent(test)]
    await openWith(anna, ben)
    expect((await ben.visitor.get(chat.list.path)).json().items).toEqual([])
  })

  it('lets whoever opened it write once, until there is an answer', async () => {
    const [anna, ben] = [await aVerifiedTalent(test), await aVerifiedTalent(test)]
    const id = await openWith(anna, ben)
    expect((await send(anna, id, 'Hello')).statusCode).toBe(201)
    expect(await show(anna, id)).toMatchObject({ isRequest: true, canWrite: false })
    expect((await send(anna, id, 'Are you there?')).statusCode).toBe(403)
    expect((await send(ben, id, 'Yes')).statusCode).toBe(201)
    expect((await send(anna, id, 'Good')).statusCode).toBe(201)
  })

  it('is rejected with oneself, and with people who are blocked or do not exist, in the same way', async () => {
    const [anna, ben] = [await aVerifiedTalent(test), await aVerifiedTalent(test)]
    const ask = (personId: string) => anna.visitor.post(chat.open.path, { kind: 'direct', personId })
    expect((await ask(anna.id)).statusCode).toBe(403)
    expect((await ask(randomUUID())).statusCode).toBe(404)
    expect((await ask((await anUnverifiedTalent(test)).id)).statusCode).toBe(404)
    await block(ben, anna)
    expect((await ask(ben.id)).statusCode).toBe(404)
  })

  it('is not limited, unlike writing', async () => {
    const anna = await aVerifiedTalent(test)
    for (let n = 0; n < REQUESTS_PER_DAY; n += 1) await openWith(anna, await aPersonWith(test, 'talent'))
    const id = await openWith(anna, await aVerifiedTalent(test))
    expect((await send(anna, id, 'Hello')).statusCode).toBe(201)
  })
})

describe('sending', () => {
  it('can be looked up by its key by its sender, and by nobody else', async () => {
    const { id, anna, ben } = await aConversation(test)
    const key = randomUUID()
    await send(anna, id, 'Once', { key })
    expect((await messagesOf(anna, id)).at(-1)?.key).toBe(key)
    expect((await messagesOf(ben, id)).at(-1)?.key).toBeNull()
  })

  it('with the same key sends once, also concurrently', async () => {
    const { id, anna, ben } = await aConversation(test)
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => send(anna, id, 'Once', { key })))
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
    expect((await messagesOf(ben, id)).map(({ body }) => body)).toEqual(['Hello', 'Hello to you', 'Once'])
  })

  it('by both at once gives everybody the same order, without gaps', async () => {
    const { id, anna, ben } = await aConversation(test)
    await Promise.all([1, 2, 3, 4, 5].flatMap((n) => [send(anna, id, `a${n}`), send(ben, id, `b${n}`)]))
    const [hers, his] = [await messagesOf(anna, id), await messagesOf(ben, id)]
    expect(hers.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(his.map(({ id: one }) => one)).toEqual(hers.map(({ id: one }) => one))
  })

  it.each([
    ['nothing', { body: '  ' }, 'body'],
    ['too much', { body: 'x'.repeat(MAX_MESSAGE + 1) }, 'body'],
    ['no key', { key: 'none' }, 'key'],
    ['too many files', { fileIds: Array.from({ length: 11 }, () => randomUUID()) }, 'fileIds'],
  ])('rejects %s', async (_, given, field) => {
    const { id, anna } = await aConversation(test)
    const answer = await send(anna, id, 'x', given)
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().errors)).toContain(field)
  })

  it('is rejected between people of whom one blocked the other, in both directions', async () => {
    const { id, anna, ben } = await aConversation(test)
    await block(ben, anna)
    expect([(await send(anna, id, 'x')).statusCode, (await send(ben, id, 'x')).statusCode]).toEqual([403, 403])
  })

  it('cannot be circumvented by edits or reactions, but messages can be deleted', async () => {
    const { id, anna, ben, first } = await aConversation(test)
    await block(ben, anna)
    const edited = await anna.visitor.patch(chatPath(chat.edit.path, first.id), { body: 'Hear me' })
    const reacted = await anna.visitor.put(
      chatPath(chat.react.path, first.id).replace(':emoji', encodeURIComponent('👍')),
    )
    expect([edited.statusCode, reacted.statusCode]).toEqual([403, 403])
    expect((await anna.visitor.delete(chatPath(chat.remove.path, first.id))).statusCode).toBeLessThan(300)
    expect((await anna.visitor.get(`${chatPath(chat.messages.path, id)}?before=3000000000`)).statusCode).toBe(422)
  })

  it('is paused when it becomes a flood', async () => {
    const { id, anna } = await aConversation(test)
    for (let n = 1; n < FLOOD_PER_PERSON; n += 1) expect((await send(anna, id, `${n}`)).statusCode).toBe(201)
    const answer = await send(anna, id, 'one too many')
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '60'])
    test.clock.advance(61_000)
    expect((await send(anna, id, 'later')).statusCode).toBe(201)
  })

  it('is paused when everybody together floods it, however little the sender wrote', async () => {
    const { id, anna } = await aConversation(test)
    const { db } = test.platform
    const others = FLOOD_PER_CONVERSATION - 3
    await db.execute(sql`insert into messages (id, conversation_id, seq, change, kind, body, notice, created_at)
      select gen_random_uuid(), ${id}, 2 + n, 2 + n, 'system', '', '{"name":"frozen"}', ${test.clock.now().toISOString()}
      from generate_series(1, ${others}) n`)
    await db.execute(
      sql`update conversations set last_seq = 2 + ${others}, last_change = 2 + ${others} where id = ${id}`,
    )
    expect((await send(anna, id, 'the last')).statusCode).toBe(201)
    expect((await send(anna, id, 'one too many')).statusCode).toBe(429)
  })

  it('accepts the sender’s own files and replies within the conversation', async () => {
    const { id, anna, ben, first } = await aConversation(test)
    const other = await aConversation(test)
    const fileId = await aReadyFile(test, anna, { kind: 'attachment', name: '<img src=x>.txt', content: 'rota' })
    const sent = await send(anna, id, '', { fileIds: [fileId], replyTo: first.id })
    expect(sent.json()).toMatchObject({ replyTo: first.id, attachments: [{ fileId, size: 4 }] })
    expect((await send(ben, id, 'x', { fileIds: [fileId] })).statusCode).toBe(404)
    const link = chatPath(chat.attachment.path, sent.json().id).replace(':fileId', fileId)
    const { url } = (await ben.visitor.get(link)).json()
    expect((await ben.visitor.get(url)).body).toBe('rota')
    expect((await anna.visitor.get(url)).statusCode).toBe(403)
    expect((await other.ben.visitor.get(link)).statusCode).toBe(404)
    expect((await send(anna, id, 'x', { replyTo: other.first.id })).statusCode).toBe(404)
  })

  it('keeps markup as text, and warns of links and money', async () => {
    const { id, anna, ben } = await aConversation(test)
    const body = '<script>alert(1)</script> pay the deposit at https://x.example'
    await send(anna, id, body)
    expect((await messagesOf(ben, id)).at(-1)).toMatchObject({ body, risks: ['link', 'money'] })
    expect((await messagesOf(anna, id)).at(-1)).toMatchObject({ risks: [] })
  })
})

describe('a message', () => {
  it('is rejected if nobody could see it, and so is another one with the same key', async () => {
    const { id, anna } = await aConversation(test)
    for (const body of ['\u200b\u2060', '\u3164 \u2800', '\u200d\ufe0f'])
      expect((await send(anna, id, body)).statusCode).toBe(422)
    const key = randomUUID()
    expect((await send(anna, id, '👩\u200d💻', { key })).statusCode).toBe(201)
    const another = await send(anna, id, 'Something else', { key })
    expect([another.statusCode, another.json().code]).toEqual([422, 'idempotency_key_reused'])
  })
})

describe('changing a message', () => {
  const edit = (person: BuiltPerson, id: string, body: string) =>
    person.visitor.patch(chatPath(chat.edit.path, id), { body })
  const remove = (person: BuiltPerson, id: string) => person.visitor.delete(chatPath(chat.remove.path, id))

  it('is limited to its sender and a quarter of an hour, and is marked', async () => {
    const { anna, ben, first } = await aConversation(test)
    expect((await edit(anna, first.id, 'Hello there')).json()).toMatchObject({ body: 'Hello there', isEdited: true })
    expect((await edit(ben, first.id, 'Not mine')).statusCode).toBe(403)
    test.clock.advance(16 * 60_000)
    expect((await edit(anna, first.id, 'Too late')).statusCode).toBe(403)
  })

  it('by deleting it is possible for an hour, once, and leaves nothing to read', async () => {
    const { id, anna, ben, first } = await aConversation(test)
    expect((await remove(ben, first.id)).statusCode).toBe(403)
    for (const answer of [await remove(anna, first.id), await remove(anna, first.id)])
      expect(answer.statusCode).toBe(204)
    expect((await messagesOf(ben, id))[0]).toMatchObject({ body: '', isDeleted: true, seq: 1 })
    const late = await aConversation(test)
    test.clock.advance(61 * 60_000)
    expect((await remove(late.anna, late.first.id)).statusCode).toBe(403)
  })

  it('reaches whoever was away, by the number of the last change they know', async () => {
    const { id, anna, ben, first, second } = await aConversation(test)
    const { lastChange } = await show(ben, id)
    await send(anna, id, 'While you were away')
    await edit(anna, first.id, 'Hello again')
    const react = chatPath(chat.react.path, second.id).replace(':emoji', encodeURIComponent('👍'))
    for (const answer of [await anna.visitor.put(react), await anna.visitor.put(react)])
      expect(answer.json().reactions).toEqual([{ emoji: '👍', personIds: [anna.id] }])
    const changes = async (after: number): Promise<Message[]> =>
      (await ben.visitor.get(`${chatPath(chat.changes.path, id)}?after=${after}`)).json().items
    const missed = await changes(lastChange)
    expect(missed.map(({ body }) => body)).toEqual(['While you were away', 'Hello again', 'Hello to you'])
    expect(await changes(missed.at(-1)?.change ?? 0)).toEqual([])
    expect((await anna.visitor.delete(react)).json().reactions).toEqual([])
  })
})

describe('reading', () => {
  const read = (person: BuiltPerson, id: string, seq: number) =>
    person.visitor.put(chatPath(chat.read.path, id), { seq })
  const unreadOf = async (person: BuiltPerson) => (await person.visitor.get(chat.unread.path)).json().unread

  it('is counted per conversation and in total, and only moves forward', async () => {
    const { id, anna, ben } = await aConversation(test)
    await send(anna, id, 'One more')
    expect([await unreadOf(ben), (await show(ben, id)).unread]).toEqual([1, 1])
    await read(ben, id, 3)
    await read(ben, id, 1)
    expect(await show(ben, id)).toMatchObject({ unread: 0, readSeq: 3 })
    expect((await show(anna, id)).others[0]).toMatchObject({ readSeq: 3 })
    await ben.visitor.put(chatPath(chat.markUnread.path, id))
    expect([await unreadOf(ben), (await show(anna, id)).others[0]?.readSeq]).toEqual([1, 3])
    await read(ben, id, 3)
    expect(await unreadOf(ben)).toBe(0)
  })
})

describe('a person’s own view of a conversation', () => {
  it('can be pinned, muted and archived; a new message brings it back', async () => {
    const { id, anna, ben } = await aConversation(test)
    const view = chatPath(chat.changeView.path, id)
    const idsIn = async (filter: string) =>
      (await ben.visitor.get(`${chat.list.path}?filter=${filter}`)).json().items.map((one: Conversation) => one.id)
    expect((await ben.visitor.patch(view, { isPinned: true, isArchived: true })).json()).toMatchObject({
      isPinned: true,
    })
    expect([await idsIn('all'), await idsIn('archived')]).toEqual([[], [id]])
    expect(await show(anna, id)).toMatchObject({ isPinned: false, isArchived: false })
    await send(anna, id, 'New')
    expect(await idsIn('all')).toEqual([id])
    expect(await idsIn('unread')).toEqual([id])
  })

  it('lists pinned ones first, and every other conversation once', async () => {
    const me = await aVerifiedTalent(test)
    const ids: string[] = []
    for (let n = 0; n < 5; n += 1) {
      const id = await openWith(me, await aVerifiedTalent(test))
      await send(me, id, `${n}`)
      ids.push(id)
    }
    const [first = '', second = '', ...rest] = ids
    for (const id of [first, second]) await me.visitor.patch(chatPath(chat.changeView.path, id), { isPinned: true })
    const shown: string[] = []
    let cursor: string | null = null
    do {
      const page = await me.visitor.get(`${chat.list.path}?limit=1${cursor ? `&cursor=${cursor}` : ''}`)
      const { items, nextCursor } = page.json<{ items: Conversation[]; nextCursor: string | null }>()
      shown.push(...items.map(({ id }) => id))
      cursor = nextCursor
    } while (cursor !== null)
    expect(shown).toEqual([second, first, ...rest.toReversed()])
  })

  it('warns of everything others wrote, until it is dismissed and there is more', async () => {
    const { id, anna, ben } = await aConversation(test)
    await send(anna, id, 'Read https://fjordpay.example first')
    await send(anna, id, 'Then pay the deposit and send your passport')
    const risksOf = async (person: typeof ben) => (await show(person, id)).risks
    expect(await risksOf(ben)).toEqual(['link', 'money', 'documents'])
    expect(await risksOf(anna)).toEqual([])
    const { lastSeq } = await show(ben, id)
    const putAside = { warnedSeq: lastSeq + 10 }
    expect((await ben.visitor.patch(chatPath(chat.changeView.path, id), putAside)).json()).toMatchObject({ risks: [] })
    await send(anna, id, 'The deposit, please')
    expect(await risksOf(ben)).toEqual(['money'])
  })

  it('shows nothing after leaving, until it is opened again', async () => {
    const { id, anna, ben } = await aConversation(test)
    expect((await ben.visitor.delete(chatPath(chat.leave.path, id))).statusCode).toBe(204)
    expect((await ben.visitor.get(chatPath(chat.show.path, id))).statusCode).toBe(404)
    expect((await send(ben, id, 'x')).statusCode).toBe(404)
    expect(await openWith(ben, anna)).toBe(id)
    expect((await send(ben, id, 'Back')).statusCode).toBe(201)
  })

  it('lists the latest first, page by page', async () => {
    const me = await aVerifiedTalent(test)
    const ids: string[] = []
    for (let n = 0; n < 3; n += 1) {
      const id = await openWith(me, await aVerifiedTalent(test))
      await send(me, id, `${n}`)
      ids.push(id)
    }
    const first = (await me.visitor.get(`${chat.list.path}?limit=2`)).json()
    const second = (await me.visitor.get(`${chat.list.path}?limit=2&cursor=${first.nextCursor}`)).json()
    expect([...first.items, ...second.items].map(({ id }: Conversation) => id)).toEqual(ids.toReversed())
    expect(second.nextCursor).toBeNull()
  })
})

describe('support', () => {
  it('is one conversation per person, answered by any operator and visible to nobody else', async () => {
    const [me, stranger] = [await aVerifiedTalent(test), await aVerifiedTalent(test)]
    const operator = await aPersonWith(test, 'operator')
    const open = async () => (await me.visitor.post(chat.open.path, { kind: 'support' })).json().id
    const id = await open()
    expect(await open()).toBe(id)
    for (const body of ['Help', 'Please']) expect((await send(me, id, body)).statusCode).toBe(201)
    expect((await send(operator, id, 'Gladly')).statusCode).toBe(201)
    expect((await messagesOf(me, id)).map(({ body }) => body)).toEqual(['Help', 'Please', 'Gladly'])
    expect((await stranger.visitor.get(chatPath(chat.show.path, id))).statusCode).toBe(404)
  })

  it('is no longer visible to somebody who answered there and is no operator now', async () => {
    const [me, operator] = [await aVerifiedTalent(test), await aPersonWith(test, 'operator')]
    const { id } = (await me.visitor.post(chat.open.path, { kind: 'support' })).json()
    await send(me, id, 'Help')
    await send(operator, id, 'Gladly')
    await test.platform.db.execute(sql`update person_roles set role = 'talent' where person_id = ${operator.id}`)
    expect((await operator.visitor.get(chatPath(chat.show.path, id))).statusCode).toBe(404)
    expect((await send(operator, id, 'x')).statusCode).toBe(404)
    expect((await operator.visitor.get(chat.list.path)).json().items).toEqual([])
  })
})

describe('strangers', () => {
  it('of every kind find nothing and change nothing', async () => {
    const { id, anna, first } = await aConversation(test)
    const strangers = [
      { who: await aVerifiedTalent(test), status: 404 },
      { who: await aPersonWith(test, 'company'), status: 404 },
      { who: await aPersonWith(test, 'operator'), status: 404 },
      { who: await anUnverifiedTalent(test), status: 403 },
    ]
    for (const { who, status } of strangers) {
      const { visitor } = who
      const answers = [
        await visitor.get(chatPath(chat.show.path, id)),
        await visitor.get(chatPath(chat.messages.path, id)),
        await visitor.get(`${chatPath(chat.changes.path, id)}?after=0`),
        await send(who, id, 'x'),
        await visitor.put(chatPath(chat.read.path, id), { seq: 1 }),
        await visitor.patch(chatPath(chat.edit.path, first.id), { body: 'x' }),
        await visitor.delete(chatPath(chat.remove.path, first.id)),
        await visitor.post(chatPath(chat.report.path, first.id), { reason: 'spam' }),
      ]
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => status))
    }
    expect((await test.visitor().get(chatPath(chat.messages.path, id))).statusCode).toBe(401)
    expect((await messagesOf(anna, id)).map(({ body }) => body)).toEqual(['Hello', 'Hello to you'])
  })

  it('can be reported once, by whoever they wrote to', async () => {
    const { anna, ben, first } = await aConversation(test)
    const report = { reason: 'money', note: 'Asked for a fee' }
    const path = chatPath(chat.report.path, first.id)
    expect((await anna.visitor.post(path, report)).statusCode).toBe(403)
    for (let n = 0; n < 2; n += 1) expect((await ben.visitor.post(path, report)).statusCode).toBe(204)
  })
})
