import type { DocumentType } from '#shared/features/elite/elite/elite-words.ts'

const signatures: readonly (readonly [DocumentType, Buffer])[] = [
  ['application/pdf', Buffer.from('%PDF-')],
  ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff])],
  ['image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
]

/** By its first bytes, whatever its name says; null for anything else. */
export const documentTypeOf = (content: Buffer): DocumentType | null =>
  signatures.find(([, start]) => content.subarray(0, start.length).equals(start))?.[0] ?? null
