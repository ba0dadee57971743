// Images are re-encoded: people only get the output of our own encoder, so anything else the original contained (its
// location, a second file behind the image) is gone. The original is not kept.

import sharp from 'sharp'
import { FileRejected } from './file-rejected.ts'

export type ImageShape = { width: number; height: number; fit: 'cover' | 'inside' }
export type RenderedImage = { content: Buffer; width: number; height: number }

export const RENDERED_TYPE = 'image/webp'

const QUALITY = 82
const TIMEOUT_IN_SECONDS = 20

export async function renderImages<Name extends string>(
  path: string,
  { maxPixels, shapes }: { maxPixels: number; shapes: Record<Name, ImageShape> },
): Promise<Record<Name, RenderedImage>> {
  await rejectTooManyPixels(path, maxPixels)
  const drawn = {} as Record<Name, RenderedImage>
  for (const name of Object.keys(shapes) as Name[]) drawn[name] = await renderImage(path, maxPixels, shapes[name])
  return drawn
}

/** Reads the header only: no memory is spent on an image that is too large. */
async function rejectTooManyPixels(path: string, maxPixels: number): Promise<void> {
  const { width, height, pages = 1 } = await sharp(path, { limitInputPixels: false }).metadata().catch(rejectDamaged)
  if (width * height * pages > maxPixels) throw new FileRejected('too_many_pixels')
}

async function renderImage(
  path: string,
  maxPixels: number,
  { width, height, fit }: ImageShape,
): Promise<RenderedImage> {
  const { data, info } = await sharp(path, { limitInputPixels: maxPixels, failOn: 'error' })
    .timeout({ seconds: TIMEOUT_IN_SECONDS })
    .autoOrient()
    .resize({ width, height, fit, withoutEnlargement: fit === 'inside' })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
    .catch(rejectDamaged)
  return { content: data, width: info.width, height: info.height }
}

function rejectDamaged(cause: unknown): never {
  throw new FileRejected('damaged', { cause })
}
