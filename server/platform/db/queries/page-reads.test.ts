import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#server/platform/testing/test-database.ts'
import { transaction } from '../database.ts'
import { asOnePage, currentPage, isRead, oncePerPage } from './page-reads.ts'
import { together } from './together.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await database.db.execute(sql`create table notes (text text not null)`)
})
afterAll(() => database.close())

const roundTrips = () => currentPage()?.roundTrips
const read = async (number: number) => (await database.db.execute(sql`select ${number}::int as n`)).rows[0]?.['n']
const countNotes = async () => (await database.db.execute(sql`select count(*)::int as n from notes`)).rows[0]?.['n']

describe('the reads of a page', () => {
  it('are sent together when they are due at the same time', () =>
    asOnePage(async () => {
      expect(await Promise.all([read(1), read(2), read(3)])).toEqual([1, 2, 3])
      expect(roundTrips()).toBe(1)
    }))

  it('are sent once when they are the same', () =>
    asOnePage(async () => {
      await read(1)
      expect(await Promise.all([read(1), read(1)])).toEqual([1, 1])
      expect(roundTrips()).toBe(1)
    }))

  it('fail on their own', () =>
    asOnePage(async () => {
      const broken = database.db.execute(sql`select 1 / ${0}::int`)
      const [failed, fine] = await Promise.allSettled([broken, read(2)])
      expect([failed.status, fine]).toEqual(['rejected', { status: 'fulfilled', value: 2 }])
      expect(await read(3)).toBe(3)
    }))

  it('see what the page has written', () =>
    asOnePage(async () => {
      const before = await countNotes()
      await database.db.execute(sql`insert into notes values ('one')`)
      expect(await countNotes()).toBe(Number(before) + 1)
      await transaction(database.db, (tx) => tx.execute(sql`insert into notes values ('two')`))
      expect(await countNotes()).toBe(Number(before) + 2)
    }))

  it('do not mix with those of another page', async () => {
    const counts = await Promise.all(
      [1, 2].map((page) => asOnePage(async () => [await read(page), await read(10 + page), roundTrips()])),
    )
    expect(counts).toEqual([
      [1, 11, 2],
      [2, 12, 2],
    ])
  })

  it('are counted for the page that waits when every connection is in use', async () => {
    const pages = Array.from({ length: 40 }, (_, page) =>
      asOnePage(async () => {
        await transaction(database.db, (tx) => tx.execute(sql`select pg_sleep(0.01)`))
        await read(page)
        return roundTrips()
      }),
    )
    // begin, the statement, commit, the read
    expect(new Set(await Promise.all(pages))).toEqual(new Set([4]))
  })
})

it('forgets everything once the page is sent, even for what it has started', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const later = await asOnePage(async () => {
    await countNotes()
    return { count: promise.then(countNotes) }
  })
  await database.db.execute(sql`insert into notes values ('three')`)
  const [expected] = [await countNotes()]
  resolve()
  expect(await later.count).toBe(expected)
})

it('does not remember anything outside a page', async () => {
  let calls = 0
  const ask = () => oncePerPage('same', async () => (calls += 1))
  await ask()
  await ask()
  expect(calls).toBe(2)
})

it('runs reads in a transaction one after the other', () =>
  transaction(database.db, async (tx) => {
    const order: string[] = []
    const step = (name: string) => async () => {
      order.push(`${name} begins`)
      await tx.execute(sql`select 1`)
      order.push(`${name} ends`)
      return name
    }
    expect(await together(tx, step('one'), step('two'))).toEqual(['one', 'two'])
    expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
  }))

it.each([
  ['select 1', true],
  ['with a as (select 1) select * from a', true],
  ['select "updated_at" from "jobs"', true],
  ['insert into a values (1)', false],
  ['with a as (delete from b returning *) select * from a', false],
  ['select * from a for update', false],
  ["select nextval('a')", false],
])('%j is a read: %j', (text, expected) => {
  expect(isRead(text)).toBe(expected)
})
