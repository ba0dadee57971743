import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRandom } from '#server/seeds/random.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import { aSearch, manyOpenJobs } from './job-search.builder.ts'
import { IndexState } from './memory/index-state.ts'
import { CountingWorker } from './memory/worker/counting-worker.ts'
import type { SearchHits, SearchPlan } from './search-plan.ts'
import { searchInSql } from './sql/sql-search.queries.ts'

const random = createRandom(4)
let test: TestApp
let lexemes: string[]
let jobIds: string[]

beforeAll(async () => {
  test = await createTestApp()
  await manyOpenJobs(test, random, 800)
  const { rows } = await test.platform.db.execute<{ word: string }>(
    sql`select word from ts_stat('select doc from job_search') where word not like '\\_%' order by ndoc desc limit 150`,
  )
  lexemes = rows.map(({ word }) => word)
  const jobs = await test.platform.db.execute<{ id: string }>(sql`select job_id as id from job_search`)
  jobIds = jobs.rows.map(({ id }) => id)
})
afterAll(() => test.close())

async function expectSameAnswer(index: IndexState, plan: SearchPlan): Promise<SearchHits> {
  const answer = index.search(plan)
  expect(answer, JSON.stringify(plan)).toEqual(await searchInSql(test.platform.db, plan))
  return answer
}

/** Every other search by someone with hidden jobs. */
const nextSearch = (): SearchPlan => ({
  ...aSearch(random, lexemes, test.clock.now().getTime()),
  excluded: random.integer(0, 1) === 0 ? [] : random.shuffle(jobIds).slice(0, random.integer(1, 300)),
})

/** With a worker thread, however few jobs there are. */
async function withThread(): Promise<IndexState> {
  const { db } = test.platform
  const log = { warn: (_: unknown, failure?: string) => expect.fail(failure) }
  let thread: CountingWorker | undefined
  const index = await IndexState.read(db, {
    createWorker: (memory) => (thread = new CountingWorker(memory, log)),
    workerMinJobs: 0,
  })
  await thread?.done()
  return index
}

describe('a worker thread', () => {
  it('counts the same, whatever is counted at the same time', async () => {
    const index = await withThread()
    for (let search = 0; search < 50; search += 1) {
      const [plan, another] = [nextSearch(), nextSearch()]
      const [counted, besides] = await Promise.all([
        index.countFacetsInBackground(plan),
        index.countFacetsInBackground(another),
      ])
      expect(counted, JSON.stringify(plan)).toEqual(index.countFacets(plan))
      expect(besides, JSON.stringify(another)).toEqual(index.countFacets(another))
    }
    await index.close()
    const plan = nextSearch()
    expect(await index.countFacetsInBackground(plan), 'once it is gone').toEqual(index.countFacets(plan))
  })

  it('counts the state at its start: changes wait until it is done', async () => {
    const { db } = test.platform
    const index = await withThread()
    for (let round = 0; round < 10; round += 1) {
      const plan = nextSearch()
      await db.execute(random.pick(changes))
      const before = index.countFacets(plan)
      const [counted] = await Promise.all([index.countFacetsInBackground(plan), index.follow(db)])
      expect(counted).toEqual(before)
      await expectSameAnswer(index, plan)
    }
    await index.close()
  })
})

describe('the index in memory and PostgreSQL', () => {
  it('return the same jobs in the same order, totals and counts for 150 searches', async () => {
    const index = await IndexState.read(test.platform.db)
    let found = 0
    for (let search = 0; search < 150; search += 1) found += (await expectSameAnswer(index, nextSearch())).total
    expect(found).toBeGreaterThan(2_000)
  })

  it('return the same pages to the end', async () => {
    const index = await IndexState.read(test.platform.db)
    for (let search = 0; search < 6; search += 1) {
      const plan: SearchPlan = { ...nextSearch(), words: [], overlapMinutes: null, payFrom: null, limit: 90 }
      const seen = new Set<string>()
      let after: SearchPlan['after'] = null
      let total = 0
      do {
        const page = await expectSameAnswer(index, { ...plan, after, wantsFacets: false })
        const shown = page.hits.slice(0, plan.limit)
        for (const { id } of shown) seen.add(id)
        total = page.total
        after = page.hits.length > plan.limit ? (shown.at(-1) ?? null) : null
      } while (after)
      expect(seen.size).toBe(total)
    }
  })

  it('return the same results while jobs are edited, closed, and companies are suspended', async () => {
    const { db } = test.platform
    const index = await IndexState.read(db)
    for (let round = 0; round < 15; round += 1) {
      await db.execute(random.pick(changes))
      await index.follow(db)
      for (let search = 0; search < 3; search += 1) await expectSameAnswer(index, nextSearch())
    }
    await manyOpenJobs(test, random, 700)
    await index.follow(db)
    expect(index.figures.tail).toBeGreaterThan(700)
    for (let search = 0; search < 20; search += 1) await expectSameAnswer(index, nextSearch())
  })

  it('agree on a transaction that commits after later ones', async () => {
    const { db } = test.platform
    const index = await IndexState.read(db)
    const close = sql`update jobs set status = 'closed', close_reason = 'filled'
      where id = (select id from jobs where status = 'published' order by id limit 1)`
    await db.transaction(async (slow) => {
      await slow.execute(close)
      await db.execute(sql`update jobs set title = title, search_title = 'Overtaking' where id = (
        select id from jobs where status = 'published' order by id desc limit 1)`)
      await index.follow(db)
      await index.follow(db)
    })
    await index.follow(db)
    const plan = { ...nextSearch(), words: [], openTo: null, overlapMinutes: null, payFrom: null, postedSince: null }
    await expectSameAnswer(index, plan)
    expect((await expectSameAnswer(index, { ...plan, words: [[['overtak']]], choices: noChoices })).total).toBe(1)
  })
})

const noChoices: SearchPlan['choices'] = {
  workplace: [],
  contract: [],
  engagement: [],
  level: [],
  region: [],
  country: [],
  visa: [],
  language: [],
  skill: [],
  company: [],
}

const some = sql`(select id from jobs order by md5(id::text || random()) limit 25)`
const changes = [
  sql`update jobs set status = 'closed', close_reason = 'filled' where status = 'published' and id in ${some}`,
  sql`update jobs set status = 'published', close_reason = null where status = 'closed' and id in ${some}`,
  sql`update jobs set search_pay = coalesce(search_pay, 30000) + 1000, search_title = search_title || ' again' where id in ${some}`,
  sql`update jobs set visibility = 'unlisted' where id in ${some}`,
  sql`update jobs set visibility = 'public', published_at = published_at - interval '1 hour' where id in ${some}`,
  sql`update companies set status = 'suspended' where name = 'Bora Works'`,
  sql`update companies set status = 'verified' where name = 'Bora Works'`,
  sql`update companies set name = case name when 'Loch & Sons' then 'Loch & Daughters' else 'Loch & Sons' end where country = 'GB'`,
]
