import { sql } from 'drizzle-orm'
import { expect, inject, it, vi } from 'vitest'
import { openTcpProxy } from '../testing/tcp-proxy.builder.ts'
import { openDatabase } from './database.ts'

it('a database that goes away and returns is reported once each, whatever the number of connections', async () => {
  const proxy = await openTcpProxy(inject('postgresUrl'))
  const reported: string[] = []
  const database = openDatabase({
    url: proxy.url,
    pool: 5,
    onError: () => reported.push('lost'),
    onRestored: () => reported.push('restored'),
  })
  const openAll = () => Promise.all(Array.from({ length: 5 }, () => database.db.execute(sql`select pg_sleep(0.05)`)))
  try {
    for (const round of [1, 2]) {
      await openAll()
      await proxy.refuse()
      await proxy.restore()
      await vi.waitFor(() => expect(database.pool.totalCount).toBe(0))
      await openAll()
      expect(reported).toEqual(Array.from({ length: round }, () => ['lost', 'restored']).flat())
    }
  } finally {
    await database.close()
    await proxy.close()
  }
})
