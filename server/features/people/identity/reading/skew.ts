import type { Ink } from './page-pixels.ts'

const LARGEST = 8
const STEP = 0.25
/** Every third pixel is enough to see lines. */
const SKIP = 3

/** By how many degrees to turn the page so that its lines are level: the angle at which rows have the most ink or none. */
export function skewOf({ width, height, ink }: Ink): number {
  const points: [x: number, y: number][] = []
  // Only edges: a dark surface would outweigh the lines.
  for (let y = 0; y < height; y += 1)
    for (let x = 1 + (y % SKIP); x < width; x += SKIP)
      if (ink[y * width + x] !== ink[y * width + x - 1]) points.push([x, y])
  let best = { degrees: 0, score: 0 }
  for (let degrees = -LARGEST; degrees <= LARGEST; degrees += STEP) {
    const slope = Math.tan((degrees * Math.PI) / 180)
    const rows = new Float64Array(height * 3)
    for (const [x, y] of points) {
      const row = Math.round(y + x * slope) + height
      rows[row] = (rows[row] ?? 0) + 1
    }
    const score = rows.reduce((sum, amount) => sum + amount * amount, 0)
    if (score > best.score) best = { degrees, score }
  }
  return best.degrees
}
