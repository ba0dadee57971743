// Fills the disk to the last byte while people write: writes are rejected, nothing that was acknowledged is lost, and everything
// recovers without a restart once there is space again, including embedded PostgreSQL, which a full disk stops.
// Needs root, for a small file system in memory. Usage: npm run drill -- disk [--megabytes 700] [--data DIR]
import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { findRunningPostgres } from '#server/platform/db/embedded/connection-file.ts'
import { launchApi } from '../scripts/product/launch-product.ts'
import { verifyCompaniesAtOnce } from './kill/verify-companies.ts'
import { countLost } from './outages/count-lost.ts'
import { type Answer, startLoad } from './outages/load.ts'
import { copyPreparedData } from './outages/prepared-data.ts'

const SETTLE_MS = 4_000
const FULL_MS = 30_000
const BACK_WITHIN_MS = 60_000
const POLL_MS = 20
/** The database is down, or there is no space. */
const PROPER = [503, 507]
/** About as fast as a runaway log file. */
const BLOCK = Buffer.alloc(1024 * 1024)

const { values } = parseArgs({ options: { megabytes: { type: 'string', default: '700' }, data: { type: 'string' } } })
const folder = mkdtempSync(path.join(os.tmpdir(), 'meridian-drill-'))
execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${values.megabytes}m,mode=0755`, 'meridian-drill', folder])
try {
  copyPreparedData(folder)
  const product = await launchApi(folder, { RATE_LIMIT_STRICT: '100000000' })
  const postgresDir = path.join(product.dataDir, 'postgres')
  const postgresPid = findRunningPostgres(postgresDir)?.pid
  await verifyCompaniesAtOnce(urlOf(postgresDir))
  const load = await startLoad(() => product.url, 'disk')
  await wait(SETTLE_MS)
  const ballast = path.join(folder, 'ballast')
  const fullAt = performance.now()
  const fillUntil = async (ms: number) => {
    while (performance.now() - fullAt < ms) {
      fill(ballast)
      await wait(POLL_MS)
    }
  }
  await fillUntil(FULL_MS / 2)
  const hasEnded = findRunningPostgres(postgresDir)?.pid !== postgresPid
  // It may have had enough space to keep running; it has none to start.
  if (!hasEnded && postgresPid !== undefined) process.kill(postgresPid, 'SIGKILL')
  await fillUntil(FULL_MS)
  rmSync(ballast)
  const freeAt = performance.now()
  while (performance.now() - freeAt < BACK_WITHIN_MS && !hasWritten(load.answers, freeAt)) await wait(POLL_MS)
  const lastFailure = load.answers.filter(({ status }) => status === 0 || status >= 500).at(-1)
  await wait(SETTLE_MS)
  await load.stop()
  const lost = await countLost(load.acknowledged, urlOf(postgresDir))
  await product.stop()
  const during = load.answers.filter(({ at }) => at > fullAt && at < freeAt)
  const show = (kind: Answer['kind']) =>
    Object.entries(
      Object.groupBy(
        during.filter((one) => one.kind === kind),
        ({ status }) => status,
      ),
    )
      .map(([status, list]) => `${status} × ${list?.length}`)
      .join(', ')
  const wrong = load.answers.filter(({ status }) => status === 0 || (status >= 500 && !PROPER.includes(status))).length
  const isBack = hasWritten(load.answers, freeAt)
  console.log(
    `Filled up, and full for most of ${FULL_MS / 1000} s (PostgreSQL ${hasEnded ? 'ended by itself' : 'was killed in the middle'}): reads ${show('read')}; ` +
      `writes ${show('write')}; the last failure ${lastFailure ? Math.max(0, Math.round(lastFailure.at - freeAt)) : 0} ms after space ` +
      `returned; ${load.acknowledged.size} acknowledged, ${lost} lost; ${wrong} other failures.`,
  )
  if (!isBack || lost > 0 || wrong > 0) process.exitCode = 1
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

function urlOf(postgresDir: string): string {
  return findRunningPostgres(postgresDir)?.connectionString ?? ''
}

function hasWritten(answers: readonly Answer[], since: number): boolean {
  return answers.some(({ at, kind, status }) => at > since && kind === 'write' && status === 201)
}
