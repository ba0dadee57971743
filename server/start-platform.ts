// Starts everything but HTTP, in dependency order: the base of the server, `npm run worker` and `npm run seed`.

import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { loadAppKey } from './platform/app-key.ts'
import { systemClock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { connectionsOf, type Database, openDatabase } from './platform/db/database.ts'
import { watchDatabase } from './platform/db/database-watch.ts'
import { startEmbeddedPostgres } from './platform/db/embedded/embedded-postgres.ts'
import { migrateDatabase } from './platform/db/migrate.ts'
import { createStorage, createUploadStore } from './platform/files/create-storage.ts'
import { startJobs } from './platform/jobs/jobs.ts'
import { createLog } from './platform/log.ts'
import { createMailer } from './platform/mail/mailer.ts'
import { createOutbound } from './platform/outbound/outbound.ts'
import type { Platform } from './platform/platform.ts'
import { createRealtime } from './platform/realtime/realtime.ts'
import { connectRedis } from './platform/redis/redis-link.ts'
import { createSessionEnds } from './platform/session/session-ends.ts'
import { queryNoter, startTracing } from './platform/tracing/tracing.ts'
import { createStops, type Stops } from './process/stops.ts'
import { wirePlatform } from './wire-platform.ts'

type OnProgress = (line: string) => void

/** Browser tests play a third party on this machine, which counts as public only there. */
export type OutboundOverrides = Partial<Pick<Parameters<typeof createOutbound>[0], 'resolve' | 'isAllowed'>>

export async function startPlatform(
  config: Config,
  onProgress: OnProgress,
  outbound: OutboundOverrides = {},
): Promise<{ platform: Platform; stop(): Promise<void> }> {
  const stops = createStops()
  try {
    return { platform: await startPieces(config, { onProgress, outbound }, stops), stop: stops.run }
  } catch (error) {
    await stops.run()
    throw error
  }
}

type StartOptions = { onProgress: OnProgress; outbound: OutboundOverrides }

async function startPieces(config: Config, { onProgress, outbound }: StartOptions, stops: Stops): Promise<Platform> {
  const dataDir = resolve(config.dataDir)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const log = createLog(config.logLevel)
  const url = config.database.url ?? (await startOwnPostgres(dataDir, { onProgress, log }, stops))
  await migrateDatabase(url)
  const onError = (error: Error) => log.warn({ err: error }, 'database connection lost')
  const onRestored = () => log.warn('database connection restored')
  const tracing = await startTracing(config.traces)
  stops.add(async () => tracing?.stop())
  const onQuery = await queryNoter(config.traces)
  const database: Database = openDatabase({ url, pool: config.database.pool, onError, onRestored, onQuery })
  stops.add(() => database.close())
  const databaseWatch = watchDatabase({ url, pool: database.pool, log })
  stops.add(() => databaseWatch.stop())
  const mailer = createMailer(config.mail, database.db)
  stops.add(() => mailer.close())
  const ownUrl = config.url ?? `http://${config.host === '0.0.0.0' ? 'localhost' : config.host}:${config.port}`
  const appKey = loadAppKey(config.key, dataDir)
  const wiring = wirePlatform()
  const redis = config.redisUrl ? connectRedis(config.redisUrl, log) : null
  stops.add(async () => redis?.stop())
  const realtime = createRealtime({ config, appKey, channels: wiring.channels, redis, log })
  stops.add(() => realtime.stop())
  const sessionEnds = createSessionEnds({ url, log })
  stops.add(() => sessionEnds.stop())
  const core = {
    config,
    url: ownUrl,
    appKey,
    db: database.db,
    database: { isUp: databaseWatch.isAnswering, connections: () => connectionsOf(database.pool) },
    redis,
    clock: systemClock,
    storage: createStorage(config.s3, join(dataDir, 'files')),
    uploads: createUploadStore(config.s3, join(dataDir, 'uploads')),
    mailer,
    outbound: createOutbound({ userAgent: `${config.siteTitle} (+${ownUrl})`, ...outbound }),
    wiring,
    personalData: wiring.personalData,
    realtime,
    sessionEnds,
    log,
  }
  const jobs = await startJobs<Platform>({
    database,
    definitions: wiring.jobs,
    deps: (running) => ({ ...core, jobs: running }),
    isWorker: config.worker,
    log,
  })
  stops.add(() => jobs.stop())
  databaseWatch.begin()
  return { ...core, jobs }
}

type Reporting = { onProgress: OnProgress; log: FastifyBaseLogger }

async function startOwnPostgres(dataDir: string, { onProgress, log }: Reporting, stops: Stops): Promise<string> {
  const embedded = await startEmbeddedPostgres({
    dataDir: join(dataDir, 'postgres'),
    onProgress,
    onTrouble: (reason) => log.error(`${reason}; trying to start it again, nothing acknowledged is lost`),
    onReturn: () => log.warn('PostgreSQL runs again'),
  })
  stops.add(() => embedded.stop())
  return embedded.connectionString
}
