// How fast the product answers, beside Fastify and React with nothing around them: one run, on this machine, in turns.
// Usage: npm run bench -- http [--write], which puts the table into docs/performance.md.

import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { demoTalent } from '#server/seeds/demo-accounts.ts'
import { buildIfStale, launchProduct } from '../scripts/product/launch-product.ts'
import { ProductVisitor } from '../scripts/product/product-visitor.ts'
import { launchPeer } from './http/launch-peer.ts'
import { type Figures, measure, medianOf, memoryOf, type Target, warmUp } from './http/measure.ts'
import { reportOf, writeReport } from './http/report.ts'

const ROUNDS = 3
/** The peer draws the markup that we sent; attributes may be written a little differently. */
const SAME_SIZE = 0.03

const subjects = [
  { what: 'ping, `/healthz`', path: '/healthz', kind: 'json', isSignedIn: false },
  {
    what: 'list of 20 companies from PostgreSQL',
    path: '/shared/api/companies?limit=20',
    kind: 'json',
    isSignedIn: true,
  },
  { what: 'page `/login`', path: '/login', kind: 'page', isSignedIn: false },
  { what: 'page `/hello`', path: '/hello', kind: 'page', isSignedIn: false },
  { what: 'page `/`, signed in', path: '/', kind: 'page', isSignedIn: true },
] as const

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })
buildIfStale()
const loadBefore = os.loadavg()[0] ?? 0
const folder = mkdtempSync(path.join(os.tmpdir(), 'meridian-bench-'))
const product = await launchProduct(folder, { DEMO: 'on' })
const visitor = new ProductVisitor()
await visitor.signIn(product.url, demoTalent)

const targets = subjects.map(
  (subject): Target => ({
    url: product.url + subject.path,
    headers: subject.isSignedIn ? visitor.headersFor(product.url) : { origin: product.url },
  }),
)
const bodies = await Promise.all(targets.map(bodyOf))
const bodiesOf = (kind: 'json' | 'page') =>
  subjects.flatMap((subject, at) =>
    subject.kind === kind ? [[pathOnly(subject.path), bodies[at] ?? ''] as const] : [],
  )
const peer = await launchPeer({
  json: Object.fromEntries(bodiesOf('json').map(([at, body]) => [at, JSON.parse(body)])),
  pages: Object.fromEntries(bodiesOf('page')),
})
const peerTargets = subjects.map((subject): Target => ({ url: peer.url + pathOnly(subject.path) }))

try {
  await assertSameSize()
  for (const target of [...targets, ...peerTargets]) await warmUp(target)
  const ours = subjects.map((): Figures[] => [])
  const theirs = subjects.map((): Figures[] => [])
  for (let round = 1; round <= ROUNDS; round += 1) {
    console.log(`round ${round} of ${ROUNDS} …`)
    // Ours and theirs right after each other: what else the machine does meets both.
    for (const at of subjects.keys()) {
      ours[at]?.push(await measure(targets[at] as Target))
      theirs[at]?.push(await measure(peerTargets[at] as Target))
    }
  }
  const rows = subjects.map(({ what, kind }, at) => ({
    what,
    peer: kind === 'json' ? 'bare Fastify, the answer in memory' : 'bare Fastify, `renderToString` of the same markup',
    ours: medianOf(ours[at] ?? []),
    theirs: medianOf(theirs[at] ?? []),
  }))
  const report = reportOf(rows, { ours: memoryOf(product.pid), theirs: memoryOf(peer.pid) }, loadBefore)
  console.log(`\n${report}`)
  if (values.write) writeReport(report)
} finally {
  peer.stop()
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
}

function pathOnly(address: string): string {
  return address.split('?')[0] ?? address
}

async function bodyOf({ url, headers = {} }: Target): Promise<string> {
  const answer = await fetch(url, { headers, redirect: 'manual' })
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
  return answer.text()
}

async function assertSameSize(): Promise<void> {
  for (const [at, target] of peerTargets.entries()) {
    const [ours, theirs] = [bodies[at]?.length ?? 0, (await bodyOf(target)).length]
    if (Math.abs(theirs - ours) > ours * SAME_SIZE) throw new Error(`${target.url}: ${theirs} characters, ours ${ours}`)
  }
}
