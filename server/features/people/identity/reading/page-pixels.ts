// A photo as ink and paper. The threshold follows the light around each pixel, because photos of documents have shadows.

import sharp from 'sharp'

export type Ink = {
  width: number
  height: number
  /** 1 for ink, 0 for paper, row by row. */
  ink: Uint8Array
}

/** Wide enough for 44 characters of about 30 pixels; more would only take longer. */
const WIDTH = 1_600
const MAX_PIXELS = 60_000_000
const TIMEOUT_SECONDS = 20
/** Ink is darker than its surroundings by this share. */
const DARKER = 0.15
/** The surroundings: this part of the width. */
const WINDOW = 24

export async function readInk(image: Uint8Array, degrees: number): Promise<Ink> {
  const upright = await sharp(image, { limitInputPixels: MAX_PIXELS })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .autoOrient()
    .greyscale()
    .resize({ width: WIDTH, height: WIDTH, fit: 'inside' })
    .toBuffer()
  const { data, info } = await sharp(upright)
    .rotate(degrees, { background: '#fff' })
    .greyscale()
    .resize({ width: WIDTH })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, ink: inkOf(data, info.width, info.height) }
}

/** Compares each pixel with the mean of a square around it, from a summed-area table. */
export function inkOf(grey: Uint8Array, width: number, height: number): Uint8Array {
  const sums = new Float64Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y += 1)
    for (let x = 0, row = 0; x < width; x += 1) {
      row += grey[y * width + x] ?? 0
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row
    }
  const half = Math.max(8, Math.round(width / WINDOW / 2))
  const ink = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - half), Math.min(height, y + half)]
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - half), Math.min(width, x + half)]
      const at = (row: number, column: number) => sums[row * (width + 1) + column] ?? 0
      const sum = at(bottom, right) - at(top, right) - at(bottom, left) + at(top, left)
      const mean = sum / ((right - left) * (bottom - top))
      if ((grey[y * width + x] ?? 0) < mean * (1 - DARKER)) ink[y * width + x] = 1
    }
  }
  return ink
}
