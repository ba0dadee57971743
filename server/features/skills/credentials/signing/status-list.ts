// One bit per credential, compressed (Bitstring Status List 1.0). Whoever checks a credential fetches the whole list, so the
// issuer does not learn which one was checked.

import { gzipSync } from 'node:zlib'
import { STATUS_LIST_BITS } from '#shared/features/skills/credentials/credential-limits.ts'

const BYTE = 8

/** The first bit is the leftmost one of the first byte. `u` marks base64url (multibase). */
export function encodeStatusList(revoked: Iterable<number>): string {
  const bytes = Buffer.alloc(STATUS_LIST_BITS / BYTE)
  for (const index of revoked) {
    const at = Math.floor(index / BYTE)
    bytes[at] = (bytes[at] ?? 0) | (0x80 >> (index % BYTE))
  }
  return `u${gzipSync(bytes).toString('base64url')}`
}

export const listOf = (place: number): number => Math.floor(place / STATUS_LIST_BITS)
export const indexInList = (place: number): number => place % STATUS_LIST_BITS
