// From a photo of a document to its machine-readable zone.

import { findGrid } from './mrz-grid.ts'
import { readInk } from './page-pixels.ts'
import { hasWrongDigit, type MrzReading, readMrz } from './read-mrz.ts'
import { recognizeGrid } from './recognize.ts'
import { skewOf } from './skew.ts'

/** Upright first: most photos are. */
const orientations = [0, 180, 90, 270]

/** Null if there is no zone that can be read. */
export async function readDocument(image: Uint8Array, today: Date): Promise<MrzReading | null> {
  const skew = skewOf(await readInk(image, 0))
  let doubtful: MrzReading | null = null
  for (const degrees of orientations) {
    const page = await readInk(image, degrees + (degrees % 180 === 0 ? skew : 0))
    const grid = findGrid(page)
    if (!grid) continue
    const length = Math.max(...grid.flatMap(({ cells }) => cells.map(({ at }) => at))) + 1
    const reading = readMrz(await recognizeGrid(page, grid, length), today)
    if (reading && !hasWrongDigit(reading)) return reading
    doubtful ??= reading
  }
  return doubtful
}
