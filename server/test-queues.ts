// node server/test-queues.ts URL: creates the queues of all features in this database.

import { openDatabase } from './platform/db/database.ts'
import { layOutQueues } from './platform/jobs/jobs.ts'
import { wirePlatform } from './wire-platform.ts'

const [url] = process.argv.slice(2)
if (!url) throw new Error('Usage: node server/test-queues.ts URL')

const database = openDatabase({
  url,
  pool: 1,
  onError: (error) => {
    throw error
  },
})
await layOutQueues(database, wirePlatform().jobs)
await database.close()
