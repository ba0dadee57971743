import { readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import type { Figures } from './measure.ts'
import type { PageWeight } from './page-weight.ts'

export interface Row {
  what: string
  peer: string
  ours: Figures
  theirs: Figures
}

export interface Memory {
  ours: number
  theirs: number
}

const DOCUMENT = 'docs/performance.md'
const END = '<!-- end -->'

export function reportOf(rows: readonly Row[], memory: Memory, loadBefore: number): string {
  const head = [
    '| | requests/s | p50 / p99 ms | CPU ms | beside | requests/s | p50 / p99 ms | CPU ms | CPU, ours ÷ theirs |',
    '|---|---:|---:|---:|---|---:|---:|---:|---:|',
  ]
  const lines = rows.map(
    ({ what, peer, ours, theirs }) =>
      `| ${what} | ${cells(ours)} | ${peer} | ${cells(theirs)} | ${(ours.processorMs / theirs.processorMs).toFixed(1)} |`,
  )
  const [processor] = os.cpus()
  const circumstances =
    `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${os.availableParallelism()} cores ` +
    `(${processor?.model.trim() ?? 'unknown'}), load ${loadBefore.toFixed(1)} before the run. ` +
    `Memory after it: ours ${memory.ours} MB, the peer ${memory.theirs} MB.`
  return [...head, ...lines, '', circumstances].join('\n')
}

export interface ScreenRow {
  what: string
  figures: Figures
  weight: PageWeight
}

/** The first row is the baseline. */
export function screenReportOf(rows: readonly ScreenRow[]): string {
  const base = rows[0]?.figures.processorMs ?? Number.NaN
  const head = [
    '| | requests/s | p50 / p99 ms | CPU ms | CPU, ÷ `/login` | HTML KB | gzip KB | round trips |',
    '|---|---:|---:|---:|---:|---:|---:|---:|',
  ]
  const lines = rows.map(({ what, figures, weight }) => {
    const times = (figures.processorMs / base).toFixed(1)
    return `| ${what} | ${cells(figures)} | ${times} | ${kilobytes(weight.bytes)} | ${kilobytes(weight.gzipBytes)} | ${weight.roundTrips} |`
  })
  return [...head, ...lines].join('\n')
}

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1)

const cells = ({ perSecond, p50, p99, processorMs }: Figures): string =>
  `${formatNumber(perSecond)} | ${p50} / ${p99} | ${processorMs.toFixed(2)}`

const formatNumber = (number: number): string => Math.round(number).toLocaleString('en')

/** Replaces the table of the same bench in the document. */
export function writeReport(
  report: string,
  bench: 'http' | 'http, screens' | 'realtime' | 'rooms' | 'assessments',
): void {
  const begin = `<!-- npm run bench -- ${bench} -->`
  const text = readFileSync(DOCUMENT, 'utf8')
  const from = text.indexOf(begin)
  const to = text.indexOf(END, from)
  if (from < 0 || to < 0) throw new Error(`${DOCUMENT} has no markers for the table: ${begin} … ${END}`)
  writeFileSync(DOCUMENT, `${text.slice(0, from)}${begin}\n${report}\n${text.slice(to)}`)
}
