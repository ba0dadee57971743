// The product under test: the real server on a fresh copy of the demo world.

import { INTRO_MIN_SECONDS, productEnvironment } from './settings.ts'
import { DATA_DIR } from './test-database.ts'

// React reads NODE_ENV when it loads, so everything else is imported after it is set.
Object.assign(process.env, productEnvironment, { DATA_DIR })

const { startTestPostgres } = await import('./test-postgres.ts')
const postgres = await startTestPostgres()
process.env['DATABASE_URL'] = postgres.url

// Shortened, because the fake camera runs in real time.
const { introLimits } = await import('../../server/features/hiring/apply/drafts/intro-limits.ts')
introLimits.minSeconds = INTRO_MIN_SECONDS

const { readSettings } = await import('../../server/process/read-settings.ts')
const { stopOnSignal } = await import('../../server/process/stop-on-signal.ts')
const { startServer } = await import('../../server/start-server.ts')
const { startStandInBoard } = await import('./stand-in-board.ts')
const board = await startStandInBoard()
const server = await startServer(readSettings(), { onProgress: console.info, outbound: board.outbound })
stopOnSignal(async () => {
  await server.stop()
  await board.stop()
  await postgres.stop()
})
