// How fast jobs are found among a million, compared with full-text search on the wide table: one run, in alternation.
// Usage: npm run bench -- search [--jobs 1000000] [--questions 1200] [--data FOLDER] [--write]
// With --data the filled database is kept there and reused by the next run.

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { planOf, type SearchPlan } from '#server/features/jobs/job-search/job-search.service.ts'
import { IndexState } from '#server/features/jobs/job-search/memory/index-state.ts'
import { searchInSql } from '#server/features/jobs/job-search/sql/sql-search.queries.ts'
import { queryWords } from '#server/features/jobs/job-search/words/query-words.service.ts'
import { readConfig } from '#server/platform/config.ts'
import { startEmbeddedPostgres } from '#server/platform/db/embedded/embedded-postgres.ts'
import { findFreePort } from '#server/platform/db/embedded/free-port.ts'
import type { Platform } from '#server/platform/platform.ts'
import { createRandom } from '#server/seeds/random.ts'
import { startPlatform } from '#server/start-platform.ts'
import { assembleKernels } from '../scripts/build/assemble-kernels.ts'
import { memoryOf } from './http/measure.ts'
import { ApiProcess } from './search/api.ts'
import { type Figures, figuresOf, tableOf } from './search/figures.ts'
import { measureFreshness } from './search/freshness.ts'
import { BUILD_NAIVE, searchNaively } from './search/naive.ts'
import { drawQuestion, type Question } from './search/questions.ts'
import { completeReader } from './search/reader.ts'
import { writeReport } from './search/report.ts'
import { fillWorld } from './search/world.ts'

await assembleKernels()

const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '1000000' },
    questions: { type: 'string', default: '1200' },
    data: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
const [jobCount, questionCount] = [Number(values.jobs), Number(values.questions)]
const WARM_UP = 1_000
const WARM_UP_SLOW_EVERY = 50
/**
 * Queries per turn. A process that has been idle is slow at first, so each gets many queries in a row; those that take
 * seconds only get the first few.
 */
const TURN = 300
const NAIVE_OF_TURN = 50
const LAYER_1_OF_TURN = 15
const RECOMMENDATIONS = 30

type PlannedQuery = { question: Question; plan: SearchPlan }

const folder = values.data ?? mkdtempSync(path.join(os.tmpdir(), 'meridian-search-'))
mkdirSync(folder, { recursive: true })
const embedded = await startEmbeddedPostgres({
  dataDir: path.join(folder, 'postgres'),
  onProgress: console.log,
  onTrouble: (reason) => console.error(reason),
})
const settings = { APP_ENV: 'local', DATA_DIR: folder, DATABASE_URL: embedded.connectionString, LOG_LEVEL: 'warn' }
try {
  const { platform, stop } = await startPlatform(readConfig({ ...settings, WORKER: 'off' }), console.log)
  try {
    await measureAll(platform, embedded.connectionString)
  } finally {
    await stop()
  }
} finally {
  await embedded.stop()
  if (values.data === undefined) rmSync(folder, { recursive: true, force: true })
}

async function measureAll(platform: Platform, url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  if (!(await isFilled(pool))) {
    console.log(`Filling ${jobCount.toLocaleString('en')} jobs …`)
    await fillWorld(platform, url, jobCount)
    const builtAt = performance.now()
    await pool.query(BUILD_NAIVE)
    console.log(`  wide table for the peer: ${((performance.now() - builtAt) / 1000).toFixed(1)} s`)
  }
  const readAt = performance.now()
  const index = await IndexState.read(platform.db)
  const readSeconds = (performance.now() - readAt) / 1000
  console.log(`  index read: ${readSeconds.toFixed(1)} s`, index.figures)
  const api = await ApiProcess.start({
    ...settings,
    PORT: String(await findFreePort()),
    RATE_LIMIT: '100000000',
    RATE_LIMIT_STRICT: '100000000',
  })
  try {
    const figures = await measureInTurns(platform, pool, index, api)
    const fresh = await measureFreshness(platform, api)
    const memory = `Index: ${megabytes(index.figures.bytes)} MB of numbers for ${index.figures.jobs.toLocaleString('en')} jobs, read in ${readSeconds.toFixed(0)} s; the API process ${memoryOf(api.pid)} MB.`
    const freshness = `A published job is found after ${fresh.median} ms (median of ${fresh.times}), ${fresh.longest} ms at the longest.`
    const recommended = figuresOf('recommendations', await measureRecommendations(api))
    const recommendations = `Recommendations for one person: ${recommended.p50.toFixed(0)} ms in the server (median of ${RECOMMENDATIONS}), ${recommended.longest.toFixed(0)} ms at the longest.`
    const [processor] = os.cpus()
    const circumstances = `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${os.availableParallelism()} cores (${processor?.model.trim() ?? 'unknown'}), load ${(os.loadavg()[0] ?? 0).toFixed(1)} during the run, ${questionCount} questions.`
    const report = [tableOf(figures), '', memory, freshness, recommendations, '', circumstances].join('\n')
    console.log(`\n${report}`)
    if (values.write) writeReport(report)
  } finally {
    await api.stop()
    await pool.end()
  }
}

