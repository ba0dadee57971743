import { randomBytes, randomInt } from 'node:crypto'
import { CODE_ALPHABET, CODE_LENGTH } from '#shared/features/skills/assessments/assessment-limits.ts'

const SECRET_BYTES = 32

export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url')

export const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('')
