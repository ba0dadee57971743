// Images are re-encoded: people only get the output of our own encoder, so anything else the original contained (its
// location, a second file behind the image) is gone. The original is not kept.

import sharp from 'sharp'
import { FileRefused } from './file-refused.ts'

export type ImageShape = { width: number; height: number; fit: 'cover' | 'inside' }
export type DrawnImage = { content: Buffer; width: number; height: number }

export const DRAWN_TYPE = 'image/webp'

const QUALITY = 82
const PATIENCE_IN_SECONDS = 20

export async function drawImages<Name extends string>(
  path: string,
  { maxPixels, shapes }: { maxPixels: number; shapes: Record<Name, ImageShape> },
): Promise<Record<Name, DrawnImage>> {
  await refuseFlood(path, maxPixels)
  const drawn = {} as Record<Name, DrawnImage>
  for (const name of Object.keys(shapes) as Name[]) drawn[name] = await drawImage(path, maxPixels, shapes[name])
  return drawn
}

/** Reads the header only: no memory is spent on an image that is too large. */
async function refuseFlood(path: string, maxPixels: number): Promise<void> {
  const { width, height, pages = 1 } = await sharp(path, { limitInputPixels: false }).metadata().catch(refuseDamaged)
  if (width * height * pages > maxPixels) throw new FileRefused('too_many_pixels')
}

async function drawImage(path: string, maxPixels: number, { width, height, fit }: ImageShape): Promise<DrawnImage> {
  const { data, info } = await sharp(path, { limitInputPixels: maxPixels, failOn: 'error' })
    .timeout({ seconds: PATIENCE_IN_SECONDS })
    .autoOrient()
    .resize({ width, height, fit, withoutEnlargement: fit === 'inside' })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
    .catch(refuseDamaged)
  return { content: data, width: info.width, height: info.height }
}

function refuseDamaged(cause: unknown): never {
  throw new FileRefused('damaged', { cause })
}
