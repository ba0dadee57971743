// Sends requests for addresses with and without an account in alternation and compares the response times: an attacker
// with a stopwatch must not learn which is which. Usage: npm run drill -- enumeration [--each 300]

import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { buildIfStale, launchProduct } from '../scripts/product/launch-product.ts'
import { mannWhitney, median } from './enumeration/mann-whitney.ts'
import { createProber, type Prober } from './enumeration/prober.ts'

const LARGEST_DIFFERENCE_MS = 5
const SMALLEST_P = 0.01
const WARM_UP = 20

const asks = [
  ['/login', { password: 'not the password of anybody' }],
  ['/login/link', {}],
  ['/forgot-password', {}],
  ['/register', { name: 'Amina Yusuf', password: 'kettle orchard violin bamboo', acceptsTerms: true }],
] as const

const { values } = parseArgs({ options: { each: { type: 'string', default: '300' } } })
const each = Number(values.each)
buildIfStale()

const folder = mkdtempSync(path.join(os.tmpdir(), 'meridian-drill-'))
// Every request comes from a different address, so that we measure responses and not rate limits.
const product = await launchProduct(folder, { TRUST_PROXY: 'on', RATE_LIMIT_STRICT: '100000000' })
try {
  const prober = await createProber(product.url)
  const known = await signUpMany(prober, each + WARM_UP)
  const rows = []
  for (const [where, body] of asks) rows.push(await compare(prober, where, body, known))
  console.table(rows)
  if (rows.some(({ holds }) => !holds)) process.exitCode = 1
} finally {
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function signUpMany(prober: Prober, count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, () => `${randomUUID()}@known.example`)
  const account = { name: 'Kofi Mensah', password: 'lantern pebble walnut ferry', acceptsTerms: true }
  for (const email of emails) await prober.ask('/register', { ...account, email }, 201)
  return emails
}

async function compare(prober: Prober, where: string, body: object, known: readonly string[]) {
  const times = { known: [] as number[], unknown: [] as number[] }
  for (const [turn, email] of known.entries()) {
    const knownMs = await prober.ask(where, { ...body, email })
    const unknownMs = await prober.ask(where, { ...body, email: `${randomUUID()}@known.example` })
    if (turn < WARM_UP) continue
    times.known.push(knownMs)
    times.unknown.push(unknownMs)
  }
  const difference = Math.abs(median(times.known) - median(times.unknown))
  const p = mannWhitney(times.known, times.unknown)
  return {
    where,
    'known ms': Number(median(times.known).toFixed(2)),
    'unknown ms': Number(median(times.unknown).toFixed(2)),
    'difference ms': Number(difference.toFixed(2)),
    p: Number(p.toFixed(3)),
    holds: difference < LARGEST_DIFFERENCE_MS && p > SMALLEST_P,
  }
}
