// Startup time until /readyz admits requests, with and without the index on disk, and how fast the first searches
// are compared with the same ones later.
// Usage: npm run bench -- search-start [--jobs 1000000] [--data FOLDER]
// With --data the filled database is kept there, as by `npm run bench -- search`.

import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { readConfig } from '#server/platform/config.ts'
import { startEmbeddedPostgres } from '#server/platform/db/embedded/embedded-postgres.ts'
import { findFreePort } from '#server/platform/db/embedded/free-port.ts'
import { createRandom } from '#server/seeds/random.ts'
import { startPlatform } from '#server/start-platform.ts'
import { assembleKernels } from '../scripts/build/assemble-kernels.ts'
import { memoryOf } from './http/measure.ts'
import { ApiProcess } from './search/api.ts'
import { type Figures, figuresOf } from './search/figures.ts'
import { drawQuestion } from './search/questions.ts'
import { fillWorld } from './search/world.ts'

await assembleKernels()

const { values } = parseArgs({ options: { jobs: { type: 'string', default: '1000000' }, data: { type: 'string' } } })
const FIRST = 100
const WARM_UP = 1_000
const NORMAL = 600
const WRITTEN_WITHIN_MS = 120_000

const folder = values.data ?? mkdtempSync(path.join(os.tmpdir(), 'meridian-search-start-'))
mkdirSync(folder, { recursive: true })
const indexFile = path.join(folder, 'search-index', 'jobs.index')
const embedded = await startEmbeddedPostgres({
  dataDir: path.join(folder, 'postgres'),
  onProgress: console.log,
  onTrouble: (reason) => console.error(reason),
})
const settings = { APP_ENV: 'local', DATA_DIR: folder, DATABASE_URL: embedded.connectionString, LOG_LEVEL: 'warn' }
try {
  await fill()
  const builtMs = await buildFile()
  const { readyMs, first, later, megabytes } = await measureStart()
  const [processor] = os.cpus()
  console.log(`
| | p50 ms | p95 ms | longest ms |
|---|---:|---:|---:|
${[first, later].map(rowOf).join('\n')}

Ready after ${(readyMs / 1000).toFixed(1)} s with the index on disk; without it, searches are answered from memory after ${(builtMs / 1000).toFixed(1)} s.
The first searches take ${(first.p95 / later.p95).toFixed(1)} times as long as later ones (p95).
The file: ${Math.round(statSync(indexFile).size / 1024 / 1024)} MB. The process: ${megabytes} MB.
${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${os.availableParallelism()} cores (${processor?.model.trim() ?? 'unknown'}), load ${(os.loadavg()[0] ?? 0).toFixed(1)}.`)
} finally {
  await embedded.stop()
  if (values.data === undefined) rmSync(folder, { recursive: true, force: true })
}

async function fill(): Promise<void> {
  const { platform, stop } = await startPlatform(readConfig({ ...settings, WORKER: 'off' }), console.log)
  try {
    const { rows } = await platform.db.execute<{ count: number }>(sql`select count(*)::int as count from job_search`)
    if ((rows[0]?.count ?? 0) === 0) await fillWorld(platform, embedded.connectionString, Number(values.jobs))
  } finally {
    await stop()
  }
}

async function startApi(until: 'memory' | 'ready'): Promise<ApiProcess> {
  return ApiProcess.start(
    {
      ...settings,
      PORT: String(await findFreePort()),
      WORKER: 'off',
      RATE_LIMIT: '100000000',
      RATE_LIMIT_STRICT: '100000000',
    },
    { until },
  )
}

/** PostgreSQL answers until then, which takes minutes for a hundred searches. */
async function buildFile(): Promise<number> {
  rmSync(path.dirname(indexFile), { recursive: true, force: true })
  const startedAt = performance.now()
  const running = await startApi('memory')
  try {
    const builtMs = performance.now() - startedAt
    const deadline = performance.now() + WRITTEN_WITHIN_MS
    while (!isWritten() && performance.now() < deadline) await wait(250)
    return builtMs
  } finally {
    await running.stop()
  }
}

async function measureStart(): Promise<{ readyMs: number; first: Figures; later: Figures; megabytes: number }> {
  const random = createRandom(77)
  const startedAt = performance.now()
  const running = await startApi('ready')
  try {
    const readyMs = performance.now() - startedAt
    await running.signIn()
    const ask = async (count: number): Promise<number[]> => {
      const times: number[] = []
      while (times.length < count) times.push((await running.ask(drawQuestion(random))).servedMs)
      return times
    }
    const first = figuresOf(`the first ${FIRST} searches`, await ask(FIRST))
    await ask(WARM_UP)
    const later = figuresOf(`${NORMAL} searches, ${WARM_UP} later`, await ask(NORMAL))
    return { readyMs, first, later, megabytes: memoryOf(running.pid) }
  } finally {
    await running.stop()
  }
}

function isWritten(): boolean {
  return statSync(indexFile, { throwIfNoEntry: false }) !== undefined
}

function rowOf({ name, p50, p95, longest }: Figures): string {
  return `| ${[name, ...[p50, p95, longest].map((cell) => cell.toFixed(1))].join(' | ')} |`
}
