// Many people at once on one process: search, job page, home, chat, applications and the autosaving of an application, each person one
// request after the other without a pause. Any failed request is an error and fails the bench, and so does memory that grows.
// Usage: npm run bench -- load [--people 200] [--minutes 10] [--data DIR]; --data: with a copy of this stopped DATA_DIR, which has the
// demo world.

import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { findRunningPostgres } from '#server/platform/db/embedded/connection-file.ts'
import { buildIfStale, launchProduct } from '../scripts/product/launch-product.ts'
import { memoryOf } from './http/measure.ts'
import { fetchBody } from './http/subjects.ts'
import { inspectable, openHeap } from './load/heap.ts'
import { createPeople } from './load/people.ts'
import { aPerson, type Kind, kindAt, mix, type Person } from './load/person.ts'

const WARM_UP_MS = 30_000
const SAMPLES = 10
/** From the first sample, taken when everything has been used, to the last. */
const MOST_GROWTH = 1.1
const JOBS = 40

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '10' },
    data: { type: 'string' },
  },
})
const runMs = Number(values.minutes) * 60_000
buildIfStale()
const load = os.loadavg()[0] ?? 0
const folder = mkdtempSync(path.join(os.tmpdir(), 'meridian-bench-'))
if (values.data) cpSync(values.data, path.join(folder, 'data'), { recursive: true })
const inspector = inspectable()
const product = await launchProduct(folder, {
  DEMO: 'on',
  RATE_LIMIT_STRICT: '100000000',
  NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} ${inspector.option}`.trim(),
})
try {
  const { url } = product
  const database = findRunningPostgres(path.join(product.dataDir, 'postgres'))?.connectionString ?? ''
  const emails = await createPeople(database, Number(values.people))
  const { items } = JSON.parse(await fetchBody({ url: `${url}/shared/api/jobs?limit=${JOBS}` })) as {
    items: { id: string }[]
  }
  const people: Person[] = []
  for (const [number, email] of emails.entries())
    people.push(
      await aPerson(
        url,
        number,
        email,
        items.map(({ id }) => id),
      ),
    )
  const heap = await openHeap(inspector.port)
  await work(people, WARM_UP_MS)
  const heapMb = [await heap.used()]
  const processorBefore = await processorSeconds(url)
  const startedAt = performance.now()
  const working = work(people, runMs)
  for (let sample = 1; sample < SAMPLES; sample += 1) {
    await wait(runMs / SAMPLES)
    heapMb.push(await heap.used())
  }
  const answers = await working
  const seconds = (performance.now() - startedAt) / 1000
  const processorMs = (((await processorSeconds(url)) - processorBefore) * 1000) / answers.length
  heapMb.push(await heap.used())
  heap.close()
  const kinds = Object.keys(mix) as Kind[]
  console.table(Object.fromEntries([...kinds.map((kind) => [kind, figures(answers, kind)]), ['all', figures(answers)]]))
  const errors = answers.filter(({ error }) => error !== null)
  for (const error of new Set(errors.map((answer) => answer.error))) console.log(error)
  console.log(
    `${people.length} people for ${seconds.toFixed(0)} s: ${(answers.length / seconds).toFixed(1)} requests/s, ${processorMs.toFixed(1)} ms of CPU ` +
      `each, ${errors.length} errors. Heap in use, MB: ${heapMb.join(', ')}; the process has ${memoryOf(product.pid)} MB. ` +
      `Load before the run ${load.toFixed(1)}.`,
  )
  const [first = 0] = heapMb
  if (errors.length > 0 || (heapMb.at(-1) ?? 0) > first * MOST_GROWTH) process.exitCode = 1
} finally {
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
}

interface Answer {
  kind: Kind
  ms: number
  error: string | null
}

async function work(people: readonly Person[], ms: number): Promise<Answer[]> {
  const answers: Answer[] = []
  const until = performance.now() + ms
  const lives = people.map(async (person, number) => {
    for (let turn = 0; performance.now() < until; turn += 1) {
      const kind = kindAt(number, turn)
      const startedAt = performance.now()
      const error = await person.act(kind).then(
        () => null,
        (reason: unknown) => String(reason),
      )
      answers.push({ kind, ms: performance.now() - startedAt, error })
    }
  })
  await Promise.all(lives)
  return answers
}

function figures(answers: readonly Answer[], kind?: Kind) {
  const sorted = answers
    .filter((answer) => kind === undefined || answer.kind === kind)
    .map(({ ms }) => ms)
    .toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
  return { requests: sorted.length, 'p50 ms': at(0.5), 'p95 ms': at(0.95), 'p99 ms': at(0.99) }
}

async function processorSeconds(url: string): Promise<number> {
  const metrics = await fetchBody({ url: `${url}/metrics` })
  return Number(/^meridian_process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1])
}
