export type Figures = { name: string; count: number; p50: number; p95: number; p99: number; longest: number }

export function figuresOf(name: string, times: readonly number[]): Figures {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { name, count: times.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), longest: at(1) }
}

/** The first row is the peer the others are compared with. */
export function tableOf(all: readonly Figures[]): string {
  const cell = (milliseconds: number) => milliseconds.toFixed(milliseconds < 100 ? 1 : 0)
  const peer = all[0]?.p95 ?? 0
  return [
    '| | questions | p50 ms | p95 ms | p99 ms | longest ms | p95 speed-up over the first line |',
    '|---|---:|---:|---:|---:|---:|---:|',
    ...all.map(
      ({ name, count, p50, p95, p99, longest }) =>
        `| ${name} | ${count} | ${cell(p50)} | ${cell(p95)} | ${cell(p99)} | ${cell(longest)} | ${(peer / p95).toFixed(1)} |`,
    ),
  ].join('\n')
}
