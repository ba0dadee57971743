import { sql } from 'drizzle-orm'
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../db/columns.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { erasePersonalRows, mentions, readPersonalRows } from './personal-rows.ts'

const notes = pgTable(
  'notes',
  { personId: uuid('person_id').notNull(), title: text('title').notNull(), secret: text('secret') },
  (table) => [primaryKey({ columns: [table.personId, table.title] })],
)

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await database.db.execute(
    sql`create table notes (person_id uuid not null, title text not null, secret text, primary key (person_id, title))`,
  )
})
afterAll(() => database.close())

const [mine, theirs] = [newId(), newId()]
const person = { id: mine, addresses: [] }

it('more rows than one batch are read once each, without their secrets', async () => {
  const titles = Array.from({ length: 1_203 }, (_, index) => `note ${String(index).padStart(5, '0')}`)
  await database.db.insert(notes).values(titles.map((title) => ({ personId: mine, title, secret: 'x' })))
  await database.db.insert(notes).values({ personId: theirs, title: 'theirs', secret: 'x' })
  const read: unknown[] = []
  for await (const row of readPersonalRows(
    database.db,
    { table: notes, of: notes.personId, secrets: ['secret'] },
    person,
  ))
    read.push(row)
  expect(read).toEqual(titles.map((title) => ({ personId: mine, title })))
})

it('a condition that matches nobody affects nobody', async () => {
  await erasePersonalRows(database.db, { table: notes, of: () => undefined }, person)
  expect(await database.db.$count(notes)).toBe(1_204)
})

it("retained rows stay, the person's other rows go, and nobody else's do", async () => {
  await erasePersonalRows(database.db, { table: notes, of: notes.personId, kept: 'a reason' }, person)
  expect(await database.db.$count(notes)).toBe(1_204)
  await erasePersonalRows(database.db, { table: notes, of: notes.personId }, person)
  expect(await database.db.select().from(notes)).toEqual([{ personId: theirs, title: 'theirs', secret: 'x' }])
})

it('a word is found as a whole, whatever surrounds it, and not inside another', async () => {
  const found = async (text: string) => {
    const { rows } = await database.db.execute(
      sql`select 1 from (values (${JSON.stringify({ text })}::jsonb)) as notes (title)
          where ${mentions(notes.title, ['ana+1@x.org'])}`,
    )
    return rows.length === 1
  }
  for (const text of ['Ana+1@X.org', 'to:\nana+1@x.org\nbye', '<ana+1@x.org>', 'It is ana+1@x.org.', 'x"ana+1@x.org"'])
    expect([text, await found(text)]).toEqual([text, true])
  for (const text of ['diana+1@x.org', 'ana+1@x.org.uk', 'ana+1@x.organic', 'ana1@x.org', 'm.ana+1@x.org'])
    expect([text, await found(text)]).toEqual([text, false])
})
