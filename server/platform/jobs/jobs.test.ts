import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { defineJob, type Jobs, startJobs } from './jobs.ts'

let database: TestDatabase
const running: Jobs[] = []
const done: number[] = []

const numbered = defineJob({
  name: 'numbered',
  data: z.object({ number: z.int() }),
  async run({ number }) {
    if (number === 3) throw new Error('three does not work')
    done.push(number)
  },
})

/** So seldom that what is done in a test is done because somebody was woken. */
const LOOK_EVERY_SECONDS = 600

async function startNode({ isWorker }: { isWorker: boolean }): Promise<Jobs> {
  const jobs = await startJobs({
    database,
    definitions: [numbered],
    needs: () => ({}),
    isWorker,
    lookEverySeconds: LOOK_EVERY_SECONDS,
    log: pino({ level: 'silent' }),
  })
  running.push(jobs)
  return jobs
}

let jobs: Jobs
beforeAll(async () => {
  database = await createTestDatabase()
  jobs = await startNode({ isWorker: true })
})
afterAll(async () => {
  for (const node of running) await node.stop()
  await database.close()
})

it('one job that fails is tried again later, and takes none of those beside it along', async () => {
  const numbers = Array.from({ length: 12 }, (_, number) => number)
  for (const number of numbers) await jobs.send(numbered, { number })
  await expect.poll(() => done.length, { timeout: 20_000 }).toBe(11)
  await expect.poll(() => jobs.counts(), { timeout: 20_000 }).toEqual({ retry: 1 })
  expect(done.toSorted((one, other) => one - other)).toEqual(numbers.filter((number) => number !== 3))
})

const LISTENER = `application_name like 'meridian pgboss%' and datname = current_database()`

describe('a worker', () => {
  it('is woken by the commit of what another node sends', async () => {
    const other = await startNode({ isWorker: false })
    await database.db.transaction(async (tx) => other.send(numbered, { number: 20 }, tx))
    await expect.poll(() => done, { timeout: 20_000 }).toContain(20)
  })

  it('looks for what it was not told of once its connection is back', async () => {
    const { rowCount } = await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where ${LISTENER}`,
    )
    expect(rowCount).toBe(1)
    await jobs.send(numbered, { number: 30 })
    await expect.poll(() => done, { timeout: 20_000 }).toContain(30)
  })
})
