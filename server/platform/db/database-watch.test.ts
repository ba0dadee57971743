import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest'
import { openTcpProxy, type TcpProxy } from '../testing/tcp-proxy.builder.ts'
import { type Database, openDatabase, transaction } from './database.ts'
import { type DatabaseWatch, watchDatabase } from './database-watch.ts'

let proxy: TcpProxy
let database: Database
let watch: DatabaseWatch
const warn = vi.fn<(line: string) => void>()

beforeEach(async () => {
  warn.mockClear()
  proxy = await openTcpProxy(inject('postgresUrl'))
  database = openDatabase({ url: proxy.url, pool: 3, onError: () => undefined })
  watch = watchDatabase({ url: proxy.url, pool: database.pool, log: { warn } })
  watch.begin()
})
afterEach(async () => {
  await proxy.restore()
  await watch.stop()
  await database.close()
  await proxy.close()
})

const askDatabase = () => database.db.execute(sql`select 1`)

it('ends what waits for a database that hangs, turns the rest away, and recovers by itself', async () => {
  await askDatabase()
  expect(await watch.isAnswering()).toBe(true)
  const halfWay = transaction(database.db, async (tx) => {
    await tx.execute(sql`create temporary table notes (text text)`)
    proxy.hang()
    await tx.execute(sql`insert into notes values ('lost')`)
  })
  // The rollback on the cut connection.
  await expect(halfWay).rejects.toMatchObject({ cause: { message: expect.stringContaining('connection error') } })
  // It tries a new connection, which hangs as well.
  const accepted = proxy.accepted()
  await expect.poll(proxy.accepted).toBeGreaterThan(accepted)
  expect(await watch.isAnswering()).toBe(false)
  await expect(askDatabase()).rejects.toMatchObject({ cause: { code: '08006' } })
  await proxy.restore()
  await expect.poll(watch.isAnswering).toBe(true)
  const { rows } = await database.db.execute(sql`select pg_current_xact_id_if_assigned() is null as is_fresh`)
  expect(rows).toEqual([{ is_fresh: true }])
  expect(warn.mock.calls.map(([line]) => line.split(':')[0])).toEqual([
    'the database does not answer',
    'the database answers again',
  ])
})

it('does not mistake a slow query or a busy pool for a database that hangs', async () => {
  const slow = Array.from({ length: 4 }, () => database.db.execute(sql`select pg_sleep(3.5)`))
  expect(await watch.isAnswering()).toBe(true)
  await Promise.all(slow)
  expect(warn).not.toHaveBeenCalled()
})

it('survives a connection that is cut in the middle of a transaction', async () => {
  const cut = transaction(database.db, async () => {
    await proxy.refuse()
    await expect.poll(watch.isAnswering).toBe(false)
  })
  await expect(cut).rejects.toThrow('Failed query: rollback')
  await proxy.restore()
  await expect.poll(watch.isAnswering).toBe(true)
  await askDatabase()
})
