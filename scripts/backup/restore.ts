// npm run restore -- FOLDER: restores a backup into an empty database and an empty DATA_DIR, and verifies it.

import { runWithDatabase, UsageError } from '../with-database.ts'
import { restoreBackup } from './restore-backup.ts'

await runWithDatabase(async (url, config) => {
  const [folder] = process.argv.slice(2)
  if (!folder) throw new UsageError('Usage: npm run restore -- FOLDER')
  const { tables, files, takenAt, hasKey } = await restoreBackup(folder, { url, config })
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.info(
    `Restored and verified ${rows} rows of ${tables.length} tables and ${files?.length ?? 0} files of ${takenAt}.`,
  )
  if (!hasKey) console.info('Start with the APP_KEY of then: without it stored secrets cannot be read.')
})
