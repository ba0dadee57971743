// Ten codes for a lost phone. Without look-alike characters, so that they can be copied from paper.

import { createHmac, randomInt } from 'node:crypto'
import { BACKUP_CODES } from '#shared/features/people/two-factor/two-factor-limits.ts'
import type { Id } from '#shared/kit/ids.ts'

const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'
const CHARACTERS = 10

export const newBackupCodes = (): string[] => Array.from({ length: BACKUP_CODES }, newBackupCode)

function newBackupCode(): string {
  const characters = Array.from({ length: CHARACTERS }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('')
  return `${characters.slice(0, CHARACTERS / 2)}-${characters.slice(CHARACTERS / 2)}`
}

/** Keyed, so that a copy of the database is not enough to brute-force them. */
export const hashBackupCode = (appKey: string, personId: Id, code: string): Buffer =>
  createHmac('sha256', appKey)
    .update(`backup-code:${personId}:${plain(code)}`)
    .digest()

/** Accepts any case, with or without the dash. */
const plain = (code: string): string => code.toLowerCase().replace(/[^0-9a-z]/g, '')
