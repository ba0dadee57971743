// Measures how eight visitors who request the API reference as fast as they can slow down everybody else: the latency of /healthz
// during the flood, relative to before. The visitors have no accounts and share one address, under production rate limits.
// Usage: npm run bench -- crowded-reference; it fails above three times the idle latency.

import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import autocannon from 'autocannon'
import { buildIfStale, launchProduct } from '../scripts/product/launch-product.ts'

const CONNECTIONS = 8
const SECONDS = 20
const PAUSE_MS = 20
const MOST = 3
const DEFAULT_RATE_LIMIT = '600'

buildIfStale()
const folder = mkdtempSync(path.join(os.tmpdir(), 'meridian-bench-'))
const product = await launchProduct(folder, { RATE_LIMIT: DEFAULT_RATE_LIMIT })
try {
  await probe(product.url, 2)
  const idle = await probe(product.url, SECONDS / 2)
  for (const address of ['/docs/api/openapi.json', '/docs/api']) await crowd(product.url, address, idle)
} finally {
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function crowd(url: string, address: string, idle: number): Promise<void> {
  const visitors = autocannon({ url: url + address, connections: CONNECTIONS, duration: SECONDS, workers: 1 })
  const crowded = await probe(url, SECONDS - 1)
  const { requests, non2xx } = await visitors
  const ratio = crowded / idle
  console.log(
    `${address}: /healthz p50 ${idle.toFixed(2)} ms idle, ${crowded.toFixed(2)} ms crowded, ratio ${ratio.toFixed(1)}; ` +
      `${requests.total} requests, ${non2xx} of them rejected`,
  )
  if (ratio > MOST) process.exitCode = 1
}

/** The median latency in milliseconds. */
async function probe(url: string, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true })
  const latencies: number[] = []
  const until = performance.now() + seconds * 1000
  while (performance.now() < until) {
    const startedAt = performance.now()
    await answerFrom(`${url}/healthz`, agent)
    latencies.push(performance.now() - startedAt)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  agent.destroy()
  return latencies.toSorted((a, b) => a - b)[latencies.length >> 1] ?? Number.NaN
}

function answerFrom(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => response.resume().on('end', resolve)).on('error', reject)
  })
}
