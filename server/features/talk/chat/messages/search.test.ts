import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPersonWith, aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { chat } from '#shared/features/talk/chat/chat.contract.ts'
import type { FoundMessage } from '#shared/features/talk/chat/message.contract.ts'
import type { Page } from '#shared/kit/pagination.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { aConversation, chatPath, send } from '../chat.builder.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const search = async ({ visitor }: BuiltPerson, q: string, more = ''): Promise<Page<FoundMessage>> =>
  (await visitor.get(`${chat.search.path}?q=${encodeURIComponent(q)}${more}`)).json()

const textsOf = ({ items }: Page<FoundMessage>) => items.map(({ snippet }) => snippet.text)

describe('a search of messages', () => {
  it('finds any part of a word in any script, ignoring case and accents, and marks it', async () => {
    const { id, anna, ben } = await aConversation(test)
    await send(anna, id, 'Você mora em São Paulo?')
    await send(ben, id, '面试在星期一')
    const { items } = await search(ben, 'sao pau')
    expect(items).toMatchObject([{ conversationId: id, seq: 3, senderId: anna.id }])
    const [{ snippet } = { snippet: { text: '', marks: [] } }] = items
    expect(snippet.marks.map(({ from, to }) => snippet.text.slice(from, to))).toEqual(['São', 'Pau'])
    expect(textsOf(await search(anna, '星期'))).toEqual(['面试在星期一'])
    expect(textsOf(await search(anna, '100%'))).toEqual([])
    expect(textsOf(await search(anna, '_'.repeat(2)))).toEqual([])
  })

  it('lists the latest first, page by page, optionally within one conversation', async () => {
    const { id, anna, ben } = await aConversation(test)
    for (const n of [1, 2, 3]) await send(n === 2 ? ben : anna, id, `rota ${n}`)
    const first = await search(anna, 'rota', '&limit=2')
    const second = await search(anna, 'rota', `&limit=2&cursor=${first.nextCursor}`)
    expect([...textsOf(first), ...textsOf(second)]).toEqual(['rota 3', 'rota 2', 'rota 1'])
    expect(second.nextCursor).toBeNull()
    const other = await aConversation(test)
    expect(textsOf(await search(anna, 'rota', `&conversationId=${other.id}`))).toEqual([])
    expect(textsOf(await search(anna, 'rota', `&conversationId=${id}`))).toHaveLength(3)
  })

  it('follows edits and deletions, and covers twelve months unless told otherwise', async () => {
    const { id, anna, ben } = await aConversation(test)
    const old = (await send(anna, id, 'Zebra crossing')).json<{ id: string }>()
    await anna.visitor.patch(chatPath(chat.edit.path, old.id), { body: 'Giraffe crossing' })
    expect([textsOf(await search(ben, 'zebra')), textsOf(await search(ben, 'giraffe'))]).toEqual([
      [],
      ['Giraffe crossing'],
    ])
    const gone = (await send(anna, id, 'Okapi')).json<{ id: string }>()
    await anna.visitor.delete(chatPath(chat.remove.path, gone.id))
    expect(textsOf(await search(ben, 'okapi'))).toEqual([])
    const since = test.clock.now().toISOString().slice(0, 10)
    test.clock.advance(366 * DAY)
    await ben.visitor.signIn(ben)
    expect(textsOf(await search(ben, 'giraffe'))).toEqual([])
    expect(textsOf(await search(ben, 'giraffe', `&since=${since}`))).toEqual(['Giraffe crossing'])
  })

  it('covers no conversation of others, nor one the person has left', async () => {
    const { id, anna, ben } = await aConversation(test)
    await send(anna, id, 'Quokka')
    const strangers = [
      await aVerifiedTalent(test),
      await aPersonWith(test, 'company'),
      await aPersonWith(test, 'operator'),
    ]
    for (const stranger of strangers) {
      expect(textsOf(await search(stranger, 'quokka'))).toEqual([])
      expect(textsOf(await search(stranger, 'quokka', `&conversationId=${id}`))).toEqual([])
    }
    await ben.visitor.delete(chatPath(chat.leave.path, id))
    expect(textsOf(await search(ben, 'quokka'))).toEqual([])
    expect((await test.visitor().get(`${chat.search.path}?q=quokka`)).statusCode).toBe(401)
    expect((await anna.visitor.get(`${chat.search.path}?q=x`)).statusCode).toBe(422)
  })

  it('reads its index, not every message', async () => {
    const { db } = test.platform
    const { id } = await aConversation(test)
    await db.execute(sql`insert into messages (id, conversation_id, seq, change, kind, body, search_text, notice)
      select gen_random_uuid(), ${id}, 1000 + n, 1000 + n, 'system', '', 'lorem ipsum ' || n, '{}'
      from generate_series(1, 30000) n`)
    await db.execute(sql`analyze messages`)
    const plan = await db.execute(sql`explain select * from messages
      where conversation_id in (${id}) and search_text like '%ipsum 4321%' order by id desc limit 21`)
    expect(JSON.stringify(plan.rows)).toContain('messages_search')
  })
})
