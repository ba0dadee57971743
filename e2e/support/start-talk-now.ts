// `start-talk-now.ts ID`: this talk is live from now on. Otherwise the test would wait for the minute in which it starts.

import { runWithDatabase } from '../../scripts/with-database.ts'
import { openDatabase } from '../../server/platform/db/database.ts'
import { createLog } from '../../server/platform/log.ts'

await runWithDatabase(async (url) => {
  const [id] = process.argv.slice(2)
  const log = createLog('error')
  const database = openDatabase({ url, pool: 2, onError: (error) => log.error({ err: error }, 'connection lost') })
  await database.pool.query(`update talks set status = 'live', starts_at = now() where id = $1`, [id])
  await database.close()
})
