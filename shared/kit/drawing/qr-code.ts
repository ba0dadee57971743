import { z } from 'zod'

/** The QR code as a path in a square of `size` units, to be drawn in the page's colours. */
export const qrCode = z.object({ size: z.int(), path: z.string() })
export type QrCode = z.infer<typeof qrCode>
