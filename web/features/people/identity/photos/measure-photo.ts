import type { PhotoHint } from '#shared/features/people/identity/identity-words.ts'
import { findHints, MEASURED_WIDTH } from '#shared/features/people/identity/photo-quality.ts'

const JPEG_QUALITY = 0.92

/** What could be better about a photo, before it is sent; null if this browser cannot open it. */
export async function measurePhoto(photo: Blob): Promise<PhotoHint[] | null> {
  try {
    const bitmap = await createImageBitmap(photo)
    const [width, height] = [MEASURED_WIDTH, Math.round((bitmap.height * MEASURED_WIDTH) / bitmap.width)]
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const context = canvas.getContext('2d')
    context?.drawImage(bitmap, 0, 0, width, height)
    const pixels = context?.getImageData(0, 0, width, height)
    const longSide = Math.max(bitmap.width, bitmap.height)
    bitmap.close()
    return pixels ? findHints({ rgba: pixels.data, width, height, longSide }) : []
  } catch {
    return null
  }
}

/** Browsers on Apple devices open HEIC photos, the server does not; elsewhere it explains what to do. */
export async function withoutHeic(photo: Blob): Promise<Blob> {
  if (!/hei[cf]/i.test(photo.type) && !(photo instanceof File && /\.hei[cf]$/i.test(photo.name))) return photo
  try {
    const bitmap = await createImageBitmap(photo)
    const canvas = document.createElement('canvas')
    canvas.width = bitmap.width
    canvas.height = bitmap.height
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
    bitmap.close()
    return await new Promise((resolve) => canvas.toBlob((jpeg) => resolve(jpeg ?? photo), 'image/jpeg', JPEG_QUALITY))
  } catch {
    return photo
  }
}
