// How fast the product responds compared with bare Fastify and React: one run, on the same machine, in alternation.
// Usage: npm run bench -- http [--write], which updates the table in docs/performance.md.

import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { demoTalent } from '#server/seeds/demo-accounts.ts'
import { buildIfStale, launchProduct, type Product } from '../scripts/product/launch-product.ts'
import { ProductVisitor } from '../scripts/product/product-visitor.ts'
import { launchPeer } from './http/launch-peer.ts'
import { type Figures, measure, medianOf, memoryOf, type Target, warmUp } from './http/measure.ts'
import type { PeerAnswers } from './http/peer.ts'
import { reportOf, writeReport } from './http/report.ts'
import { assertSameSize, fetchBody, peerOf, type Subject, subjects } from './http/subjects.ts'

const ROUNDS = 3

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })
buildIfStale()
const loadBefore = os.loadavg()[0] ?? 0
const folder = mkdtempSync(path.join(os.tmpdir(), 'meridian-bench-'))
const product = await launchProduct(folder, { DEMO: 'on' })
try {
  const report = await compareWithPeer(product)
  console.log(`\n${report}`)
  if (values.write) writeReport(report, 'http')
} finally {
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function compareWithPeer({ url, pid }: Product): Promise<string> {
  const visitor = new ProductVisitor()
  await visitor.signIn(url, demoTalent)
  const ourTargets = subjects.map((subject) => ({
    subject,
    ours: {
      url: url + subject.path,
      headers: subject.isSignedIn ? visitor.headersFor(url) : { origin: url },
      readProcessorTime: () => readOurProcessorTime(url),
    },
  }))
  const peer = await launchPeer(await answersOf(ourTargets))
  try {
    const { readProcessorTime } = peer
    const duels = ourTargets.map((one) => ({
      ...one,
      theirs: { url: peer.url + pathnameOf(one.subject), readProcessorTime },
    }))
    const rows = await measureInTurns(duels)
    return reportOf(rows, { ours: memoryOf(pid), theirs: memoryOf(peer.pid) }, loadBefore)
  } finally {
    peer.stop()
  }
}

/** The peer returns what our server returned. */
async function answersOf(targets: readonly { subject: Subject; ours: Target }[]): Promise<PeerAnswers> {
  const answers: PeerAnswers = { json: {}, pages: {} }
  for (const { subject, ours } of targets) {
    const body = await fetchBody(ours)
    if (subject.kind === 'json') answers.json[pathnameOf(subject)] = JSON.parse(body)
    else answers.pages[pathnameOf(subject)] = body
  }
  return answers
}

async function measureInTurns(duels: readonly { subject: Subject; ours: Target; theirs: Target }[]) {
  const runs = duels.map((duel) => ({ ...duel, ourRounds: [] as Figures[], theirRounds: [] as Figures[] }))
  for (const { ours, theirs } of runs) {
    await assertSameSize(ours, theirs)
    await warmUp(ours)
    await warmUp(theirs)
  }
  for (let round = 1; round <= ROUNDS; round += 1) {
    console.log(`round ${round} of ${ROUNDS} …`)
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
