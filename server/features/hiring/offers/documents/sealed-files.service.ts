// What sealed documents have in common, whatever they say: a code to check them by, and the installation's signature.

import { createHash, randomInt } from 'node:crypto'
import type { Db } from '#server/platform/db/database.ts'
import type { DocumentWriter } from '#server/platform/documents/document-writer.ts'
import type { Platform } from '#server/platform/platform.ts'
import { DOCUMENT_CODE_LETTERS } from '#shared/features/hiring/offers/document-code.ts'
import { loadDocumentKey } from './document-key.service.ts'
import { sealPdf } from './sealed-pdf.ts'

const GROUPS = 4
const GROUP_LENGTH = 5

/** No letters that look like digits, so that it can be read out and typed. */
export const newCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => DOCUMENT_CODE_LETTERS[randomInt(DOCUMENT_CODE_LETTERS.length)]).join(''),
  ).join('-')

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

export const stamp = (at: Date): string => `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`

export async function sealFile(
  tx: Db,
  platform: Platform,
  { doc }: Pick<DocumentWriter, 'doc'>,
): Promise<{ content: Buffer; sha256: string; createdAt: Date }> {
  const createdAt = platform.clock.now()
  const key = await loadDocumentKey({ ...platform, db: tx })
  const content = await sealPdf(doc, { key, name: platform.config.siteTitle, at: createdAt })
  return { content, sha256: hashOf(content), createdAt }
}
