// Kills Meridian's whole process tree while a thousand people save answers to a test, again and again: no acknowledged answer may
// be missing. Usage: npm run drill -- assessments [--kills 10] [--takers 1000]

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { countLost, openAnswerLog, saveRequest } from '../bench/assessments/answers.ts'
import { saveAll } from '../bench/assessments/saving.ts'
import { APP_KEY, addTakers } from '../bench/assessments/takers.ts'
import { launchApi, type Product } from '../scripts/product/launch-product.ts'
import { killTree } from './kill/process-tree.ts'

const KILL_AFTER_MS = { from: 2_000, to: 6_000 }

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '10' }, takers: { type: 'string', default: '1000' } },
})
const folder = mkdtempSync(path.join(os.tmpdir(), 'meridian-drill-'))
const settings = { DEMO: 'off', APP_KEY }
const databaseOf = ({ dataDir }: Product): string =>
  (JSON.parse(readFileSync(path.join(dataDir, 'postgres.json'), 'utf8')) as { connectionString: string })
    .connectionString

let product = await launchApi(folder, settings)
const takers = await addTakers(databaseOf(product), Number(values.takers))
const log = openAnswerLog(path.join(folder, 'acknowledged.txt'))
const rounds: { acknowledged: number; unanswered: number; lost: number; 'up after ms': number }[] = []
for (let kill = 1; kill <= Number(values.kills); kill += 1) {
  const killAfter = KILL_AFTER_MS.from + Math.random() * (KILL_AFTER_MS.to - KILL_AFTER_MS.from)
  const saving = saveAll({
    takers,
    origin: product.url,
    forMs: killAfter + 500,
    saveOf: log.next,
    requestFor: saveRequest,
    onAcknowledged: log.acknowledge,
  })
  await wait(killAfter)
  await killTree(product.pid)
  const { failed } = await saving
  product = await launchApi(folder, settings)
  const lost = await countLost(databaseOf(product), log)
  rounds.push({ acknowledged: log.count(), unanswered: failed, lost, 'up after ms': product.upAfterMs })
  console.log(`kill ${kill} of ${values.kills}: ${JSON.stringify(rounds.at(-1))}`)
}
await product.stop()
console.table(rounds)
const lost = Math.max(...rounds.map((round) => round.lost))
if (lost === 0 && log.count() > 0) {
  console.log(`Killed ${rounds.length} times: ${log.count()} acknowledged answers, 0 lost.`)
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
} else {
  console.log(`Failed: ${lost} of ${log.count()} acknowledged answers are missing. Data kept in ${folder}`)
  process.exitCode = 1
}
