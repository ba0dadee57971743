// Lets the clock of the machine jump forwards and back while people work: nobody may see an error, and sessions survive an
// hour in either direction. Needs libfaketime (Debian: apt install libfaketime). Usage: npm run drill -- clock [--data
// DIR]
import { existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findRunningPostgres } from '#server/platform/db/embedded/connection-file.ts'
import { launchApi } from '../scripts/product/launch-product.ts'
import { verifyCompaniesAtOnce } from './kill/verify-companies.ts'
import { startLoad } from './outages/load.ts'
import { copyPreparedData } from './outages/prepared-data.ts'

const JUMPS = ['+0', '+1h', '-1h', '+0', '+30', '-30', '+0']
const STAY_MS = 4_000

const [library] = globSync('/usr/lib/*/faketime/libfaketime.so.1')
if (!library || !existsSync(library)) throw new Error('libfaketime is not installed')
const folder = mkdtempSync(path.join(os.tmpdir(), 'meridian-drill-'))
copyPreparedData(folder)
const clock = path.join(folder, 'clock')
writeFileSync(clock, '+0')
const product = await launchApi(folder, {
  LD_PRELOAD: library,
  FAKETIME_TIMESTAMP_FILE: clock,
  FAKETIME_NO_CACHE: '1',
  // As on a real machine: durations are measured on a clock that never jumps.
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
  DONT_FAKE_MONOTONIC: '1',
  RATE_LIMIT_STRICT: '100000000',
})
await verifyCompaniesAtOnce(findRunningPostgres(path.join(product.dataDir, 'postgres'))?.connectionString ?? '')
const load = await startLoad(() => product.url, 'clock')
const seen = new Set<string>()
for (const jump of JUMPS) {
  writeFileSync(clock, jump)
  await wait(STAY_MS)
  seen.add((await fetch(`${product.url}/healthz`)).headers.get('date')?.slice(17, 19) ?? '')
}
await load.stop()
await product.stop()
const failed = load.answers.filter(
  ({ status, kind }) => status === 0 || status >= 500 || (kind === 'read' && status !== 200),
)
console.log(
  `${JUMPS.length - 1} jumps of up to two hours (hours seen: ${[...seen].join(', ')}): ${load.answers.length} requests, ` +
    `${failed.length} failed, ${load.acknowledged.size} writes acknowledged.`,
)
if (failed.length > 0 || seen.size < 2) process.exitCode = 1
else rmSync(folder, { recursive: true, force: true })
