// npm run migrate: migrates the database to the latest version. `npm start` does the same automatically.

import { migrateDatabase } from '#server/platform/db/migrate.ts'
import { runWithDatabase } from './with-database.ts'

await runWithDatabase(async (url) => {
  await migrateDatabase(url)
  console.info('The database is up to date.')
})
