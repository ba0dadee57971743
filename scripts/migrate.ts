// npm run migrate: brings the database to the newest shape. `npm start` does the same by itself.

import { migrateDatabase } from '#server/platform/db/migrate.ts'
import { runWithDatabase } from './with-database.ts'

await runWithDatabase(async (url) => {
  await migrateDatabase(url)
  console.info('The database is up to date.')
})
