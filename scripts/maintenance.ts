// npm run maintenance -- on | off | status: while it is on the API answers 503 and people see /maintenance. Every node
// notices within a second.

import { createMaintenanceSwitch, setMaintenance } from '#server/platform/http/maintenance.ts'
import { runWithDatabase, UsageError } from './with-database.ts'

await runWithDatabase(async ({ db }) => {
  const [wanted] = process.argv.slice(2)
  if (wanted !== 'on' && wanted !== 'off' && wanted !== 'status') {
    throw new UsageError('Say what to do: npm run maintenance -- on | off | status')
  }
  if (wanted !== 'status') await setMaintenance(db, wanted === 'on')
  const isOn = await createMaintenanceSwitch(db, Date.now).isOn()
  console.info(`Maintenance is ${isOn ? 'on' : 'off'}.`)
})
