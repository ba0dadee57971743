// The whole application on a database of its own, driven through HTTP without a network. Mail is caught, the clock stands.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { buildApp } from './app.ts'
import { jobDefinitions } from './job-definitions.ts'
import { personalDataSources } from './personal-data-sources.ts'
import { readConfig } from './platform/config.ts'
import { createStorage, createUploadStore } from './platform/files/create-storage.ts'
import type { App } from './platform/http/context.ts'
import { createMetrics } from './platform/http/operations/metrics.ts'
import { type Jobs, startJobs } from './platform/jobs/jobs.ts'
import { loggerOptions } from './platform/log.ts'
import type { Mail } from './platform/mail/mail.ts'
import { createOutbound } from './platform/outbound/outbound.ts'
import type { Platform } from './platform/platform.ts'
import { createRealtime } from './platform/realtime/realtime.ts'
import { createSessionEnds } from './platform/session/session-ends.ts'
import { TestClock } from './platform/testing/test-clock.ts'
import { createTestDatabase, type TestDatabase } from './platform/testing/test-database.ts'
import { Visitor } from './test-visitor.ts'

export const TEST_URL = 'http://localhost:3000'

export type TestApp = {
  app: App
  platform: Platform
  clock: TestClock
  database: TestDatabase
  /** Mail as the queue would deliver it, newest last. */
  mails: Mail[]
  /** Where files and uploads lie. */
  folder: string
  /** Every line of the log so far; there are some when the test sets LOG_LEVEL. */
  logged(): string
  /** A browser without cookies. */
  visitor(): Visitor
  close(): Promise<void>
}

/** `node` with the database of another makes the two nodes of one installation. */
export async function createTestApp(
  variables: Record<string, string> = {},
  node: { database?: TestDatabase } = {},
): Promise<TestApp> {
  const config = readConfig({
    APP_ENV: 'test',
    APP_URL: TEST_URL,
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '100000',
    RATE_LIMIT_STRICT: '100000',
    // The index follows within a second; PostgreSQL answers about what a test has just written.
    SEARCH_INDEX: 'off',
    ...variables,
  })
  const database = node.database ?? (await createTestDatabase())
  const folder = mkdtempSync(join(tmpdir(), 'meridian-app-'))
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
  const appKey = 'a key for tests that is long enough to be one'
  const realtime = createRealtime({ config, appKey, log })
  const sessionEnds = createSessionEnds({ url: database.url, log })
  const core = {
    config,
    url: config.url ?? TEST_URL,
    appKey,
    realtime,
    db: database.db,
    clock,
    storage: createStorage(null, join(folder, 'files')),
    uploads: createUploadStore(null, join(folder, 'uploads')),
    mailer: { send: async (mail: Mail) => void mails.push(mail), close: async () => undefined },
    outbound: createOutbound({ userAgent: 'Meridian test' }),
    personalData: personalDataSources,
    sessionEnds,
    log,
  }
  const jobs: Jobs = await startJobs<Platform>({
    database,
    definitions: jobDefinitions,
    needs: (running) => ({ ...core, jobs: running }),
    isWorker: true,
    atOnce: 1,
    log,
  })
  const platform: Platform = { ...core, jobs }
  const { app } = await buildApp({ platform, redis: null, metrics: createMetrics() })
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
      await sessionEnds.stop()
      if (!node.database) await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
