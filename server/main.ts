// Starts and stops the process, nothing else. What goes wrong on the way up is one line.

import { existsSync } from 'node:fs'
import { ConfigError, readConfig } from './platform/config.ts'
import { EmbeddedPostgresError } from './platform/db/embedded/embedded-error.ts'
import { startServer } from './start-server.ts'
import { stopOnSignal } from './stop-on-signal.ts'
import { welcome } from './welcome.ts'

if (existsSync('.env')) process.loadEnvFile('.env')

try {
  const config = readConfig(process.env)
  const server = await startServer(config, { onProgress: (line) => console.info(line) })
  console.info(welcome(server))
  stopOnSignal(() => server.stop())
} catch (error) {
  console.error(`Meridian could not start. ${reasonOf(error)}`)
  process.exit(1)
}

function reasonOf(error: unknown): string {
  if (error instanceof ConfigError || error instanceof EmbeddedPostgresError) return error.message
  const { code, port, message, stack } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken: stop what uses it, or choose another with PORT=${(port ?? 3000) + 1} npm start`
  if (code === 'EACCES' && port) return `Port ${port} needs more rights: choose one above 1023 with PORT=3000 npm start`
  // Nothing a person can mend: where it happened helps whoever looks into it.
  return stack ?? message
}
