/**
 * Two-sided p-value of the Mann-Whitney U test by normal approximation, with mid-ranks for ties. Valid from 20 values
 * per side.
 */
export function mannWhitney(one: readonly number[], other: readonly number[]): number {
  const all = [...one.map((value) => ({ value, isOne: true })), ...other.map((value) => ({ value, isOne: false }))]
  all.sort((a, b) => a.value - b.value)
  let rankSum = 0
  let tieTerm = 0
  for (let start = 0; start < all.length; ) {
    let end = start
    while (end < all.length && all[end]?.value === all[start]?.value) end += 1
    const midRank = (start + 1 + end) / 2
    rankSum += midRank * all.slice(start, end).filter(({ isOne }) => isOne).length
    tieTerm += (end - start) ** 3 - (end - start)
    start = end
  }
  const [n, m] = [one.length, other.length]
  const u = rankSum - (n * (n + 1)) / 2
  const spread = Math.sqrt(((n * m) / 12) * (n + m + 1 - tieTerm / ((n + m) * (n + m - 1))))
  return spread === 0 ? 1 : 2 * (1 - normalBelow(Math.abs(u - (n * m) / 2) / spread))
}

/** The standard normal distribution function for z ≥ 0 (Abramowitz and Stegun 26.2.17, error below 1e-7). */
function normalBelow(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}
