// Brings the product up, piece by piece, in the order the pieces need each other; `stop` takes it down in the reverse.

import { mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { Redis } from 'ioredis'
import type { ViteDevServer } from 'vite'
import { buildApp } from './app.ts'
import { jobDefinitions } from './job-definitions.ts'
import { loadAppKey } from './platform/app-key.ts'
import { systemClock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { type Database, openDatabase } from './platform/db/database.ts'
import { startEmbeddedPostgres } from './platform/db/embedded/embedded-postgres.ts'
import { migrateDatabase } from './platform/db/migrate.ts'
import { createStorage, createUploadStore } from './platform/files/create-storage.ts'
import type { App } from './platform/http/context.ts'
import { createMetrics } from './platform/http/metrics.ts'
import { startJobs } from './platform/jobs/jobs.ts'
import { createLog } from './platform/log.ts'
import { createMailer } from './platform/mail/mailer.ts'
import type { Platform } from './platform/platform.ts'
import { seedDemoWorld } from './seeds/demo-world.ts'
import { serveDocuments } from './ssr.ts'
import { readBuildId, serveFacts, serveStaticFiles } from './static-files.ts'

export type RunningServer = { url: string; config: Config; stop(): Promise<void> }

type StartOptions = {
  onProgress: (line: string) => void
  /** Development: documents come from Vite instead of the build. */
  attachVite?: (app: App) => Promise<ViteDevServer>
}

export async function startServer(config: Config, options: StartOptions): Promise<RunningServer> {
  await assertPortIsFree(config)
  const stops: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const step of stops.splice(0).toReversed()) await step()
  }
  try {
    const platform = await startPlatform(config, options.onProgress, stops)
    const metrics = createMetrics()
    metrics.gauge('meridian_jobs', 'Background jobs by state', () => platform.jobs.counts())
    const redis = config.redisUrl ? new Redis(config.redisUrl, { lazyConnect: true, maxRetriesPerRequest: 1 }) : null
    redis?.on('error', (error) => platform.log.warn({ err: error }, 'redis is away'))
    if (redis) stops.push(async () => redis.disconnect())
    const { app, maintenance } = await buildApp({ platform, redis, metrics })
    // Also for a start that fails further down: it frees the port.
    stops.push(() => app.close())
    // Fastify's loader pauses in the tick after an awaited plugin; one that is registered in that very tick (nothing below
    // need wait when there is no demo world) is never loaded, and the server never listens.
    await setImmediate()
    if (config.demo) await seedDemoWorld(platform, options.onProgress)
    const vite = await options.attachVite?.(app)
    const buildId = vite ? 'development' : readBuildId()
    if (!vite) await serveStaticFiles(app)
    await serveFacts(app, buildId)
    await serveDocuments(app, { platform, buildId, maintenance, ...(vite && { vite }) })
    await app.listen({ host: config.host, port: config.port })
    return { url: platform.url, config, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Everything but HTTP: what `npm run worker` starts as well. */
export async function startPlatform(
  config: Config,
  onProgress: (line: string) => void,
  stops: (() => Promise<unknown>)[],
): Promise<Platform> {
  const dataDir = resolve(config.dataDir)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const log = createLog(config.logLevel)
  const database = await startDatabase(config, dataDir, onProgress, stops, (error) =>
    log.warn({ err: error }, 'database connection lost'),
  )
  const mailer = createMailer(config.mail, database.db)
  stops.push(() => mailer.close())
  const core = {
    config,
    url: config.url ?? `http://${config.host === '0.0.0.0' ? 'localhost' : config.host}:${config.port}`,
    appKey: loadAppKey(config.key, dataDir),
    db: database.db,
    clock: systemClock,
    storage: createStorage(config.s3, join(dataDir, 'files')),
    uploads: createUploadStore(config.s3, join(dataDir, 'uploads')),
    mailer,
    log,
  }
  const jobs = await startJobs<Platform>({
    database,
    definitions: jobDefinitions,
    needs: (running) => ({ ...core, jobs: running }),
    isWorker: config.worker,
    log,
  })
  stops.push(() => jobs.stop())
  return { ...core, jobs }
}

async function startDatabase(
  config: Config,
  dataDir: string,
  onProgress: (line: string) => void,
  stops: (() => Promise<unknown>)[],
  onError: (error: Error) => void,
): Promise<Database> {
  let url = config.database.url
  if (!url) {
    const embedded = await startEmbeddedPostgres({
      dataDir: join(dataDir, 'postgres'),
      onProgress,
      onExit: (reason) => {
        console.error(`${reason}. Start Meridian again; nothing that was confirmed is lost.`)
        process.exit(1)
      },
    })
    stops.push(() => embedded.stop())
    url = embedded.connectionString
  }
  await migrateDatabase(url)
  const database = openDatabase({ url, pool: config.database.pool, onError })
  stops.push(() => database.close())
  return database
}

/** Asked first, so that a taken port is told before anything is started. */
function assertPortIsFree({ host, port }: Config): Promise<void> {
  return new Promise((resolvePort, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen({ host, port }, () => probe.close(() => resolvePort()))
  })
}
