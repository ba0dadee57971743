// Notices a database that stops answering without closing its connections (a frozen machine, a lost network): requests
// would wait for it for as long as it is away. A connection of its own tells that apart from slow queries and from a busy
// pool.

import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import type { BreakablePool } from './breakable-pool.ts'

const PROBE_EVERY_MS = 1_000
const PROBE_WHILE_SILENT_MS = 250
/** Less than a second, because /readyz promises to answer within one. */
const ANSWER_WITHIN_MS = 800
/** Several probes: a process that is busy for a moment notices answers late. */
const SILENT_AFTER_MS = 3_000

export type DatabaseWatch = {
  /** Asks now; answers within a second. */
  isAnswering(): Promise<boolean>
  stop(): Promise<void>
}

type WatchOptions = {
  url: string
  pool: Pick<BreakablePool, 'switchOff' | 'switchOn'>
  log: Pick<FastifyBaseLogger, 'warn'>
}

type Answer = 'yes' | 'refused' | 'silent'

export function watchDatabase({ url, pool, log }: WatchOptions): DatabaseWatch {
  const probe = createProbe(url)
  const stopping = new AbortController()
  let isSilent = false
  let silentSince: number | null = null

  const note = (answer: Answer) => {
    if (answer === 'silent') silentSince ??= performance.now() - ANSWER_WITHIN_MS
    else silentSince = null
    const isNowSilent = silentSince !== null && performance.now() - silentSince >= SILENT_AFTER_MS
    if (isNowSilent === isSilent) return
    isSilent = isNowSilent
    if (isSilent) {
      log.warn('the database does not answer: requests are turned away until it does')
      pool.switchOff()
    } else {
      log.warn('the database answers again')
      pool.switchOn()
    }
  }
  const watch = async () => {
    while (!stopping.signal.aborted) {
      note(await probe.ask())
      await wait(silentSince === null ? PROBE_EVERY_MS : PROBE_WHILE_SILENT_MS, undefined, {
        signal: stopping.signal,
        ref: false,
      }).catch(() => undefined)
    }
  }
  const watching = watch()
  return {
    isAnswering: async () => !isSilent && (await probe.ask()) === 'yes',
    async stop() {
      stopping.abort()
      probe.close()
      await watching
    },
  }
}

/** Questions asked at the same time share one answer. */
function createProbe(url: string): { ask(): Promise<Answer>; close(): void } {
  let client: pg.Client | null = null
  let asking: Promise<Answer> | null = null

  const drop = () => {
    client?.connection.stream.destroy()
    client = null
  }
  const query = async () => {
    if (!client) {
      const fresh = new pg.Client({ connectionString: url, application_name: 'meridian watch', keepAlive: true })
      // The next question finds out by itself.
      fresh.on('error', () => undefined)
      client = fresh
      await fresh.connect()
    }
    await client.query('select 1')
  }
  const askOnce = async (): Promise<Answer> => {
    const patience = new AbortController()
    const silence = wait(ANSWER_WITHIN_MS, 'silent' as const, { signal: patience.signal }).catch(
      () => 'silent' as const,
    )
    const answer = query().then(
      () => 'yes' as const,
      () => 'refused' as const,
    )
    const result = await Promise.race([answer, silence])
    patience.abort()
    if (result !== 'yes') drop()
    return result
  }
  return {
    ask() {
      asking ??= askOnce().finally(() => {
        asking = null
      })
      return asking
    },
    close: drop,
  }
}
