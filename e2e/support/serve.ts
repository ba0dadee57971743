// The product under test: the real server on a fresh data folder.

import { rmSync } from 'node:fs'
import { productEnvironment, STATE_FOLDER } from './settings.ts'

const DATA_DIR = `${STATE_FOLDER}/data`
rmSync(DATA_DIR, { recursive: true, force: true })
Object.assign(process.env, productEnvironment, { DATA_DIR })

await import('../../server/main.ts')
