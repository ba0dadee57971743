// Starts the product in dependency order; `stop` shuts it down in reverse.

import { createServer } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import type { ViteDevServer } from 'vite'
import { buildApp } from './app.ts'
import { catchUpWithRates } from './features/base/exchange-rates/exchange-rates.jobs.ts'
import type { Config } from './platform/config.ts'
import type { App } from './platform/http/context.ts'
import { drain } from './platform/http/operations/draining.ts'
import { createMetrics } from './platform/http/operations/metrics.ts'
import { measurePlatform } from './platform/http/operations/platform-metrics.ts'
import { prepareReference } from './prepare-reference.ts'
import { createStops } from './process/stops.ts'
import { seedDemoWorld } from './seeds/demo-world.ts'
import { type DocumentOptions, serveDocuments } from './ssr.ts'
import { type OutboundOverrides, startPlatform } from './start-platform.ts'
import { readBuildId, serveBuildInfo, serveStaticFiles } from './static-files.ts'

export type RunningServer = { url: string; config: Config; stop(): Promise<void> }

type StartOptions = {
  onProgress: (line: string) => void
  /** Development: documents come from Vite instead of the build. */
  attachVite?: (app: App) => Promise<ViteDevServer>
  /** Without documents and static files: tests have no build. */
  isApiOnly?: boolean
  outbound?: OutboundOverrides
}

export async function startServer(config: Config, options: StartOptions): Promise<RunningServer> {
  await assertPortIsFree(config)
  const stops = createStops()
  try {
    const { platform, stop } = await startPlatform(config, options.onProgress, options.outbound)
    stops.add(stop)
    const metrics = createMetrics()
    measurePlatform(metrics, platform)
    const { app, maintenance } = await buildApp({ platform, metrics })
    // Also releases the port when a later step fails.
    stops.add(() => drain(app, config.timeouts.drainMs))
    // Fastify's loader pauses in the tick after an awaited plugin; one registered in that very tick (without a demo world
    // nothing below has to wait) is never loaded, and the server never listens.
    await setImmediate()
    if (config.demo) await seedDemoWorld(platform, options.onProgress)
    await catchUpWithRates(platform)
    if (!options.isApiOnly) await serveWeb(app, options, { platform, maintenance })
    if (!options.isApiOnly && !options.attachVite) await prepareReference(app)
    await app.listen({ host: config.host, port: config.port })
    return { url: platform.url, config, stop: stops.run }
  } catch (error) {
    await stops.run()
    throw error
  }
}

type DocumentDeps = Pick<DocumentOptions, 'platform' | 'maintenance'>

async function serveWeb(app: App, { attachVite }: StartOptions, served: DocumentDeps): Promise<void> {
  const vite = await attachVite?.(app)
  const buildId = vite ? 'development' : readBuildId()
  if (!vite) await serveStaticFiles(app)
  await serveBuildInfo(app, buildId)
  await serveDocuments(app, { ...served, buildId, ...(vite && { vite }) })
}

/** Checked first, so that a port conflict is reported before anything is started. */
function assertPortIsFree({ host, port }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen({ host, port }, () => probe.close(() => resolve()))
  })
}
