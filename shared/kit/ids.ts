// UUID version 7: sorts by creation time (an index-friendly key) and carries 74 random bits.

import { z } from 'zod'

export const id = z.uuid()
export type Id = z.infer<typeof id>

/** A person, a company or anything else that is shown by its name. */
export const named = z.object({ id, name: z.string() }).meta({ id: 'Named' })

export function uuidv7(now: number, random: (bytes: Uint8Array) => Uint8Array): Id {
  const bytes = random(new Uint8Array(16))
  const view = new DataView(bytes.buffer)
  view.setUint16(0, Math.floor(now / 2 ** 32))
  view.setUint32(2, now % 2 ** 32)
  view.setUint8(6, 0x70 | (view.getUint8(6) & 0x0f))
  view.setUint8(8, 0x80 | (view.getUint8(8) & 0x3f))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
