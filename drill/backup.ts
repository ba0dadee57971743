// Backs up while people write, restores into an empty installation and starts it: everything acknowledged before the backup
// must be there, and every table and file must have the checksum it had. Usage: npm run drill -- backup [--data DIR]
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findRunningPostgres } from '#server/platform/db/embedded/connection-file.ts'
import { startEmbeddedPostgres } from '#server/platform/db/embedded/embedded-postgres.ts'
import { restoreBackup } from '../scripts/backup/restore-backup.ts'
import { takeBackup } from '../scripts/backup/take-backup.ts'
import { launchApi } from '../scripts/product/launch-product.ts'
import { openAckLog } from './kill/ack-log.ts'
import { countCompanies, signInOnce } from './kill/company-writer.ts'
import { startWriting } from './kill/writing.ts'
import { copyPreparedData } from './outages/prepared-data.ts'

const FILES = 200
const WRITES_BEFORE = 50

const folder = mkdtempSync(path.join(os.tmpdir(), 'meridian-drill-'))
copyPreparedData(folder)
const acks = openAckLog(path.join(folder, 'acknowledged.txt'))
const product = await launchApi(folder)
await signInOnce(product)
mkdirSync(path.join(product.dataDir, 'files', 'drill'), { recursive: true })
for (let n = 0; n < FILES; n += 1) writeFileSync(path.join(product.dataDir, 'files', 'drill', String(n)), `file ${n}`)

const writing = await startWriting(product, acks)
while (acks.all().length < WRITES_BEFORE) await wait(20)
const before = acks.all().length
const backup = path.join(folder, 'backup')
const url = findRunningPostgres(path.join(product.dataDir, 'postgres'))?.connectionString ?? ''
const [backupSeconds, manifest] = await timed(() =>
  takeBackup(backup, { url, config: { dataDir: product.dataDir, s3: null, key: null } }),
)
const during = acks.all().length - before
await writing.stop()
await product.stop()

const restored = path.join(folder, 'restored')
const dataDir = path.join(restored, 'data')
mkdirSync(dataDir, { recursive: true })
const postgres = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'postgres') })
const [restoreSeconds] = await timed(() =>
  restoreBackup(backup, { url: postgres.connectionString, config: { dataDir, s3: null, key: null } }),
)
await postgres.stop()

const again = await launchApi(restored)
const counts = await countCompanies(again)
const lost = acks
  .all()
  .slice(0, before)
  .filter((n) => !counts.has(n)).length
await again.stop()
const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
console.log(
  `${rows} rows of ${manifest.tables.length} tables and ${manifest.files?.length} files: backed up in ${backupSeconds} s while ` +
    `${during} writes were acknowledged, restored and verified in ${restoreSeconds} s, ${lost} of the ${before} writes before it lost.`,
)
if (lost > 0) process.exitCode = 1
else rmSync(folder, { recursive: true, force: true })

async function timed<T>(work: () => Promise<T>): Promise<[string, T]> {
  const startedAt = performance.now()
  const result = await work()
  return [((performance.now() - startedAt) / 1000).toFixed(1), result]
}
