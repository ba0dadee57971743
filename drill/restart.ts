// Two nodes behind nginx under load: each is restarted in turn, then one is killed. A rolling restart may not cause a single
// failed request, and a lost node only those that were on it. Needs nginx and redis-server.
// Usage: npm run drill -- restart [--rounds 3] [--data DIR]
// --data: begins with a copy of this stopped DATA_DIR instead of creating the demo world.
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { findFreePort } from '#server/platform/db/embedded/free-port.ts'
import { launchApi, type Product } from '../scripts/product/launch-product.ts'
import { killTree } from './kill/process-tree.ts'
import { verifyCompaniesAtOnce } from './kill/verify-companies.ts'
import { type Load, percentile, startLoad } from './outages/load.ts'
import { startDatabase, startRedis } from './outages/services.ts'
import { startNginx } from './restart/nginx.ts'

const SETTLE_MS = 3_000

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' }, data: { type: 'string' } } })
const folder = mkdtempSync(path.join(os.tmpdir(), 'meridian-drill-'))
const database = await startDatabase(path.join(folder, 'database'), values.data)
const redis = await startRedis()
const ports = [await findFreePort(), await findFreePort()]
const addresses = ports.map((port) => `http://127.0.0.1:${port}`)
const nginx = await startNginx(path.join(folder, 'nginx'), addresses)
const launch = (node: number) =>
  launchApi(path.join(folder, `node-${node}`), {
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    APP_URL: nginx.url,
    APP_KEY: 'a key for drills that is long enough to be one',
    HOST: '127.0.0.1',
    PORT: String(ports[node]),
    RATE_LIMIT_STRICT: '100000000',
    TRUST_PROXY: '1',
    DRAIN_SECONDS: '2',
  })
const nodes: Product[] = [await launch(0)]
nodes.push(await launch(1))

await verifyCompaniesAtOnce(database.url)
const stops: number[] = []
const rolling = await underLoad('rolling', async () => {
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const node of [0, 1]) {
      const startedAt = performance.now()
      await nodes[node]?.stop()
      stops.push(Math.round(performance.now() - startedAt))
      nodes[node] = await launch(node)
      await wait(SETTLE_MS)
    }
  }
})
const lost = await underLoad('lost', async () => {
  await killTree(nodes[0]?.pid ?? 0)
  await wait(SETTLE_MS * 3)
})
console.table([
  { what: `rolling restart × ${stops.length}`, ...rolling, 'longest stop ms': Math.max(...stops) },
  { what: 'one of two nodes killed', ...lost },
])
if (rolling.failed > 0) process.exitCode = 1
await nodes[1]?.stop()
await nginx.stop()
await redis.end()
await database.end()
rmSync(folder, { recursive: true, force: true })

async function underLoad(name: string, work: () => Promise<void>) {
  const load: Load = await startLoad(() => nginx.url, name)
  await wait(SETTLE_MS)
  await work()
  await load.stop()
  // A node that is stopping says so at /readyz, with 503.
  const failed = load.answers.filter(({ kind, status }) => kind !== 'readyz' && (status === 0 || status >= 500))
  return {
    requests: load.answers.length,
    failed: failed.length,
    statuses: [...new Set(failed.map(({ status }) => status))].join(),
    'p95 ms': percentile(
      load.answers.map(({ ms }) => ms),
      0.95,
    ),
    'longest ms': Math.round(Math.max(...load.answers.map(({ ms }) => ms))),
  }
}
