import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { transaction } from '../db/database.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { defineJob, type Jobs, startJobs } from './jobs.ts'

let database: TestDatabase
let jobs: Jobs
const done: number[] = []

const numbered = defineJob({
  name: 'numbered',
  data: z.object({ number: z.int() }),
  async run({ number }) {
    if (number === 3) throw new Error('three does not work')
    done.push(number)
  },
})

const secret = defineJob({
  name: 'secret',
  data: z.object({ code: z.string() }),
  withoutSecrets: ({ code }) => ({ digits: code.length }),
  async run({ code }) {
    if (code === 'rejected') throw new Error('not delivered')
    done.push(code.length)
  },
})

beforeAll(async () => {
  database = await createTestDatabase()
  jobs = await startJobs({
    database,
    definitions: [numbered, secret],
    deps: () => ({}),
    isWorker: true,
    // Polling is effectively off: a worker that is not notified sleeps through the test.
    pollSeconds: 3_600,
    concurrency: 1,
    log: pino({ level: 'silent' }),
  })
})
afterAll(async () => {
  await jobs.stop()
  await database.close()
})

it('a failing job is retried later and does not affect the others of its batch', async () => {
  const numbers = Array.from({ length: 12 }, (_, number) => number)
  for (const number of numbers) await jobs.send(numbered, { number })
  await expect.poll(() => done.length).toBe(11)
  await expect.poll(() => jobs.counts()).toEqual({ retry: 1 })
  expect(done.toSorted((one, other) => one - other)).toEqual(numbers.filter((number) => number !== 3))
})

it('wakes its worker once the transaction that sent it has committed', async () => {
  await transaction(database.db, async (tx) => {
    await jobs.send(numbered, { number: 100 }, tx)
    expect(done).not.toContain(100)
  })
  await expect.poll(() => done).toContain(100)
})

it('the input of a job that holds secrets is deleted once it has run, and not before', async () => {
  const inputs = async (state: string) => {
    const { rows } = await database.pool.query(`select data from jobs.job where name = 'secret' and state = $1`, [
      state,
    ])
    return rows
  }
  await jobs.send(secret, { code: 'rejected' })
  await jobs.send(secret, { code: 'delivered' })
  await expect.poll(() => inputs('completed')).toEqual([{ data: null }])
  await expect.poll(() => inputs('retry')).toEqual([{ data: { code: 'rejected' } }])
})

it('the secrets of a job that fails for good are kept neither with it nor among the failed jobs', async () => {
  await jobs.send(secret, { code: 'rejected' }, undefined, new Date(Date.now() + 3_600_000))
  await database.pool.query(
    `update jobs.job set retry_count = retry_limit, start_after = now() - interval '1 second'
     where name = 'secret' and state = 'created'`,
  )
  // Sending another one wakes the worker.
  await jobs.send(secret, { code: 'next' })
  const failed = async () => {
    const { rows } = await database.pool.query(
      `select name, data, coalesce(source_output, output) as error from jobs.job
       where name = 'failed' or (name = 'secret' and state = 'failed') order by 1`,
    )
    return rows
  }
  const kept = { data: { digits: 8 }, error: { message: 'Error: not delivered' } }
  await expect.poll(failed).toEqual([
    { name: 'failed', ...kept },
    { name: 'secret', ...kept },
  ])
})

it('a job whose input is gone has run: it is not run again after a crash', async () => {
  await jobs.send(secret, { code: 'sent before the crash' }, undefined, new Date(Date.now() + 3_600_000))
  await database.pool.query(
    `update jobs.job set data = null, start_after = now() - interval '1 second' where name = 'secret' and state = 'created'`,
  )
  // Sending another one wakes the worker.
  await jobs.send(secret, { code: 'next' })
  await expect
    .poll(
      async () =>
        (await database.pool.query(`select 1 from jobs.job where name = 'secret' and state = 'completed'`)).rowCount,
    )
    .toBe(4)
  expect(done).not.toContain('sent before the crash'.length)
})

it('finds the jobs of other processes with one query for all queues', async () => {
  const other = await createTestDatabase()
  const seen: number[] = []
  const counted = (name: string) =>
    defineJob({ name, data: z.object({ number: z.int() }), run: async ({ number }) => void seen.push(number) })
  const definitions = [counted('one'), counted('two')] as const
  const start = (isWorker: boolean) =>
    startJobs({
      database: other,
      definitions,
      deps: () => ({}),
      isWorker,
      pollSeconds: 0.05,
      log: pino({ level: 'silent' }),
    })
  try {
    const [sender, worker] = [await start(false), await start(true)]
    await sender.send(definitions[0], { number: 1 })
    await sender.send(definitions[1], { number: 2 })
    await expect.poll(() => seen.toSorted((one, other) => one - other)).toEqual([1, 2])
    await worker.stop()
    await sender.stop()
  } finally {
    await other.close()
  }
})

it('a changed time-out applies to a queue that exists', async () => {
  const other = await createTestDatabase()
  const start = (timeoutSeconds: number) =>
    startJobs({
      database: other,
      definitions: [defineJob({ name: 'long', data: z.object({}), timeoutSeconds, run: async () => undefined })],
      deps: () => ({}),
      isWorker: false,
      log: pino({ level: 'silent' }),
    })
  try {
    for (const seconds of [600, 1200]) await (await start(seconds)).stop()
    const { rows } = await other.pool.query(`select expire_seconds from jobs.queue where name = 'long'`)
    expect(rows).toEqual([{ expire_seconds: 1200 }])
  } finally {
    await other.close()
  }
})

it('drops the schedule of a job that no longer exists', async () => {
  const other = await createTestDatabase()
  const start = (name: string) =>
    startJobs({
      database: other,
      definitions: [defineJob({ name, data: z.object({}), cron: '0 0 1 1 *', run: async () => undefined })],
      deps: () => ({}),
      isWorker: true,
      log: pino({ level: 'silent' }),
    })
  try {
    for (const name of ['old-name', 'new-name']) await (await start(name)).stop()
    const { rows } = await other.pool.query('select name from jobs.schedule')
    expect(rows).toEqual([{ name: 'new-name' }])
  } finally {
    await other.close()
  }
})
