// Fills the disk while people write: writes are rejected, reading still works, and everything recovers without a restart once
// there is space again. Needs root, for a small file system in memory. Usage: npm run drill -- disk [--megabytes 700] [--data DIR]
import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { findRunningPostgres } from '#server/platform/db/embedded/connection-file.ts'
import { launchApi } from '../scripts/product/launch-product.ts'
import { verifyCompaniesAtOnce } from './kill/verify-companies.ts'
import { startLoad } from './outages/load.ts'
import { copyPreparedData } from './outages/prepared-data.ts'

const SETTLE_MS = 4_000
const FULL_MS = 30_000
/** About as fast as a runaway log file. */
const BLOCK = Buffer.alloc(1024 * 1024)

const { values } = parseArgs({ options: { megabytes: { type: 'string', default: '700' }, data: { type: 'string' } } })
const folder = mkdtempSync(path.join(os.tmpdir(), 'meridian-drill-'))
execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${values.megabytes}m,mode=0755`, 'meridian-drill', folder])
try {
  copyPreparedData(folder)
  const product = await launchApi(folder, { RATE_LIMIT_STRICT: '100000000' })
  await verifyCompaniesAtOnce(findRunningPostgres(path.join(product.dataDir, 'postgres'))?.connectionString ?? '')
  const load = await startLoad(() => product.url, 'disk')
  await wait(SETTLE_MS)
  const ballast = path.join(folder, 'ballast')
  const fullAt = performance.now()
  while (performance.now() - fullAt < FULL_MS) {
    fill(ballast)
    await wait(20)
  }
  rmSync(ballast)
  const freeAt = performance.now()
  await wait(SETTLE_MS * 2)
  await load.stop()
  await product.stop()
  const during = load.answers.filter(({ at }) => at > fullAt && at < freeAt)
  const statuses = (kind: string) =>
    Object.groupBy(
      during.filter((one) => one.kind === kind),
      ({ status }) => status,
    )
  const show = (kind: string) =>
    Object.entries(statuses(kind))
      .map(([status, list]) => `${status} × ${list?.length}`)
      .join(', ')
  const lastFailure = load.answers.filter(({ status }) => status === 0 || status >= 500).at(-1)
  const after = load.answers.filter(({ at, kind, status }) => at > freeAt && kind === 'write' && status === 201).length
  console.log(
    `Filled up, and full for most of ${FULL_MS / 1000} s: reads ${show('read')}; writes ${show('write')}; ${after} writes after space returned, the last ` +
      `failure ${lastFailure ? Math.max(0, Math.round(lastFailure.at - freeAt)) : 0} ms after it.`,
  )
  if (after === 0) process.exitCode = 1
} finally {
  execFileSync('umount', ['--lazy', folder])
  rmSync(folder, { recursive: true, force: true })
}

function fill(file: string): void {
  try {
    appendFileSync(file, BLOCK)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}
