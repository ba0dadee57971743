// The product as the browser tests see it: the real server on a data folder that is new each time.

import { rmSync } from 'node:fs'

const dataDir = '.cache/e2e/data'
rmSync(dataDir, { recursive: true, force: true })

Object.assign(process.env, {
  NODE_ENV: 'production',
  APP_ENV: 'test',
  DEMO: 'on',
  DATA_DIR: dataDir,
  LOG_LEVEL: 'error',
  // The suite is one address that does in minutes what people do in days.
  RATE_LIMIT: '1000000',
  RATE_LIMIT_STRICT: '1000000',
})

await import('../../server/main.ts')
