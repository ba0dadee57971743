// Background jobs on pg-boss. A feature defines its jobs (X.jobs.ts) and sends them, optionally inside its transaction;
// they run in this process, or in `npm run worker` when WORKER=off here. Failed jobs are retried with backoff, then moved
// to the queue `failed`; both are counted at /metrics and logged.

import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { type ConstructorOptions, fromDrizzle, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { z } from 'zod'
import { afterCommit, type Database, type Db } from '../db/database.ts'

const FAILED_QUEUE = 'failed'
const RETRIES = 5
const RETRY_DELAY_SECONDS = 5
const TIMEOUT_SECONDS = 300
const HEARTBEAT_SECONDS = 60
/** Workers are notified of jobs sent by their own process; jobs of other processes and delayed jobs are found by polling. */
const POLL_SECONDS = 2
/** How often pg-boss polls each queue for itself. We do it for all of them at once, with one query instead of one per queue. */
const OWN_POLL_SECONDS = 60
/** Per kind and process: one at a time would mean two emails per second. */
const CONCURRENCY = 5
/** Jobs still running after this count as failed and are retried by the next process. */
const STOP_TIMEOUT_MS = 10_000

/** `Deps` is the part of the platform that a job uses. */
export type Job<Input, Deps> = {
  name: string
  cron: string | undefined
  timeoutSeconds: number | undefined
  /** Null for an input without secrets. */
  withoutSecrets: ((data: unknown) => object) | null
  /** Validated when it is sent, so that an invalid job fails where it was created. */
  prepare(data: Input): object
  /** Validated again when it runs: the queue outlives versions of the code. */
  work(data: unknown, deps: Deps): Promise<void>
}

export function defineJob<Schema extends z.ZodType<object>, Deps>(definition: {
  name: string
  data: Schema
  /** If set, the job runs on this schedule (UTC). */
  cron?: string
  /** For jobs that run longer than minutes: the worker then sends heartbeats, so that a crash is noticed early. */
  timeoutSeconds?: number
  /**
   * For an input with secrets: what remains of it, for operators, when the job fails for good. Once it has run, nothing
   * does; other jobs are kept for a week as they were sent.
   */
  withoutSecrets?(data: z.output<Schema>): object
  run(data: z.output<Schema>, deps: Deps): Promise<void>
}): Job<z.input<Schema>, Deps> {
  const { withoutSecrets } = definition
  return {
    name: definition.name,
    cron: definition.cron,
    timeoutSeconds: definition.timeoutSeconds,
    withoutSecrets: withoutSecrets
      ? (data) => {
          const input = definition.data.safeParse(data)
          return input.success ? withoutSecrets(input.data) : {}
        }
      : null,
    prepare: (data) => definition.data.parse(data),
    work: (data, deps) => definition.run(definition.data.parse(data ?? {}), deps),
  }
}

export type Jobs = {
  /** With a transaction, the job exists only if it commits; with `notBefore`, it is delayed until then. */
  send<Input>(job: Job<Input, never>, data: Input, tx?: Db, notBefore?: Date): Promise<void>
  /** Jobs by state; `failed` are those that ran out of retries. */
  counts(): Promise<Record<string, number>>
  /** The same for one kind, by name. */
  countsOf(name: string): Promise<Record<string, number>>
  stop(): Promise<void>
}

/** For lists of jobs with different data. */
export type AnyJob<Deps> = Job<never, Deps>

export async function startJobs<Deps>(options: {
  database: Database
  definitions: readonly AnyJob<Deps>[]
  deps: (jobs: Jobs) => Deps
  isWorker: boolean
  /** Per kind. Tests use one, so that jobs run in the order they were sent. */
  concurrency?: number
  pollSeconds?: number
  log: FastifyBaseLogger
}): Promise<Jobs> {
  const { database, definitions, concurrency = CONCURRENCY, pollSeconds = POLL_SECONDS, log } = options
  const boss = new PgBoss({ db: poolAdapter(database), schema: 'jobs' })
  boss.on('error', (error) => log.error({ err: error }, 'queue error'))
  await boss.start()
  await createQueues(boss, definitions)

  const workers = new Map<string, string>()
  const wake = (name: string) => {
    const worker = workers.get(name)
    if (worker !== undefined) boss.notifyWorker(worker)
  }

  let stopPolling = () => {}

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
    async countsOf(name) {
      const { rows } = await database.pool.query<{ state: string; count: number }>(
        `select state::text, count(*) from jobs.job
         where name = $1 and state in ('created', 'retry', 'active', 'failed') group by 1`,
        [name],
      )
      return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
    },
    async stop() {
      stopPolling()
      // pg-boss itself polls only every half second whether its workers have finished.
      const finished = Promise.all([...workers.keys()].map((name) => boss.offWork(name)))
      await Promise.race([finished, delay(STOP_TIMEOUT_MS, undefined, { ref: false })])
      await boss.stop({ graceful: false })
    },
  }

  if (options.isWorker) {
    const deps = options.deps(jobs)
    for (const definition of definitions) {
      const { withoutSecrets } = definition
      const run = async ({ id, data, retryCount, retryLimit }: JobWithMetadata<unknown>): Promise<JobResult> => {
        try {
          // The job has run, but the process ended before it could report that.
          if (withoutSecrets && data === null) return { id, status: 'completed' }
          // Before the last attempt, not after it: however it ends, a job that moves to the failed ones has no secrets.
          if (withoutSecrets && retryCount >= retryLimit) {
            await replaceInput(database, definition.name, id, withoutSecrets(data))
          }
          await definition.work(data, deps)
          if (withoutSecrets) await replaceInput(database, definition.name, id, null)
          return { id, status: 'completed' }
        } catch (error) {
          log.error({ err: error, job: definition.name, jobId: id }, 'job failed')
          return { id, status: 'failed', output: { message: String(error) } }
        }
      }
      const batchSize = definition.timeoutSeconds ? 1 : concurrency
      const workOptions = {
        pollingIntervalSeconds: Math.max(pollSeconds, OWN_POLL_SECONDS),
        batchSize,
        perJobResults: true,
        includeMetadata: true,
      } as const
      const worker = await boss.work(definition.name, workOptions, async (batch: JobWithMetadata<unknown>[]) => {
        const results = await Promise.all(batch.map(run))
        // A full batch suggests that more are waiting.
        if (batch.length === batchSize) wake(definition.name)
        return results
      })
      workers.set(definition.name, worker)
    }
    await updateSchedules(boss, definitions)
    stopPolling = pollQueues({ database, names: [...workers.keys()], pollSeconds, wake, log })
  }
  return jobs
}

