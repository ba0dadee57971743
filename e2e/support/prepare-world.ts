// `npm test` creates the demo world while the web is built: both are mostly busy on one core. Without it, serve.ts creates it.

import { productEnvironment } from './settings.ts'
import { DATA_DIR } from './test-database.ts'

// React reads NODE_ENV when it loads, so everything else is imported after it is set.
Object.assign(process.env, productEnvironment, { DATA_DIR })

const { prepareDemoWorld } = await import('./test-postgres.ts')
await prepareDemoWorld()
