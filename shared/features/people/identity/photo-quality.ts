// How well a photo can be read, measured on its pixels: in the browser before it is sent, and again on the server.

import { MIN_PHOTO_SIDE } from './identity-limits.ts'
import type { PhotoHint } from './identity-words.ts'

/** Measured at this width, so that the thresholds fit every photo. */
export const MEASURED_WIDTH = 800

/** `rgba`: four bytes per pixel; `longSide`: of the photo before it was scaled down. */
export type MeasuredPhoto = { rgba: ArrayLike<number>; width: number; height: number; longSide: number }

const SHARP = 20
const GLARE_SHARE = 0.02
const DARK = 60
const COLOURLESS = 3
const WHITE = 250

/** What to improve; a person may send the photo anyway, except one that is too small. */
export function findHints({ rgba, width, height, longSide }: MeasuredPhoto): PhotoHint[] {
  const grey = new Float32Array(width * height)
  let [brightness, colour, glaring] = [0, 0, 0]
  for (let index = 0; index < grey.length; index += 1) {
    const [red, green, blue] = [rgba[index * 4] ?? 0, rgba[index * 4 + 1] ?? 0, rgba[index * 4 + 2] ?? 0]
    const light = 0.299 * red + 0.587 * green + 0.114 * blue
    grey[index] = light
    brightness += light
    colour += Math.max(red, green, blue) - Math.min(red, green, blue)
    if (light >= WHITE) glaring += 1
  }
  const hints: PhotoHint[] = []
  if (longSide < MIN_PHOTO_SIDE) hints.push('small')
  if (sharpnessOf(grey, width, height) < SHARP) hints.push('blurry')
  // A white page is no glare: there the whole photo is bright.
  if (glaring / grey.length > GLARE_SHARE && brightness / grey.length < WHITE - 50) hints.push('glare')
  if (brightness / grey.length < DARK) hints.push('dark')
  if (colour / grey.length < COLOURLESS) hints.push('black_white')
  return hints
}

/** The strongest changes between neighbouring pixels: in a blurred photo there are none. */
function sharpnessOf(grey: Float32Array, width: number, height: number): number {
  const changes = new Uint32Array(256)
  let count = 0
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x
      const change = Math.abs(
        4 * (grey[at] ?? 0) -
          (grey[at - 1] ?? 0) -
          (grey[at + 1] ?? 0) -
          (grey[at - width] ?? 0) -
          (grey[at + width] ?? 0),
      )
      const bin = Math.min(255, Math.round(change))
      changes[bin] = (changes[bin] ?? 0) + 1
      count += 1
    }
  // The 99th percentile, so that an even background does not hide the text on it.
  for (let bin = 255, above = 0; bin >= 0; bin -= 1) {
    above += changes[bin] ?? 0
    if (above >= count / 100) return bin
  }
  return 0
}
