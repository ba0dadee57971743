type ChartScale = {
  /** The value at the top edge. */
  top: number
  /** Positions of the grid lines, from zero upwards: three at most. */
  lines: number[]
}

const STEPS = [1, 2, 3, 4, 5, 6, 8, 10]

/** The smallest round step that reaches the largest value in two. Always from zero: a truncated axis misleads. */
export function chartScale(values: readonly number[]): ChartScale {
  const largest = Math.max(0, ...values)
  if (largest === 0) return { top: 1, lines: [0] }
  const magnitude = 10 ** Math.floor(Math.log10(largest / 2))
  const mantissa = STEPS.find((step) => step * magnitude * 2 >= largest) ?? 10
  const step = mantissa * magnitude
  return { top: 2 * step, lines: [0, step, 2 * step] }
}

/** Share of the height from the bottom, 0 to 1. */
export const heightOf = ({ top }: ChartScale, value: number): number => Math.min(1, Math.max(0, value / top))
