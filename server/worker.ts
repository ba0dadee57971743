// Runs background jobs only, for installations that keep them off the web nodes (WORKER=off there).

import { ConfigError } from './platform/config.ts'
import { surviveFullDisk } from './process/full-disk.ts'
import { readSettings } from './process/read-settings.ts'
import { describeStartFailure } from './process/start-failure.ts'
import { stopOnSignal } from './process/stop-on-signal.ts'
import { startPlatform } from './start-platform.ts'

surviveFullDisk()
try {
  const config = readSettings()
  if (!config.database.url)
    throw new ConfigError('DATABASE_URL: is required for a separate worker; npm start processes the queue itself')
  const { stop } = await startPlatform({ ...config, worker: true }, console.info)
  console.info('Processing the queue.')
  stopOnSignal(stop)
} catch (error) {
  console.error(`The worker could not start. ${describeStartFailure(error)}`)
  process.exit(1)
}
