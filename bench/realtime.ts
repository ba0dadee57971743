// How many live messages the product delivers, beside `ws` with nothing around it: one run, on this machine, in turns.
// Usage: npm run bench -- realtime [--connections 5000] [--rounds 3] [--write], which puts the table into docs/performance.md.

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { buildIfStale, launchProduct } from '../scripts/product/launch-product.ts'
import { writeReport } from './http/report.ts'
import type { Heard, Order } from './realtime/load.ts'
import { kilobytesOf, processorSecondsOf } from './realtime/process-figures.ts'
import { type Duel, type Measured, reportOf } from './realtime/report.ts'
import { flood } from './realtime/slow-reader.ts'

const SECONDS = 4
const app = { id: 'bench', key: 'bench', secret: 'a secret for the bench' }

const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '5000' },
    rounds: { type: 'string', default: '3' },
    write: { type: 'boolean', default: false },
  },
})
const connections = Number(values.connections)
buildIfStale()
const loadBefore = os.loadavg()[0] ?? 0
const folder = mkdtempSync(path.join(os.tmpdir(), 'meridian-bench-'))
const product = await launchProduct(folder, {
  DEMO: 'off',
  REALTIME_APP_ID: app.id,
  REALTIME_KEY: app.key,
  REALTIME_SECRET: app.secret,
})
const peer = start('bare-server.ts')
const load = start('load.ts')
try {
  const [port] = (await once(peer, 'message')) as [number]
  const ours = { target: { url: product.url, app }, pid: product.pid }
  const theirs = { target: { port }, pid: peer.pid ?? 0 }
  const rounds: { ours: Measured; theirs: Measured }[] = []
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    console.log(`round ${round} of ${values.rounds} …`)
    rounds.push({ ours: await measure(ours), theirs: await measure(theirs) })
  }
  const paced = await measurePaced(ours.target)
  const slow = await flood(product, app)
  const duel: Duel = { connections, rounds, paced, slow, loadBefore }
  const report = reportOf(duel)
  console.log(`\n${report}`)
  if (values.write) writeReport(report, 'realtime')
} finally {
  load.kill()
  peer.kill()
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function measure({
  target,
  pid,
}: {
  target: Extract<Order, { do: 'connect' }>['target']
  pid: number
}): Promise<Measured> {
  const before = kilobytesOf(pid)
  await tell({ do: 'connect', target, count: connections })
  const kilobytes = (kilobytesOf(pid) - before) / connections
  const rooms = await timed(pid, { do: 'talk', room: 'small', seconds: SECONDS, atOnce: 1 })
  const hall = await timed(pid, { do: 'talk', room: 'large', seconds: SECONDS, atOnce: 4 })
  await tell({ do: 'leave' })
  return { kilobytes, rooms, hall }
}

async function timed(pid: number, order: Extract<Order, { do: 'talk' }>) {
  const before = processorSecondsOf(pid)
  const heard = (await tell(order)) as Heard
  // A second to warm up and half a one to end stand around what is counted; they cost the same per message.
  const messages = heard.perSecond * (order.seconds + 1)
  return { ...heard, processorMicros: ((processorSecondsOf(pid) - before) / messages) * 1e6 }
}

async function measurePaced(target: Extract<Order, { do: 'connect' }>['target']): Promise<Heard & { lost: number }> {
  await tell({ do: 'connect', target, count: connections })
  const heard = (await tell({ do: 'pace', seconds: SECONDS })) as Heard & { lost: number }
  await tell({ do: 'leave' })
  return heard
}

async function tell(order: Order): Promise<object> {
  load.send(order)
  const [answer] = (await once(load, 'message')) as [object]
  return answer
}

function start(file: string): ChildProcess {
  return fork(fileURLToPath(new URL(`./realtime/${file}`, import.meta.url)), {
    env: { ...process.env, NODE_ENV: 'production' },
  })
}