/** Creates the queues of these jobs without starting anything. */
export async function layOutQueues(database: Database, definitions: Definitions): Promise<void> {
  const boss = new PgBoss({ db: poolAdapter(database), schema: 'jobs', supervise: false, schedule: false })
  await boss.start()
  await createQueues(boss, definitions)
  await boss.stop({ graceful: false })
}

type Definitions = readonly Pick<AnyJob<unknown>, 'name' | 'cron' | 'timeoutSeconds'>[]

/** Queues are stored, so that a start normally finds them all. */
async function createQueues(boss: PgBoss, definitions: Definitions): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  if (!known.has(FAILED_QUEUE)) await boss.createQueue(FAILED_QUEUE)
  for (const { name, timeoutSeconds } of definitions) {
    const expireInSeconds = timeoutSeconds ?? TIMEOUT_SECONDS
    const heartbeat = timeoutSeconds && { heartbeatSeconds: HEARTBEAT_SECONDS }
    const retries = { retryLimit: RETRIES, retryDelay: RETRY_DELAY_SECONDS, retryBackoff: true }
    const queue = known.get(name)
    if (!queue) await boss.createQueue(name, { ...retries, expireInSeconds, ...heartbeat, deadLetter: FAILED_QUEUE })
    else if (queue.expireInSeconds !== expireInSeconds) await boss.updateQueue(name, { expireInSeconds, ...heartbeat })
  }
}

/** Schedules are stored, too: one whose job was renamed or removed would keep filling a queue that nothing works on. */
async function updateSchedules(boss: PgBoss, definitions: Definitions): Promise<void> {
  const known = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]))
  for (const { name, cron } of definitions) {
    if (cron && known.get(name) !== cron) await boss.schedule(name, cron)
    if (cron) known.delete(name)
  }
  for (const name of known.keys()) await boss.unschedule(name)
}

type PollOptions = {
  database: Database
  names: readonly string[]
  pollSeconds: number
  wake: (name: string) => void
  log: FastifyBaseLogger
}

/** Wakes the workers of all queues that have something to do. Returns how to stop. */
function pollQueues({ database, names, pollSeconds, wake, log }: PollOptions): () => void {
  let isPolling = false
  const poll = async () => {
    if (isPolling) return
    isPolling = true
    try {
      const { rows } = await database.pool.query<{ name: string }>(
        `select name from unnest($1::text[]) as queues (name) where exists (
           select from jobs.job where job.name = queues.name and state < 'active' and not blocked and start_after <= now())`,
        [names],
      )
      for (const { name } of rows) wake(name)
    } catch (error) {
      log.error({ err: error }, 'queue error')
    } finally {
      isPolling = false
    }
  }
  const timer = setInterval(() => void poll(), pollSeconds * 1000)
  timer.unref()
  return () => clearInterval(timer)
}

async function replaceInput({ pool }: Database, name: string, id: string, data: object | null): Promise<void> {
  await pool.query('update jobs.job set data = $3 where name = $1 and id = $2', [name, id, data])
}

const poolAdapter = (database: Database): NonNullable<ConstructorOptions['db']> => ({
  executeSql: (text, values) => database.pool.query(text, values),
})