async function measureRecommendations(api: ApiProcess): Promise<number[]> {
  const times: number[] = []
  while (times.length < RECOMMENDATIONS) times.push(await api.recommend())
  return times
}

async function isFilled(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ there: boolean }>(`select to_regclass('bench_wide') is not null as there`)
  return rows[0]?.there ?? false
}

async function measureInTurns(
  platform: Platform,
  pool: pg.Pool,
  index: IndexState,
  api: ApiProcess,
): Promise<Figures[]> {
  const times = {
    naive: [] as number[],
    sql: [] as number[],
    memory: [] as number[],
    served: [] as number[],
    whole: [] as number[],
  }
  const random = createRandom(77)
  const reader = await completeReader(platform)
  const draw = async (): Promise<PlannedQuery> => {
    const question = drawQuestion(random)
    const words = await queryWords({ db: platform.db, index: { current: index } }, question.text)
    return { question, plan: planOf(question.parsed, words, reader, platform.clock.now()) }
  }
  // A server that has just started runs code that is not JIT-compiled yet; in production it has handled many requests
  // before.
  console.log(`  warming up with ${WARM_UP} questions …`)
  for (let count = 0; count < WARM_UP; count += 1) {
    const { question, plan } = await draw()
    index.search(plan)
    await api.ask(question)
    if (count % WARM_UP_SLOW_EVERY === 0) await searchNaively(pool, question)
  }
  for (let count = 0; count < questionCount; count += TURN) {
    const turn: PlannedQuery[] = []
    while (turn.length < TURN) turn.push(await draw())
    // Back to back, so that other load on the machine affects all of them. A server in use is not idle for minutes, so
    // it gets requests while the slow ones run; these are not counted.
    for (const { question } of turn.slice(0, NAIVE_OF_TURN)) {
      times.naive.push(await timeOf(() => searchNaively(pool, question)))
      await api.ask(question)
    }
    for (const { question, plan } of turn.slice(0, LAYER_1_OF_TURN)) {
      times.sql.push(await timeOf(() => searchInSql(platform.db, plan)))
      await api.ask(question)
    }
    for (const { plan } of turn) times.memory.push(await timeOf(async () => index.search(plan)))
    for (const { question } of turn) {
      const { servedMs, wholeMs } = await api.ask(question)
      times.served.push(servedMs)
      times.whole.push(wholeMs)
    }
    const { p50, p95 } = figuresOf('so far', times.served)
    console.log(
      `  ${times.served.length} of ${questionCount} asked; in the server ${p50.toFixed(1)} / ${p95.toFixed(1)} ms`,
    )
  }
  return [
    figuresOf('full-text search on the wide table: page, total, five counts', times.naive),
    figuresOf('layer 1, PostgreSQL: page, total, all counts exact', times.sql),
    figuresOf('layer 2, memory: the same', times.memory),
    figuresOf('`GET /talent/api/jobs`, time in the server', times.served),
    figuresOf('`GET /talent/api/jobs`, as the caller sees it', times.whole),
  ]
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  // Yields to the event loop before the next query starts.
  const took = performance.now() - startedAt
  await wait(0)
  return took
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024)
}
