// Starts and stops the process, nothing else. A failed start prints one line.

import { surviveFullDisk } from './process/full-disk.ts'
import { readSettings } from './process/read-settings.ts'
import { describeStartFailure } from './process/start-failure.ts'
import { stopOnSignal } from './process/stop-on-signal.ts'
import { welcome } from './process/welcome.ts'
import { startServer } from './start-server.ts'

surviveFullDisk()
try {
  const server = await startServer(readSettings(), { onProgress: console.info })
  console.info(welcome(server))
  stopOnSignal(() => server.stop())
} catch (error) {
  console.error(`Meridian could not start. ${describeStartFailure(error)}`)
  process.exit(1)
}
