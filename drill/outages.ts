// Stops and freezes PostgreSQL and Redis under load: nobody may wait long, only the database's absence may be noticed, and
// everything must recover without a restart. Usage: npm run drill -- outages [--seconds 15] [--data DIR]
// --data: begins with a copy of this stopped DATA_DIR instead of creating the demo world.
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { launchApi } from '../scripts/product/launch-product.ts'
import { verifyCompaniesAtOnce } from './kill/verify-companies.ts'
import { countLost } from './outages/count-lost.ts'
import { type Answer, percentile, startLoad } from './outages/load.ts'
import { type Service, startDatabase, startRedis } from './outages/services.ts'

const SETTLE_MS = 5_000
const READY_WITHIN_MS = 1_000

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '15' }, data: { type: 'string' } } })
const outageMs = Number(values.seconds) * 1_000
const folder = mkdtempSync(path.join(os.tmpdir(), 'meridian-drill-'))
const database = await startDatabase(path.join(folder, 'database'), values.data)
const redis = await startRedis()
const product = await launchApi(folder, {
  DATABASE_URL: database.url,
  REDIS_URL: redis.url,
  RATE_LIMIT_STRICT: '100000000',
})
await verifyCompaniesAtOnce(database.url)
const rows: object[] = []
const faults: [string, Service, 'stop' | 'freeze'][] = [
  ['Redis stopped', redis, 'stop'],
  ['Redis hung', redis, 'freeze'],
  ['database stopped', database, 'stop'],
  ['database hung', database, 'freeze'],
]
for (const [name, service, how] of faults) rows.push(await goThrough(name, service, how))
console.table(rows)
await product.stop()
await redis.end()
await database.end()
if (process.exitCode === 1) console.log(`Failed. Data kept in ${folder}`)
else rmSync(folder, { recursive: true, force: true })

async function goThrough(name: string, service: Service, how: 'stop' | 'freeze') {
  const load = await startLoad(() => product.url, name)
  await wait(SETTLE_MS)
  const awayAt = performance.now()
  await (how === 'stop' ? service.stop() : service.freeze())
  const goneAt = performance.now()
  await wait(outageMs)
  await (how === 'stop' ? service.start() : service.thaw())
  const backAt = performance.now()
  await wait(SETTLE_MS)
  await load.stop()
  const before = load.answers.filter(({ at }) => at < awayAt)
  const during = load.answers.filter(({ at }) => at > goneAt && at < backAt)
  const lastFailure = load.answers.filter(({ status }) => status === 0 || status >= 500).at(-1)
  const lost = await countLost(load.acknowledged, database.url)
  const wrong = load.answers.filter(isWrong).length
  const readyMs = longest(load.answers.filter(({ kind }) => kind === 'readyz'))
  if (lost > 0 || wrong > 0 || readyMs > READY_WITHIN_MS) process.exitCode = 1
  return {
    fault: name,
    'p95 before ms': p95(before),
    'p95 during ms': p95(during),
    'sign-in p95 before': p95(before.filter(({ kind }) => kind === 'sign-in')),
    'sign-in p95 during': p95(during.filter(({ kind }) => kind === 'sign-in')),
    'longest ms': longest(load.answers),
    'longest readyz ms': readyMs,
    503: load.answers.filter(({ status }) => status === 503).length,
    'other failures': wrong,
    'recovered after ms': lastFailure ? Math.max(0, Math.round(lastFailure.at - backAt)) : 0,
    acknowledged: load.acknowledged.size,
    lost,
  }
}

/** Only 503 with Retry-After is a proper way to fail. */
function isWrong({ kind, status, hasRetryAfter }: Answer): boolean {
  return status === 0 || (status >= 500 && !(status === 503 && (hasRetryAfter || kind === 'readyz')))
}

function p95(answers: readonly Answer[]): number {
  return percentile(
    answers.filter(({ kind }) => kind !== 'readyz').map(({ ms }) => ms),
    0.95,
  )
}

function longest(answers: readonly Answer[]): number {
  return Math.round(Math.max(0, ...answers.map(({ ms }) => ms)))
}
