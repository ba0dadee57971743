import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type StatusMachine, statusMachine } from '#shared/kit/status-machine.ts'
import type { AppError } from '../http/app-error.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { idColumn, newId } from './columns.ts'
import { statusEvents, transition } from './transition.ts'

const doors = pgTable('doors', { id: idColumn(), status: text('status').notNull(), colour: text('colour') })
const doorEvents = statusEvents('door_events')

const doorMachine = statusMachine<'open' | 'shut' | 'locked', 'shut' | 'lock', 'guest' | 'keeper'>({
  states: ['open', 'shut', 'locked'],
  transitions: [
    { from: 'open', event: 'shut', to: 'shut', by: ['guest', 'keeper'] },
    { from: 'shut', event: 'lock', to: 'locked', by: ['keeper'] },
  ],
})

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await database.db.execute(sql`create table doors (id uuid primary key, status text not null, colour text)`)
  await database.db.execute(sql`create table door_events (
    id uuid primary key, subject_id uuid not null references doors, event text not null, from_status text not null,
    to_status text not null, actor_role text not null, actor_id uuid, reason text, created_at timestamptz default now())`)
  await database.db.execute(sql`select make_append_only('door_events')`)
})
afterAll(() => database.close())

let doorId: string
beforeEach(async () => {
  doorId = newId()
  await database.db.insert(doors).values({ id: doorId, status: 'open' })
})

const keeper = { role: 'keeper', id: newId() } as const

const shut = (reason?: string) =>
  transition(database.db, {
    machine: doorMachine,
    table: doors,
    events: doorEvents,
    id: doorId,
    from: 'open',
    event: 'shut',
    actor: keeper,
    reason,
  })

const readEvents = () => database.db.select().from(doorEvents).where(sql`${doorEvents.subjectId} = ${doorId}`)

const change = { machine: doorMachine, table: doors, events: doorEvents, actor: keeper } as const

describe('a status change', () => {
  it('updates the row and records who did what and why', async () => {
    expect(await shut('a draught')).toMatchObject({ id: doorId, status: 'shut' })
    expect(await readEvents()).toEqual([
      expect.objectContaining({
        event: 'shut',
        fromStatus: 'open',
        toStatus: 'shut',
        actorRole: 'keeper',
        actorId: keeper.id,
        reason: 'a draught',
      }),
    ])
  })

  it('may change other columns along with the status', async () => {
    const moved = await transition(database.db, {
      ...change,
      id: doorId,
      from: 'open',
      event: 'shut',
      facts: { colour: 'green' },
    })
    expect(moved).toMatchObject({ status: 'shut', colour: 'green' })
  })

  it('lets one of several concurrent actors win and tells the others', async () => {
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => shut()))
    const stepErrors = results
      .filter((result) => result.status === 'rejected')
      .map(({ reason }) => (reason as AppError).code)
    expect(stepErrors).toEqual(Array.from({ length: 9 }, () => 'status_changed_meanwhile'))
    expect(await readEvents()).toHaveLength(1)
  })

  it('rejects an event that the status does not allow, with a message', async () => {
    const attempt = transition(database.db, { ...change, id: doorId, from: 'open', event: 'lock' })
    await expect(attempt).rejects.toMatchObject({
      code: 'status_changed_meanwhile',
      message: expect.stringContaining('has changed in the meantime'),
    })
    const stepErrors = { open: { id: 'doors.open', message: 'The door stands open. Shut it first.' } }
    const explained = transition(database.db, { ...change, id: doorId, from: 'open', event: 'lock', stepErrors })
    await expect(explained).rejects.toMatchObject({ code: 'status_changed_meanwhile', words: stepErrors.open })
  })

  it('rejects an event that only another role may cause', async () => {
    await shut()
    const guest = { role: 'guest', id: null } as const
    const attempt = transition(database.db, { ...change, id: doorId, from: 'shut', event: 'lock', actor: guest })
    await expect(attempt).rejects.toMatchObject({ code: 'forbidden' })
  })

  it('is rolled back with the surrounding transaction', async () => {
    const undone = database.db.transaction(async (tx) => {
      await transition(tx, { ...change, id: doorId, from: 'open', event: 'shut' })
      throw new Error('rolled back')
    })
    await expect(undone).rejects.toThrow('rolled back')
    expect(await readEvents()).toEqual([])
    expect(await database.db.select().from(doors).where(sql`id = ${doorId}`)).toMatchObject([{ status: 'open' }])
  })
})

describe('an event log', () => {
  it('cannot be updated, deleted from or truncated', async () => {
    await shut()
    for (const statement of [
      'update door_events set reason = null',
      'delete from door_events',
      'truncate door_events',
    ]) {
      await expect(database.pool.query(statement)).rejects.toMatchObject({
        message: 'rows of door_events are never changed or deleted',
      })
    }
    expect(await readEvents()).toHaveLength(1)
  })

  it('is append-only wherever status changes are logged', async () => {
    const { rows } = await database.pool.query<{ name: string; triggers: string[] }>(
      `select relname as name, array(select tgname::text from pg_trigger where tgrelid = pg_class.oid and tgname like 'append_only%' order by 1) as triggers
       from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like '%_outbox'
       and exists (select 1 from pg_attribute where attrelid = pg_class.oid and attname = 'from_status')`,
    )
    expect(rows.length).toBeGreaterThanOrEqual(2)
    const both = ['append_only', 'append_only_whole']
    expect(rows).toEqual(rows.map(({ name }) => ({ name, triggers: both })))
  })
})

describe('every status machine', () => {
  const features = join(import.meta.dirname, '../../../shared/features')
  const files = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('-status.ts'),
  )

  it.each(files)('of %s has exactly the states that PostgreSQL allows', async (file) => {
    const machine = findMachine((await import(join(features, file))) as Record<string, unknown>)
    const { rows } = await database.pool.query<{ definition: string }>(
      `select pg_get_constraintdef(oid) as definition from pg_constraint where contype = 'c' and conname like '%\\_status'`,
    )
    const allowed = rows.map(({ definition }) =>
      [...definition.matchAll(/'([^']+)'::text/g)].map(([, state = '']) => state),
    )
    expect(allowed.map((states) => states.toSorted())).toContainEqual([...machine.states].toSorted())
  })

  it('is found', () => expect(files.length).toBeGreaterThanOrEqual(2))
})

function findMachine(module: Record<string, unknown>): StatusMachine<string, string, string> {
  const machine = Object.values(module).find(
    (value) => typeof value === 'object' && value !== null && 'transitions' in value,
  )
  if (!machine) throw new Error('no status machine is exported')
  return machine as StatusMachine<string, string, string>
}
