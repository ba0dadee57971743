// The web process as server/main.ts starts it, for tests that need it as a process of its own. It serves the API alone:
// documents need a build.

import { readSettings } from './process/read-settings.ts'
import { stopOnSignal } from './process/stop-on-signal.ts'
import { startServer } from './start-server.ts'

const server = await startServer(readSettings(), { onProgress: console.info, isApiOnly: true })
console.info('Serving.')
stopOnSignal(() => server.stop())
