// Background work alone, for installations that keep it off the web nodes (WORKER=off there).

import { existsSync } from 'node:fs'
import { ConfigError, readConfig } from './platform/config.ts'
import { startPlatform } from './start-server.ts'
import { stopOnSignal } from './stop-on-signal.ts'

if (existsSync('.env')) process.loadEnvFile('.env')

try {
  const config = readConfig(process.env)
  if (!config.database.url)
    throw new ConfigError('DATABASE_URL: is needed for a worker of its own; npm start works on the queue itself')
  const stops: (() => Promise<unknown>)[] = []
  await startPlatform({ ...config, worker: true }, console.info, stops)
  console.info('Working on the queue.')
  stopOnSignal(async () => {
    for (const step of stops.reverse()) await step()
  })
} catch (error) {
  console.error(`The worker could not start. ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
