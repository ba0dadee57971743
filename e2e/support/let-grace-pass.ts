// `let-grace-pass.ts EMAIL`: ends the thirty-day grace period of this account's deletion and runs the hourly job. The
// product running on the same data does the rest.

import { runWithDatabase } from '../../scripts/with-database.ts'
import { personalDataUpkeep } from '../../server/features/people/personal-data/personal-data.jobs.ts'
import { openDatabase } from '../../server/platform/db/database.ts'
import { startJobs } from '../../server/platform/jobs/jobs.ts'
import { createLog } from '../../server/platform/log.ts'

await runWithDatabase(async (url) => {
  const [address] = process.argv.slice(2)
  const log = createLog('error')
  const database = openDatabase({ url, pool: 2, onError: (error) => log.error({ err: error }, 'connection lost') })
  await database.pool.query(
    `update deletion_requests set scheduled_for = now() - interval '1 minute'
     where status = 'scheduled' and person_id = (select id from people where email = $1)`,
    [address],
  )
  const definitions = [personalDataUpkeep]
  const jobs = await startJobs({ database, definitions, deps: () => ({}) as never, isWorker: false, log })
  await jobs.send(personalDataUpkeep, {})
  await jobs.stop()
  await database.close()
})
