// The product's process as started by `npm start`, with its database and API but without pages, which would need a
// build and are not measured here. Reports its port.

import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/platform/config.ts'
import { createMetrics } from '#server/platform/http/operations/metrics.ts'
import { stopOnSignal } from '#server/process/stop-on-signal.ts'
import { startPlatform } from '#server/start-platform.ts'
import { benchApp } from './bench-app.ts'
import { reportMemoryOnRequest } from './server-process.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'meridian-bench-'))
const config = readConfig({
  DATA_DIR: dataDir,
  DEMO: 'off',
  REALTIME_APP_ID: benchApp.id,
  REALTIME_KEY: benchApp.key,
  REALTIME_SECRET: benchApp.secret,
  REALTIME_MAX_PER_ADDRESS: '20000',
  REALTIME_FRAMES_PER_ADDRESS: '1000000',
})
const { platform, stop } = await startPlatform(config, () => undefined)
const { app } = await buildApp({ platform, metrics: createMetrics() })
await app.listen({ host: '127.0.0.1', port: 0 })
reportMemoryOnRequest()
process.send?.((app.server.address() as AddressInfo).port)

stopOnSignal(async () => {
  await app.close()
  await stop()
  rmSync(dataDir, { recursive: true, force: true })
})
