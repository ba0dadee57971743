import { MAILED_CODE_LENGTH } from '#shared/features/base/accounts/account-limits.ts'

/** A pasted code may be "123 456" or part of a sentence: only its digits count. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '').slice(0, MAILED_CODE_LENGTH)

/** Whole seconds until that time, never below 0. */
export const secondsUntil = (isoTime: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(isoTime) - now) / 1000))
