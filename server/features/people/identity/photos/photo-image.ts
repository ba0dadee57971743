// A photo is decoded and encoded again: what is stored is the output of our own encoder, without location or anything
// else the original contained.

import sharp from 'sharp'
import { FileRejected } from '#server/platform/files/content/file-rejected.ts'
import type { PhotoHint } from '#shared/features/people/identity/identity-words.ts'
import { findHints, MEASURED_WIDTH } from '#shared/features/people/identity/photo-quality.ts'

export const STORED_TYPE = 'image/jpeg'

const MAX_PIXELS = 60_000_000
const LONGEST = 2_600
const QUALITY = 88
const TIMEOUT_SECONDS = 20
const formats: readonly string[] = ['jpeg', 'png', 'webp']

export type PreparedPhoto = { content: Buffer; width: number; height: number; hints: PhotoHint[] }

/** What iPhones store; its decoder is not freely licensed, so it is not part of our image library. */
export const isHeic = (data: Buffer): boolean =>
  data.toString('latin1', 4, 8) === 'ftyp' && /^(?:hei[cxms]|hev[cxms]|mif1|msf1)/.test(data.toString('latin1', 8, 12))

export async function preparePhoto(original: Buffer): Promise<PreparedPhoto> {
  if (isHeic(original)) throw new FileRejected('type_not_accepted')
  const { width, height, format } = await sharp(original, { limitInputPixels: false }).metadata().catch(rejectDamaged)
  if (!formats.includes(format)) throw new FileRejected('type_not_accepted')
  if (width * height > MAX_PIXELS) throw new FileRejected('too_many_pixels')
  const { data: content, info } = await sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .autoOrient()
    .flatten({ background: '#fff' })
    .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
    .catch(rejectDamaged)
  const measured = await sharp(content)
    .resize({ width: MEASURED_WIDTH })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const hints = findHints({
    rgba: measured.data,
    width: measured.info.width,
    height: measured.info.height,
    longSide: Math.max(width, height),
  })
  return { content, width: info.width, height: info.height, hints }
}

function rejectDamaged(cause: unknown): never {
  throw new FileRejected('damaged', { cause })
}
