// Kills Meridian's whole process tree while it writes, again and again: it must come up each time, and everything it
// had acknowledged must be there. Usage: npm run drill -- kill [--rounds 20] [--server FILE]
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openAckLog } from './kill/ack-log.ts'
import { killTree } from './kill/process-tree.ts'
import { launchServer, type ServerUnderTest } from './kill/server-under-test.ts'
import { sqlWriter } from './kill/sql-writer.ts'
import { writeUntilStopped } from './kill/writer.ts'

const KILL_AFTER_MS = { from: 100, to: 2_000 }

interface Round {
  'up after ms': number
  'killed after ms': number | null
  'acknowledged so far': number
  lost: number
}

const realServer = 'server/main.ts'
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '20' }, server: { type: 'string', default: realServer } },
})
if (values.server === realServer) buildFirst()

const rounds = Number(values.rounds)
const folder = mkdtempSync(path.join(os.tmpdir(), 'meridian-drill-'))
const acks = openAckLog(path.join(folder, 'acknowledged.txt'))
const writer = sqlWriter
const results: Round[] = []

for (let round = 1; round <= rounds; round += 1) {
  const server = await launchServer(values.server, folder)
  const lost = await countLost(server)
  const killedAfter = await writeAndKill(server)
  report({ 'up after ms': server.upAfterMs, 'killed after ms': killedAfter, ...soFar(lost) })
}
const last = await launchServer(values.server, folder)
report({ 'up after ms': last.upAfterMs, 'killed after ms': null, ...soFar(await countLost(last)) })
await killTree(last.pid)
conclude()

function buildFirst() {
  const { status } = spawnSync(process.execPath, ['scripts/build.ts', '--if-stale'], { stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}

async function countLost(server: ServerUnderTest): Promise<number> {
  await writer.prepare(server)
  const found = await writer.readAll(server)
  return acks.all().filter((n) => !found.has(n)).length
}

async function writeAndKill(server: ServerUnderTest): Promise<number> {
  const writing = await writeUntilStopped(writer, server, acks)
  const killAfter = Math.round(KILL_AFTER_MS.from + Math.random() * (KILL_AFTER_MS.to - KILL_AFTER_MS.from))
  await wait(killAfter)
  await killTree(server.pid)
  await writing.stop()
  return killAfter
}

function soFar(lost: number) {
  return { 'acknowledged so far': acks.all().length, lost }
}

function report(round: Round) {
  results.push(round)
  console.log(`round ${results.length} of ${rounds + 1}: ${JSON.stringify(round)}`)
}

function conclude() {
  console.table(results)
  const lost = Math.max(...results.map((round) => round.lost))
  if (lost === 0 && acks.all().length > 0) {
    console.log(`Came up ${results.length} times; all ${acks.all().length} acknowledged writes are there.`)
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    return
  }
  console.log(
    `Failed: ${lost} of ${acks.all().length} acknowledged writes were missing. Everything is kept in ${folder}`,
  )
  process.exitCode = 1
}
