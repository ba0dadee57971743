// Background work on pg-boss. A feature defines its jobs (X.jobs.ts) and sends them, if it likes inside its transaction;
// they run in this process, or in `npm run worker` when WORKER=off here. Failed work is retried with growing waits, then
// kept in the queue `failed`; both are counted at /metrics and logged.

import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { type Job as BossJob, type ConstructorOptions, fromDrizzle, type JobResult, PgBoss } from 'pg-boss'
import type { z } from 'zod'
import { afterCommit, type Database, type Db } from '../db/database.ts'

const FAILED_QUEUE = 'failed'
const RETRIES = 5
const FIRST_WAIT_SECONDS = 5
const LONGEST_RUN_SECONDS = 300
const SIGN_OF_LIFE_SECONDS = 60
/** A worker is woken by what its own process sends; what others send, or what waits for its time, is looked for this often. */
const LOOK_EVERY_SECONDS = 2
/** Of one kind in one process: one at a time would be two mails a second. */
const AT_ONCE = 5
/** Work that is still running then counts as failed, and is tried again by the next process. */
const STOP_WITHIN_MS = 10_000

/** What runs a job needs: a job names the part of the platform it uses. */
export type Job<Input, Needs> = {
  name: string
  cron: string | undefined
  longestRunSeconds: number | undefined
  /** Checked when it is sent, so that a wrong job fails where it was made. */
  prepare(data: Input): object
  /** Checked again when it runs: the queue outlives versions of the code. */
  work(data: unknown, needs: Needs): Promise<void>
}

export function defineJob<Schema extends z.ZodType<object>, Needs>(definition: {
  name: string
  data: Schema
  /** When set the job runs by itself at these times (UTC). */
  cron?: string
  /** For work that takes longer than minutes: its worker then gives signs of life, so that a dead one is noticed early. */
  longestRunSeconds?: number
  run(data: z.output<Schema>, needs: Needs): Promise<void>
}): Job<z.input<Schema>, Needs> {
  return {
    name: definition.name,
    cron: definition.cron,
    longestRunSeconds: definition.longestRunSeconds,
    prepare: (data) => definition.data.parse(data),
    work: (data, needs) => definition.run(definition.data.parse(data ?? {}), needs),
  }
}

export type Jobs = {
  /** With a transaction the job exists exactly if that transaction commits; with an instant it waits for it. */
  send<Input>(job: Job<Input, never>, data: Input, tx?: Db, notBefore?: Date): Promise<void>
  /** Jobs by state; `failed` are those that were given up. */
  counts(): Promise<Record<string, number>>
  stop(): Promise<void>
}

/** A job in a list of jobs of unlike data. */
export type AnyJob<Needs> = Job<never, Needs>

export async function startJobs<Needs>(options: {
  database: Database
  definitions: readonly AnyJob<Needs>[]
  needs: (jobs: Jobs) => Needs
  isWorker: boolean
  /** Of one kind. Tests take one: what they see then comes in the order in which it was sent. */
  atOnce?: number
  lookEverySeconds?: number
  log: FastifyBaseLogger
}): Promise<Jobs> {
  const { database, definitions, atOnce = AT_ONCE, lookEverySeconds = LOOK_EVERY_SECONDS, log } = options
  const boss = new PgBoss({ db: poolAdapter(database), schema: 'jobs' })
  boss.on('error', (error) => log.error({ err: error }, 'queue error'))
  await boss.start()
  await boss.createQueue(FAILED_QUEUE)
  for (const { name, longestRunSeconds } of definitions) {
    await boss.createQueue(name, {
      retryLimit: RETRIES,
      retryDelay: FIRST_WAIT_SECONDS,
      retryBackoff: true,
      expireInSeconds: longestRunSeconds ?? LONGEST_RUN_SECONDS,
      ...(longestRunSeconds && { heartbeatSeconds: SIGN_OF_LIFE_SECONDS }),
      deadLetter: FAILED_QUEUE,
    })
  }

  const workers = new Map<string, string>()
  const wake = (name: string) => {
    const worker = workers.get(name)
    if (worker !== undefined) boss.notifyWorker(worker)
  }

  const jobs: Jobs = {
    async send(job, data, tx, notBefore) {
      await boss.send(job.name, job.prepare(data), {
        ...(tx && { db: fromDrizzle(tx, sql) }),
        ...(notBefore && { startAfter: notBefore }),
      })
      if (!notBefore) afterCommit(tx ?? database.db, () => wake(job.name))
    },
    async counts() {
      const { rows } = await database.pool.query<{ state: string; count: number }>(
        `select case when name = $1 then 'failed' else state::text end as state, count(*) from jobs.job
         where state in ('created', 'retry', 'active') group by 1`,
        [FAILED_QUEUE],
      )
      return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
    },
    async stop() {
      // pg-boss itself looks only every half second whether its workers have finished.
      const finished = Promise.all([...workers.keys()].map((name) => boss.offWork(name)))
      await Promise.race([finished, delay(STOP_WITHIN_MS, undefined, { ref: false })])
      await boss.stop({ graceful: false })
    },
  }

  if (options.isWorker) {
    const needs = options.needs(jobs)
    for (const definition of definitions) {
      const run = async ({ id, data }: BossJob<unknown>): Promise<JobResult> => {
        try {
          await definition.work(data, needs)
          return { id, status: 'completed' }
        } catch (error) {
          log.error({ err: error, job: definition.name, jobId: id }, 'job failed')
          return { id, status: 'failed', output: { message: String(error) } }
        }
      }
      const batchSize = definition.longestRunSeconds ? 1 : atOnce
      const pace = { pollingIntervalSeconds: lookEverySeconds, batchSize, perJobResults: true } as const
      const worker = await boss.work(definition.name, pace, async (batch: BossJob<unknown>[]) => {
        const results = await Promise.all(batch.map(run))
        // There may be more than were taken.
        if (batch.length === batchSize) wake(definition.name)
        return results
      })
      workers.set(definition.name, worker)
      if (definition.cron) await boss.schedule(definition.name, definition.cron)
    }
  }
  return jobs
}

const poolAdapter = (database: Database): NonNullable<ConstructorOptions['db']> => ({
  executeSql: (text, values) => database.pool.query(text, values),
})
