// How many live messages the product delivers compared with bare `ws`: one run, on the same machine, in alternation.
// Usage: npm run bench -- realtime [--connections 5000] [--rounds 3] [--write], which updates the table in
// docs/performance.md.

import { once } from 'node:events'
import os from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { writeReport } from './http/report.ts'
import type { Command, LoadResult } from './realtime/load.ts'
import { type Measurement, reportOf } from './realtime/report.ts'
import { forkBench, type ServerProcess, startServerProcess } from './realtime/server-process.ts'
import { flood } from './realtime/slow-reader.ts'

const SECONDS = 4

const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '5000' },
    rounds: { type: 'string', default: '3' },
    write: { type: 'boolean', default: false },
  },
})
const connections = Number(values.connections)
const loadBefore = os.loadavg()[0] ?? 0
const product = await startServerProcess('product', './product-server.ts')
const bare = await startServerProcess('bare server', './bare-server.ts')
const load = forkBench('./load.ts')
try {
  const rounds: { ours: Measurement; theirs: Measurement }[] = []
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    console.log(`round ${round} of ${values.rounds} …`)
    rounds.push({ ours: await measure(product), theirs: await measure(bare) })
  }
  const paced = await measurePaced(product)
  const report = reportOf({ connections, rounds, paced, slow: await flood(product), loadBefore })
  console.log(`\n${report}`)
  if (values.write) writeReport(report, 'realtime')
} finally {
  load.kill()
  product.stop()
  bare.stop()
}

async function measure(server: ServerProcess): Promise<Measurement> {
  const before = await server.memory()
  await connect(server)
  const kilobytes = ((await server.memory()) - before) / connections
  const rooms = await timed(server, { do: 'talk', room: 'small', seconds: SECONDS, atOnce: 1 })
  const hall = await timed(server, { do: 'talk', room: 'large', seconds: SECONDS, atOnce: 4 })
  await leave()
  return { kilobytes, rooms, hall }
}

async function timed(server: ServerProcess, order: Extract<Command, { do: 'talk' }>) {
  const before = server.processorSeconds()
  const result = (await sendCommand(order)) as LoadResult
  // Includes the second of warm-up, which costs the same per message.
  const messages = result.perSecond * (order.seconds + 1)
  return { ...result, processorMicros: ((server.processorSeconds() - before) / messages) * 1e6 }
}

async function measurePaced(server: ServerProcess): Promise<LoadResult & { lost: number }> {
  await connect(server)
  const result = (await sendCommand({ do: 'pace', seconds: SECONDS })) as LoadResult & { lost: number }
  await leave()
  return result
}

function connect({ to, port }: ServerProcess): Promise<object> {
  return sendCommand({ do: 'connect', to, port, count: connections })
}

/** Gives the server time to notice. */
async function leave(): Promise<void> {
  await sendCommand({ do: 'leave' })
  await wait(1_000)
}

async function sendCommand(order: Command): Promise<object> {
  load.send(order)
  const [answer] = (await once(load, 'message')) as [object]
  return answer
}
