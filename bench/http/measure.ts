import { execFileSync } from 'node:child_process'
import autocannon from 'autocannon'

const CONNECTIONS = 20
const WARM_UP_REQUESTS = 500
const SECONDS = 2

export interface Target {
  url: string
  headers?: Record<string, string>
  /** CPU seconds the server process has used so far. */
  readProcessorTime: () => Promise<number>
}

export interface Figures {
  perSecond: number
  p50: number
  p99: number
  /** CPU time of the server process per request, which hardly depends on other load on the machine. */
  processorMs: number
}

/** Before the first round, because code that has not been JIT-compiled is slow, and that is not what we compare. */
export async function warmUp({ url, headers = {} }: Target): Promise<void> {
  await autocannon({ url, headers, amount: WARM_UP_REQUESTS, connections: CONNECTIONS })
}

export async function measure({ url, headers = {}, readProcessorTime }: Target): Promise<Figures> {
  const usedBefore = await readProcessorTime()
  const result = await autocannon({ url, headers, duration: SECONDS, connections: CONNECTIONS })
  const failed = result.errors + result.timeouts + result.non2xx
  // An error response is fast: even one of them would flatter the figures.
  if (failed > 0) throw new Error(`${failed} requests to ${url} failed`)
  const processorMs = ((await readProcessorTime()) - usedBefore) * (1000 / result.requests.total)
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99, processorMs }
}

/** The median over all rounds, so that one disturbed round does not count. */
export const medianOf = (rounds: readonly Figures[]): Figures => ({
  perSecond: median(rounds.map(({ perSecond }) => perSecond)),
  p50: median(rounds.map(({ p50 }) => p50)),
  p99: median(rounds.map(({ p99 }) => p99)),
  processorMs: median(rounds.map(({ processorMs }) => processorMs)),
})

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0

/** Resident memory in MB. */
export const memoryOf = (pid: number): number =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024)
