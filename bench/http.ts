// How fast the product responds: beside bare Fastify and React in alternation, and the most used screens beside /login. One run,
// on one machine. Usage: npm run bench -- http [--write], which updates the tables in docs/performance.md.

import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { demoTalent } from '#server/seeds/demo-accounts.ts'
import { buildIfStale, launchProduct, type Product } from '../scripts/product/launch-product.ts'
import { ProductVisitor } from '../scripts/product/product-visitor.ts'
import { launchPeer } from './http/launch-peer.ts'
import { type Figures, measure, medianOf, memoryOf, type Target, warmUp } from './http/measure.ts'
import { weigh } from './http/page-weight.ts'
import type { PeerAnswers } from './http/peer.ts'
import { reportOf, type ScreenRow, screenReportOf, writeReport } from './http/report.ts'
import { assertSameSize, type Duel, duels, fetchBody, peerOf, type Subject, screens } from './http/subjects.ts'

const ROUNDS = 3

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })
buildIfStale()
const loadBefore = os.loadavg()[0] ?? 0
const folder = mkdtempSync(path.join(os.tmpdir(), 'meridian-bench-'))
const product = await launchProduct(folder, { DEMO: 'on', RATE_LIMIT_STRICT: '100000000' })
try {
  const visitor = new ProductVisitor()
  await visitor.signIn(product.url, demoTalent)
  const screenReport = screenReportOf(await measureScreens(product, visitor))
  console.log(`\n${screenReport}\n`)
  const report = await compareWithPeer(product, visitor)
  console.log(`\n${report}`)
  if (values.write) {
    writeReport(screenReport, 'http, screens')
    writeReport(report, 'http')
  }
} finally {
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
}

function targetOf({ url }: Product, visitor: ProductVisitor, { path: address, isSignedIn }: Subject): Target {
  return {
    url: url + address,
    headers: isSignedIn ? visitor.headersFor(url) : { origin: url },
    readProcessorTime: () => readOurProcessorTime(url),
  }
}

async function measureScreens(ours: Product, visitor: ProductVisitor): Promise<ScreenRow[]> {
  const jobId = await anOpenJob(ours.url)
  const runs = screens.map((screen) => ({
    screen,
    target: targetOf(ours, visitor, { ...screen, path: screen.path.replace(':id', jobId) }),
    rounds: [] as Figures[],
  }))
  for (const { screen, target } of runs) {
    console.log(`warming up ${screen.path} …`)
    await warmUp(target)
  }
  for (let round = 1; round <= ROUNDS; round += 1) {
    console.log(`screens, round ${round} of ${ROUNDS} …`)
    for (const { target, rounds } of runs) rounds.push(await measure(target))
  }
  return Promise.all(
    runs.map(async ({ screen, target, rounds }) => ({
      what: screen.what,
      figures: medianOf(rounds),
      weight: await weigh(target),
    })),
  )
}

async function anOpenJob(url: string): Promise<string> {
  const { items } = JSON.parse(await fetchBody({ url: `${url}/shared/api/jobs?limit=1` })) as {
    items: { id: string }[]
  }
  if (!items[0]) throw new Error('the demo world has no open job')
  return items[0].id
}

async function compareWithPeer(ours: Product, visitor: ProductVisitor): Promise<string> {
  const ourTargets = duels.map((subject) => ({ subject, ours: targetOf(ours, visitor, subject) }))
  const peer = await launchPeer(await answersOf(ourTargets))
  try {
    const { readProcessorTime } = peer
    const rows = await measureInTurns(
      ourTargets.map((one) => ({ ...one, theirs: { url: peer.url + pathnameOf(one.subject), readProcessorTime } })),
    )
    return reportOf(rows, { ours: memoryOf(ours.pid), theirs: memoryOf(peer.pid) }, loadBefore)
  } finally {
    peer.stop()
  }
}

/** The peer returns what our server returned. */
async function answersOf(targets: readonly { subject: Duel; ours: Target }[]): Promise<PeerAnswers> {
  const answers: PeerAnswers = { json: {}, pages: {} }
  for (const { subject, ours } of targets) {
    const body = await fetchBody(ours)
    if (subject.kind === 'json') answers.json[pathnameOf(subject)] = JSON.parse(body)
    else answers.pages[pathnameOf(subject)] = body
  }
  return answers
}

async function measureInTurns(pairs: readonly { subject: Duel; ours: Target; theirs: Target }[]) {
  const runs = pairs.map((duel) => ({ ...duel, ourRounds: [] as Figures[], theirRounds: [] as Figures[] }))
  for (const { ours, theirs } of runs) {
    await assertSameSize(ours, theirs)
    await warmUp(ours)
    await warmUp(theirs)
  }
  for (let round = 1; round <= ROUNDS; round += 1) {
    console.log(`peers, round ${round} of ${ROUNDS} …`)
    // Back to back, so that other load on the machine affects both.
    for (const run of runs) {
      run.ourRounds.push(await measure(run.ours))
      run.theirRounds.push(await measure(run.theirs))
    }
  }
  return runs.map(({ subject, ourRounds, theirRounds }) => ({
    what: subject.what,
    peer: peerOf[subject.kind],
    ours: medianOf(ourRounds),
    theirs: medianOf(theirRounds),
  }))
}

async function readOurProcessorTime(url: string): Promise<number> {
  const metrics = await fetchBody({ url: `${url}/metrics` })
  return Number(/^meridian_process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1])
}

function pathnameOf({ path: address }: Subject): string {
  return address.split('?')[0] ?? address
}
