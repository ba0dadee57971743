// npm run maintenance -- on | off | status: while on, the API returns 503 and people see /maintenance. Every node
// notices within a second.

import { openDatabase } from '#server/platform/db/database.ts'
import { migrateDatabase } from '#server/platform/db/migrate.ts'
import { createMaintenanceSwitch, setMaintenance } from '#server/platform/http/maintenance/maintenance.ts'
import { runWithDatabase, UsageError } from './with-database.ts'

await runWithDatabase(async (url) => {
  const [wanted] = process.argv.slice(2)
  if (wanted !== 'on' && wanted !== 'off' && wanted !== 'status') {
    throw new UsageError('Usage: npm run maintenance -- on | off | status')
  }
  // On a database that was never started, the table of the switch does not exist yet.
  await migrateDatabase(url)
  const { db, close } = openDatabase({ url, pool: 2, onError: console.error })
  try {
    if (wanted !== 'status') await setMaintenance(db, wanted === 'on')
    const isOn = await createMaintenanceSwitch(db, Date.now).isOn()
    console.info(`Maintenance is ${isOn ? 'on' : 'off'}.`)
  } finally {
    await close()
  }
})
