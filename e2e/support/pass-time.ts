// `pass-time.ts ATTEMPT SECONDS [connected]`: for the server, this much time passes in a running test; without `connected`, in silence.

import { runWithDatabase } from '../../scripts/with-database.ts'
import { openDatabase } from '../../server/platform/db/database.ts'
import { createLog } from '../../server/platform/log.ts'

await runWithDatabase(async (url) => {
  const [id, seconds, connected] = process.argv.slice(2)
  const log = createLog('error')
  const database = openDatabase({ url, pool: 2, onError: (error) => log.error({ err: error }, 'connection lost') })
  await database.pool.query(
    `update screener_attempts
     set started_at = started_at - $2 * interval '1 second',
         ends_at = ends_at - $2 * interval '1 second',
         seen_at = case when $3 then seen_at else seen_at - $2 * interval '1 second' end
     where id = $1`,
    [id, Number(seconds), connected === 'connected'],
  )
  await database.close()
})
