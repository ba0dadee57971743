import { randomInt } from 'node:crypto'
import { SOURCE_ID_LENGTH, SOURCE_ID_LETTERS } from '#shared/features/entry/sources/source-facts.ts'

export const newLinkId = (): string =>
  Array.from({ length: SOURCE_ID_LENGTH }, () => SOURCE_ID_LETTERS[randomInt(SOURCE_ID_LETTERS.length)]).join('')

type Period = { startsAt: Date; expiresAt: Date | null; endedAt: Date | null }

export const isOpenAt = ({ startsAt, expiresAt, endedAt }: Period, now: Date): boolean =>
  startsAt <= now && (expiresAt === null || now < expiresAt) && endedAt === null
