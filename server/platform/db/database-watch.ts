// Notices a database that stops answering without closing its connections (a frozen machine, a lost network): requests
// would wait for it for as long as it is away. A connection of its own tells that apart from slow queries and from a busy
// pool.

import { setImmediate as immediate, setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import type { BreakablePool } from './breakable-pool.ts'

const PROBE_EVERY_MS = 1_000
const PROBE_WHILE_SILENT_MS = 250
/** Less than a second, because /readyz promises to answer within one. */
const ANSWER_WITHIN_MS = 800
/** An overloaded machine needs seconds for an answer, and cutting everything off would not help it. */
const SILENT_AFTER_MS = 5_000
/** A timer that is this late means that this process is too busy to notice answers. */
const LATE_MS = 1_000

export type DatabaseWatch = {
  /** Until then only `isAnswering` works: a start may keep the process busy. */
  begin(): void
  /** Checks now; resolves within a second. */
  isAnswering(): Promise<boolean>
  stop(): Promise<void>
}

type WatchOptions = {
  url: string
  pool: Pick<BreakablePool, 'switchOff' | 'switchOn'>
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** `busy`: this process was too busy to tell whether the database responded. */
type Answer = 'yes' | 'refused' | 'silent' | 'busy'

export function watchDatabase({ url, pool, log }: WatchOptions): DatabaseWatch {
  const probe = createProbe(url)
  const stopping = new AbortController()
  let watching: Promise<void> | null = null
  let isSilent = false
  let silentSince: number | null = null

  const note = (answer: Answer) => {
    if (answer === 'busy') return
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
  return {
    begin() {
      watching ??= watch()
    },
    isAnswering: async () => !isSilent && ['yes', 'busy'].includes(await probe.ask()),
    async stop() {
      stopping.abort()
      probe.close()
      await watching
    },
  }
}

/** One check at a time: concurrent callers share its result. */
function createProbe(url: string): { ask(): Promise<Answer>; close(): void } {
  let client: pg.Client | null = null
  let pending: { since: number; answer: Promise<Answer> } | null = null

  const drop = () => {
    client?.connection.stream.destroy()
    client = null
  }
  const createClient = (): pg.Client => {
    const fresh = new pg.Client({ connectionString: url, application_name: 'meridian watch', keepAlive: true })
    // The next health check detects it.
    fresh.on('error', () => undefined)
    return fresh
  }
  const query = async (): Promise<Answer> => {
    const isConnected = client !== null
    const asked = client ?? createClient()
    client = asked
    try {
      if (!isConnected) await asked.connect()
      await asked.query('select 1')
      return 'yes'
    } catch {
      // Unless it has been replaced in the meantime.
      if (client === asked) drop()
      return 'refused'
    }
  }
  const begin = () => {
    const asked = { since: performance.now(), answer: query() }
    pending = asked
    void asked.answer.then(() => {
      if (pending === asked) pending = null
    })
    return asked
  }
  return {
    async ask() {
      if (pending && performance.now() - pending.since > SILENT_AFTER_MS) {
        // The connection itself may be lost, in which case no answer will ever come.
        pending = null
        drop()
      }
      const { answer } = pending ?? begin()
      const startedAt = performance.now()
      const patience = new AbortController()
      const silence = wait(ANSWER_WITHIN_MS, 'silent' as const, { signal: patience.signal })
      const result = await Promise.race([answer, silence.catch(() => 'silent' as const)])
      patience.abort()
      if (result !== 'silent') return result
      const isLate = performance.now() - startedAt > ANSWER_WITHIN_MS + LATE_MS
      // An answer that has arrived by now is processed before the immediate.
      return Promise.race([answer, immediate(isLate ? ('busy' as const) : result)])
    },
    close: drop,
  }
}
