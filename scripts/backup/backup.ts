// npm run backup -- FOLDER: a consistent copy of the database and the files, also while Meridian is running.

import { runWithDatabase, UsageError } from '../with-database.ts'
import { takeBackup } from './take-backup.ts'

await runWithDatabase(async (url, config) => {
  const [folder] = process.argv.slice(2)
  if (!folder) throw new UsageError('Usage: npm run backup -- FOLDER')
  const { tables, files, hasKey } = await takeBackup(folder, { url, config })
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.info(`Backed up ${rows} rows of ${tables.length} tables and ${files?.length ?? 0} files to ${folder}.`)
  if (!files) console.info(`The files are in the bucket ${config.s3?.bucket}: back it up now.`)
  if (!hasKey) console.info('APP_KEY is not part of the backup: keep it somewhere else.')
})
