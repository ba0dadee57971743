// How long it takes until two people in a room are connected, as far as our signalling is concerned, while 500 rooms fill up on one
// process; beside a bare `ws` relay that only forwards, in the same run, in alternation.
// Usage: npm run bench -- rooms [--rooms 500] [--per-second 50] [--rounds 3] [--write], which updates the table in docs/performance.md.

import os from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { writeReport } from './http/report.ts'
import { type ServerProcess, startServerProcess } from './realtime/server-process.ts'
import { toBareServer, toProduct } from './realtime/speaker.ts'
import { connectRoom, type OpenRoom } from './rooms/handshake.ts'

const { values } = parseArgs({
  options: {
    rooms: { type: 'string', default: '500' },
    'per-second': { type: 'string', default: '50' },
    rounds: { type: 'string', default: '3' },
    write: { type: 'boolean', default: false },
  },
})
const rooms = Number(values.rooms)
const everyMs = 1000 / Number(values['per-second'])

type Figures = { p50: number; p95: number; worst: number; processorMs: number; memoryKb: number }

async function measure(server: ServerProcess, round: number): Promise<Figures> {
  const connect = server.to === 'product' ? toProduct(server.port) : toBareServer(server.port)
  const [memory, processor] = [await server.memory(), server.processorSeconds()]
  const begun: Promise<{ room: OpenRoom; ms: number }>[] = []
  for (let index = 0; index < rooms; index += 1) {
    begun.push(connectRoom(connect, `room-${round}-${index}`))
    await wait(everyMs)
  }
  const done = await Promise.all(begun)
  const processorMs = ((server.processorSeconds() - processor) * 1000) / rooms
  const memoryKb = ((await server.memory()) - memory) / rooms
  for (const { room } of done) for (const { socket } of [room.first, room.second]) socket.terminate()
  const sorted = done.map(({ ms }) => ms).toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50: at(0.5), p95: at(0.95), worst: at(1), processorMs, memoryKb }
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0

function line(what: string, measured: readonly Figures[]): string {
  const of = (key: keyof Figures) => median(measured.map((figures) => figures[key])).toFixed(1)
  return `| ${what} | ${of('p50')} | ${of('p95')} | ${of('worst')} | ${of('processorMs')} | ${of('memoryKb')} |`
}

const loadBefore = os.loadavg()[0] ?? 0
const product = await startServerProcess('product', './product-server.ts')
const bare = await startServerProcess('bare server', './bare-server.ts')
try {
  const [ours, theirs]: [Figures[], Figures[]] = [[], []]
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    console.log(`round ${round} of ${values.rounds} …`)
    ours.push(await measure(product, round))
    theirs.push(await measure(bare, round))
  }
  const report = [
    `| ${rooms} rooms, ${values['per-second']} a second | join to connected, p50 ms | p95 ms | worst ms | CPU ms per room | KB per room |`,
    '|---|---:|---:|---:|---:|---:|',
    line('Meridian', ours),
    line('bare `ws` relay', theirs),
    '',
    `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${os.availableParallelism()} cores, load ${loadBefore.toFixed(1)} before the run; medians of ${values.rounds} rounds.`,
  ].join('\n')
  console.log(`\n${report}`)
  if (values.write) writeReport(report, 'rooms')
} finally {
  product.stop()
  bare.stop()
}
