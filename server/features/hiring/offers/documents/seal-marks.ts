// What a sealed document is recognised by.

import { createHash, randomInt } from 'node:crypto'
import { DOCUMENT_CODE_LETTERS } from '#shared/features/hiring/offers/document-code.ts'

const GROUPS = 4
const GROUP_LENGTH = 5

/** Easy to read aloud: no letters that look like digits. */
export const newCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => DOCUMENT_CODE_LETTERS[randomInt(DOCUMENT_CODE_LETTERS.length)]).join(''),
  ).join('-')

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

export const stamp = (at: Date): string => `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`
