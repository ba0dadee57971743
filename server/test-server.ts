// The web process as started by server/main.ts, for tests that need a separate process. It serves the API only: documents
// need a build.

import { surviveFullDisk } from './process/full-disk.ts'
import { readSettings } from './process/read-settings.ts'
import { stopOnSignal } from './process/stop-on-signal.ts'
import { startServer } from './start-server.ts'

surviveFullDisk()
const server = await startServer(readSettings(), { onProgress: console.info, isApiOnly: true })
console.info('Serving.')
stopOnSignal(() => server.stop())
