// `open-room-now.ts ID`: lets this interview start in two minutes, so that its room is open.

import { runWithDatabase } from '../../scripts/with-database.ts'
import { openDatabase } from '../../server/platform/db/database.ts'
import { createLog } from '../../server/platform/log.ts'

await runWithDatabase(async (url) => {
  const [id] = process.argv.slice(2)
  const log = createLog('error')
  const database = openDatabase({ url, pool: 2, onError: (error) => log.error({ err: error }, 'connection lost') })
  await database.pool.query(
    `update interviews set starts_at = now() + interval '2 minutes', ends_at = now() + interval '47 minutes' where id = $1`,
    [id],
  )
  await database.close()
})
