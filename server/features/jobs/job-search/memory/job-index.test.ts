// The index of a node that falls behind, and the indexes of two nodes on one database.

import { sql } from 'drizzle-orm'
import { afterEach, expect, it, vi } from 'vitest'
import { aPerson, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { changeOwnStatus } from '#server/features/jobs/jobs/job-status.service.ts'
import { aPublishedJob } from '#server/features/jobs/jobs/jobs.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { countFound } from '../job-search.builder.ts'

const nodes: TestApp[] = []
async function aNode(other?: TestApp): Promise<TestApp> {
  const node = await createTestApp({ SEARCH_INDEX: 'on' }, other && { database: other.database })
  nodes.unshift(node)
  return node
}
afterEach(async () => {
  vi.restoreAllMocks()
  // The one that owns the database was created first and must close last.
  for (const node of nodes.splice(0)) await node.close()
})

const findsInMemory = (reader: BuiltPerson, total: number) =>
  vi.waitFor(async () => expect(await countFound(reader)).toEqual({ searchIndex: 'on', total }))

it('an index that lags behind the outbox is not used: PostgreSQL answers until it has caught up', async () => {
  let now = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => now)
  const node = await aNode()
  const reader = await aPerson(node)
  await aPublishedJob(node)
  await findsInMemory(reader, 1)
  await node.platform.db.transaction(async (holding) => {
    // A node learns the words of a job before it shows the job, so this lock stops it; nobody else writes words.
    await holding.execute(sql`lock table job_search_words in exclusive mode`)
    await aPublishedJob(node)
    await vi.waitFor(async () => expect(await countWaiting(node)).toBe(1))
    now += 5_000
    expect(await countFound(reader), 'a little behind').toEqual({ searchIndex: 'on', total: 1 })
    now += 1
    expect(await countFound(reader), 'too far behind').toEqual({ searchIndex: 'off', total: 2 })
  })
  await findsInMemory(reader, 2)
})

it('a node is ready once its index is built', async () => {
  const first = await aNode()
  let second = first
  const ready = async () => (await second.visitor().get('/readyz')).json<{ status: string }>().status
  await first.platform.db.transaction(async (holding) => {
    await holding.execute(sql`lock table job_search in access exclusive mode`)
    second = await aNode(first)
    expect(await ready()).toBe('starting')
  })
  await vi.waitFor(async () => expect(await ready()).toBe('ready'))
})

async function countWaiting({ platform }: TestApp): Promise<number> {
  const { rows } = await platform.db.execute<{ count: number }>(
    sql`select count(*)::int as count from pg_locks
        where relation = 'job_search_words'::regclass and not granted`,
  )
  return rows[0]?.count ?? 0
}

it('each of two nodes finds jobs published on the other, and drops those closed there', async () => {
  const first = await aNode()
  const second = await aNode(first)
  const readers = [await aPerson(first), await aPerson(second)]
  const allFind = (total: number) =>
    expect.poll(() => Promise.all(readers.map(countFound))).toEqual(readers.map(() => ({ searchIndex: 'on', total })))
  await allFind(0)
  const { job, viewer } = await aPublishedJob(first)
  await allFind(1)
  await aPublishedJob(second)
  await allFind(2)
  const { db, clock } = second.platform
  await changeOwnStatus(db, clock, viewer, job.id, { event: 'close', closeReason: 'filled' })
  await allFind(1)
})
