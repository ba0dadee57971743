// Runs the minutely alert job now; the product running on the same data processes it.

import { runWithDatabase } from '../../scripts/with-database.ts'
import { sendJobAlerts } from '../../server/features/jobs/saved-searches/saved-searches.jobs.ts'
import { openDatabase } from '../../server/platform/db/database.ts'
import { startJobs } from '../../server/platform/jobs/jobs.ts'
import { createLog } from '../../server/platform/log.ts'

await runWithDatabase(async (url) => {
  const log = createLog('error')
  const database = openDatabase({ url, pool: 2, onError: (error) => log.error({ err: error }, 'connection lost') })
  const definitions = [sendJobAlerts]
  const jobs = await startJobs({ database, definitions, deps: () => ({}) as never, isWorker: false, log })
  await jobs.send(sendJobAlerts, {})
  await jobs.stop()
  await database.close()
})
