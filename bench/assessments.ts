// A thousand people taking a test, each saving an answer every two seconds; beside a bare route with one upsert, on the same
// database in the same run, in alternation. Then the same while others run hostile code. No acknowledged answer may be missing.
// Usage: npm run bench -- assessments [--takers 1000] [--seconds 10] [--rounds 3] [--write], which updates docs/performance.md.

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { launchApi } from '../scripts/product/launch-product.ts'
import { countLost, openAnswerLog, saveRequest } from './assessments/answers.ts'
import { startHostileRuns } from './assessments/hostile-runs.ts'
import { percentile, type Saving, saveAll } from './assessments/saving.ts'
import { APP_KEY, addCodeTakers, addTakers, type Taker } from './assessments/takers.ts'
import { writeReport } from './http/report.ts'

const { values } = parseArgs({
  options: {
    takers: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '3' },
    write: { type: 'boolean', default: false },
  },
})
const forMs = Number(values.seconds) * 1000
const WARM_UP_MS = 3_000

const folder = mkdtempSync(path.join(os.tmpdir(), 'meridian-bench-'))
const product = await launchApi(folder, { DEMO: 'off', APP_KEY })
const { connectionString } = JSON.parse(readFileSync(path.join(product.dataDir, 'postgres.json'), 'utf8')) as {
  connectionString: string
}
const peer = fork(fileURLToPath(new URL('assessments/bare-server.ts', import.meta.url)), {
  env: { ...process.env, NODE_ENV: 'production', BENCH_DATABASE: connectionString },
})
try {
  const [port] = (await once(peer, 'message')) as [number]
  const takers = await addTakers(connectionString, Number(values.takers))
  const coders = await addCodeTakers(connectionString)
  const log = openAnswerLog()
  const toProduct = (ms = forMs): Promise<Saving> =>
    saveAll({
      takers,
      origin: product.url,
      forMs: ms,
      saveOf: log.next,
      requestFor: saveRequest,
      onAcknowledged: log.acknowledge,
    })
  const bareLog = openAnswerLog()
  const toPeer = (ms = forMs): Promise<Saving> =>
    saveAll({
      takers,
      origin: `http://127.0.0.1:${port}`,
      forMs: ms,
      saveOf: bareLog.next,
      requestFor: (_taker: Taker, { attemptId, questionId, value, seq }) => ({
        path: `/answers/${attemptId}/${questionId}`,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ value, seq }),
      }),
      onAcknowledged: bareLog.acknowledge,
    })
  const load = os.loadavg()[0] ?? 0
  // Warm, so that the first round does not measure the compiler.
  await toProduct(WARM_UP_MS)
  await toPeer(WARM_UP_MS)
  const rounds = { ours: [] as Saving[], bare: [] as Saving[], hostile: [] as Saving[] }
  const verdicts = new Map<string, Set<string>>()
  for (let round = 0; round < Number(values.rounds); round += 1) {
    rounds.bare.push(await toPeer())
    rounds.ours.push(await toProduct())
    const hostile = await startHostileRuns(product.url, coders, round + 1)
    rounds.hostile.push(await toProduct())
    await hostile.stop()
    console.info(`round ${round + 1} of ${values.rounds}`)
    for (const [what, known] of hostile.verdicts) verdicts.set(what, new Set([...(verdicts.get(what) ?? []), ...known]))
  }
  const lost = await countLost(connectionString, log)
  const report = [
    `| ${values.takers} people, an answer every 2 s | saves/s | p50 ms | p95 ms | p99 ms | not acknowledged |`,
    '|---|---:|---:|---:|---:|---:|',
    rowOf('Meridian', rounds.ours),
    rowOf('bare Fastify route with one upsert', rounds.bare),
    rowOf('Meridian, while hostile code runs', rounds.hostile),
    '',
    `${log.count()} answers acknowledged, ${lost} lost. Verdicts: ${[...verdicts].map(([what, known]) => `${what}: ${[...known].join(', ')}`).join('; ')}.`,
    '',
    `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${os.availableParallelism()} cores, load ${load.toFixed(1)} before the run; medians of ${values.rounds} rounds of ${values.seconds} s.`,
  ].join('\n')
  console.log(report)
  if (values.write) writeReport(report, 'assessments')
  if (lost > 0) process.exitCode = 1
} finally {
  peer.kill()
  await product.stop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}

function rowOf(what: string, all: readonly Saving[]): string {
  const median = (of: (one: Saving) => number) => percentile(all.map(of), 0.5)
  const at = (share: number) => median(({ times }) => percentile(times, share)).toFixed(1)
  const perSecond = Math.round(median(({ times }) => (times.length / forMs) * 1000))
  const failed = all.reduce((sum, one) => sum + one.failed, 0)
  return `| ${what} | ${perSecond} | ${at(0.5)} | ${at(0.95)} | ${at(0.99)} | ${failed} |`
}
