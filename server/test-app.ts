// The whole application with its own database, driven through HTTP without a network. Email is captured, the clock stands
// still.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { buildApp } from './app.ts'
import { readConfig } from './platform/config.ts'
import { connectionsOf } from './platform/db/database.ts'
import { createStorage, createUploadStore } from './platform/files/create-storage.ts'
import type { App } from './platform/http/context.ts'
import { createMetrics } from './platform/http/operations/metrics.ts'
import { type Jobs, startJobs } from './platform/jobs/jobs.ts'
import { loggerOptions } from './platform/log.ts'
import type { Mail } from './platform/mail/mail.ts'
import { createOutbound } from './platform/outbound/outbound.ts'
import type { Platform } from './platform/platform.ts'
import { createRealtime } from './platform/realtime/realtime.ts'
import { connectRedis } from './platform/redis/redis-link.ts'
import { createSessionEnds } from './platform/session/session-ends.ts'
import { TestClock } from './platform/testing/test-clock.ts'
import { createTestDatabase, type TestDatabase } from './platform/testing/test-database.ts'
import type { Provision } from './platform/wiring/slot.ts'
import { Visitor } from './test-visitor.ts'
import { wirePlatform } from './wire-platform.ts'

export const TEST_URL = 'http://localhost:3000'
export const TEST_APP_KEY = 'a key for tests that is long enough to be one'

export type TestApp = {
  app: App
  platform: Platform
  clock: TestClock
  database: TestDatabase
  /** Emails as delivered by the queue, newest last. */
  mails: Mail[]
  /** Where files and uploads are stored. */
  folder: string
  /** The log so far; empty unless the test sets LOG_LEVEL. */
  logged(): string
  /** A browser without cookies. */
  visitor(): Visitor
  close(): Promise<void>
}

/** With the database of another app it is the second node of one installation; stand-ins replace what features provide. */
export async function createTestApp(
  variables: Record<string, string> = {},
  node: { database?: TestDatabase; standIns?: readonly Provision[] } = {},
): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-app-'))
  const config = readConfig({
    APP_ENV: 'test',
    APP_URL: TEST_URL,
    LOG_LEVEL: 'silent',
    DATA_DIR: folder,
    RATE_LIMIT: '100000',
    RATE_LIMIT_STRICT: '100000',
    // The index lags up to a second; PostgreSQL immediately finds what a test has just written.
    SEARCH_INDEX: 'off',
    ...variables,
  })
  const database = node.database ?? (await createTestDatabase())
  const clock = new TestClock()
  const mails: Mail[] = []
  let logged = ''
  const sink = new Writable({
    write(line, _encoding, done) {
      logged += String(line)
      done()
    },
  })
  const log = pino(loggerOptions(config.logLevel), sink)
  const appKey = TEST_APP_KEY
  const wiring = wirePlatform(node.standIns)
  const redis = config.redisUrl ? connectRedis(config.redisUrl, log) : null
  const realtime = createRealtime({ config, appKey, channels: wiring.channels, redis, log })
  const sessionEnds = createSessionEnds({ url: database.url, log })
  const core = {
    config,
    url: config.url ?? TEST_URL,
    appKey,
    realtime,
    db: database.db,
    database: { isUp: async () => true, connections: () => connectionsOf(database.pool) },
    redis,
    clock,
    storage: createStorage(null, join(folder, 'files')),
    uploads: createUploadStore(null, join(folder, 'uploads')),
    mailer: { send: async (mail: Mail) => void mails.push(mail), close: async () => undefined },
    outbound: createOutbound({ userAgent: 'Meridian test' }),
    wiring,
    personalData: wiring.personalData,
    sessionEnds,
    log,
  }
  const jobs: Jobs = await startJobs<Platform>({
    database,
    definitions: wiring.jobs,
    deps: (running) => ({ ...core, jobs: running }),
    isWorker: config.worker,
    concurrency: 1,
    log,
  })
  const platform: Platform = { ...core, jobs }
  const { app } = await buildApp({ platform, metrics: createMetrics() })
  return {
    app,
    platform,
    clock,
    database,
    mails,
    folder,
    logged: () => logged,
    visitor: () => new Visitor(app),
    async close() {
      await app.close()
      await jobs.stop()
      await realtime.stop()
      redis?.stop()
      await sessionEnds.stop()
      if (!node.database) await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
