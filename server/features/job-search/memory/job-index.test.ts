// The index of a node that falls behind, and the indexes of two nodes on one database.

import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { aPerson, type BuiltPerson } from '#server/features/accounts/accounts.builder.ts'
import { aPublishedJob } from '#server/features/jobs/jobs.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { countFound } from '../job-search.builder.ts'

const WITHIN = { timeout: 30_000 }
const found = (reader: BuiltPerson, answer: { searchIndex: string; total: number }) =>
  vi.waitFor(async () => expect(await countFound(reader)).toEqual(answer), WITHIN)

let first: TestApp
beforeAll(async () => {
  first = await createTestApp({ SEARCH_INDEX: 'on' })
})
afterAll(() => first.close())
afterEach(() => vi.restoreAllMocks())

describe('an index that lags behind the outbox', () => {
  it('is not asked: PostgreSQL answers until it has caught up', async () => {
    const { db } = first.platform
    const reader = await aPerson(first)
    await aPublishedJob(first)
    await found(reader, { searchIndex: 'on', total: 1 })
    let now = Date.now()
    vi.spyOn(Date, 'now').mockImplementation(() => now)
    // From here on it was last heard of at this very moment.
    const { job } = await db.transaction(async (holding) => {
      // It learns the words of a job before it shows it, so it stands still here; nobody else writes words.
      await holding.execute(sql`lock table job_search_words in exclusive mode`)
      const published = await aPublishedJob(first)
      await vi.waitFor(async () => expect(await waitingForWords(first)).toBe(1), WITHIN)
      now += 4_000
      expect(await countFound(reader), 'a little behind').toEqual({ searchIndex: 'on', total: 1 })
      now += 2_000
      expect(await countFound(reader), 'too far behind').toEqual({ searchIndex: 'off', total: 2 })
      return published
    })
    await found(reader, { searchIndex: 'on', total: 2 })
    await db.execute(sql`delete from job_search where job_id = ${job.id}`)
  })
})

async function waitingForWords({ platform }: TestApp): Promise<number> {
  const { rows } = await platform.db.execute<{ count: number }>(
    sql`select count(*)::int as count from pg_locks
        where relation = 'job_search_words'::regclass and not granted`,
  )
  return rows[0]?.count ?? 0
}
