// Kills Meridian's whole process tree while people write, again and again: it must start each time, everything it
// acknowledged must be there, and nothing twice, although requests are repeated. Usage: npm run drill -- kill [--rounds 100] [--data DIR]
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { launchApi, type Product } from '../scripts/product/launch-product.ts'
import { openAckLog } from './kill/ack-log.ts'
import { countCompanies, readNote, signInOnce } from './kill/company-writer.ts'
import { killTree } from './kill/process-tree.ts'
import { noteCounts, repeatUnanswered, replays, startWriting } from './kill/writing.ts'
import { copyPreparedData } from './outages/prepared-data.ts'

const KILL_AFTER_MS = { from: 100, to: 2_000 }

interface Round {
  'up after ms': number
  acknowledged: number
  lost: number
  doubled: number
  repeated: number
  'killed after ms': number | null
}

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '100' }, data: { type: 'string' } } })

const rounds = Number(values.rounds)
const folder = mkdtempSync(path.join(os.tmpdir(), 'meridian-drill-'))
copyPreparedData(folder)
const acks = openAckLog(path.join(folder, 'acknowledged.txt'))
const results: Round[] = []

for (let round = 1; round <= rounds; round += 1) {
  const product = await launchApi(folder)
  const stored = await checkStored(product)
  await signInOnce(product)
  const repeated = await repeatUnanswered(product, acks)
  report({ 'up after ms': product.upAfterMs, ...stored, repeated, 'killed after ms': await writeAndKill(product) })
}
const last = await launchApi(folder)
const repeated = await repeatUnanswered(last, acks)
report({ 'up after ms': last.upAfterMs, ...(await checkStored(last)), repeated, 'killed after ms': null })
await last.stop()
conclude()

async function checkStored(product: Product) {
  const counts = await countCompanies(product)
  const isNoteKept = (await readNote(product)) >= noteCounts().acknowledged
  return {
    acknowledged: acks.all().length,
    lost: acks.all().filter((n) => !counts.has(n)).length + (isNoteKept ? 0 : 1),
    doubled: [...counts.values()].filter((count) => count > 1).length,
  }
}

async function writeAndKill(product: Product): Promise<number> {
  const writing = await startWriting(product, acks)
  const killAfter = Math.round(KILL_AFTER_MS.from + Math.random() * (KILL_AFTER_MS.to - KILL_AFTER_MS.from))
  await wait(killAfter)
  await killTree(product.pid)
  await writing.stop()
  return killAfter
}

function report(round: Round) {
  results.push(round)
  console.log(`start ${results.length} of ${rounds + 1}: ${JSON.stringify(round)}`)
}

function conclude() {
  console.table(results)
  const lost = Math.max(...results.map((round) => round.lost))
  const doubled = Math.max(...results.map((round) => round.doubled))
  const written = acks.all().length
  if (lost === 0 && doubled === 0 && written > 0) {
    const slowest = Math.max(...results.map((round) => round['up after ms']))
    console.log(
      `Started ${results.length} times (at most ${slowest} ms after the first); all ${written} acknowledged companies are there ` +
        `exactly once, ${replays()} of them sent twice; ${noteCounts().acknowledged} changes of a note, the last one kept.`,
    )
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    return
  }
  console.log(
    `Failed: of ${written} acknowledged writes ${lost} were missing and ${doubled} duplicated. Data kept in ${folder}`,
  )
  process.exitCode = 1
}
