import os from 'node:os'
import type { LoadResult } from './load.ts'
import type { SlowReader } from './slow-reader.ts'

export type TimedResult = LoadResult & { processorMicros: number }
export interface Measurement {
  kilobytes: number
  rooms: TimedResult
  hall: TimedResult
}
export interface Duel {
  connections: number
  rounds: { ours: Measurement; theirs: Measurement }[]
  paced: LoadResult & { lost: number }
  slow: SlowReader
  loadBefore: number
}

export function reportOf({ connections, rounds, paced, slow, loadBefore }: Duel): string {
  const rows = [
    { what: 'rooms of 10', pick: (one: Measurement) => one.rooms },
    { what: 'a room of 1,000', pick: (one: Measurement) => one.hall },
  ].map(({ what, pick }) => {
    const [ours, theirs] = [
      medianOf(rounds.map((one) => pick(one.ours))),
      medianOf(rounds.map((one) => pick(one.theirs))),
    ]
    return `| ${what} | ${cells(ours)} | ${cells(theirs)} | ${(ours.perSecond / theirs.perSecond).toFixed(2)} |`
  })
  const kilobytes = rounds
    .slice(0, 1)
    .map(({ ours, theirs }) => `${ours.kilobytes.toFixed(1)} KB a connection, bare ws ${theirs.kilobytes.toFixed(1)}`)
  return [
    `| ${formatNumber(connections)} connections | messages/s | p50 / p99 ms | CPU µs | bare \`ws\`: messages/s | p50 / p99 ms | CPU µs | messages, ours ÷ theirs |`,
    '|---|---:|---:|---:|---:|---:|---:|---:|',
    ...rows,
    '',
    `Everybody once a second in rooms of 10: ${formatNumber(paced.perSecond)} messages/s, p50 ${paced.p50} ms, p99 ${paced.p99} ms, ${paced.lost} lost.`,
    `Memory held: ${kilobytes.join('')}. A client that stops reading while ${slow.sentMegabytes} MB are sent: ${slow.isDropped ? 'dropped' : 'not dropped'}, memory ${slow.grownMegabytes < 0 ? '' : '+'}${slow.grownMegabytes} MB.`,
    '',
    `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${os.availableParallelism()} cores ` +
      `(${os.cpus()[0]?.model.trim() ?? 'unknown'}), load ${loadBefore.toFixed(1)} before the run.`,
  ].join('\n')
}

const cells = ({ perSecond, p50, p99, processorMicros }: TimedResult): string =>
  `${formatNumber(perSecond)} | ${p50} / ${p99} | ${processorMicros.toFixed(1)}`

const formatNumber = (number: number): string => Math.round(number).toLocaleString('en')

/** The median over all rounds, so that one disturbed round does not count. */
const medianOf = (rounds: readonly TimedResult[]): TimedResult => ({
  perSecond: median(rounds.map((one) => one.perSecond)),
  p50: median(rounds.map((one) => one.p50)),
  p99: median(rounds.map((one) => one.p99)),
  processorMicros: median(rounds.map((one) => one.processorMicros)),
})

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0
