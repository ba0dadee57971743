import { z } from 'zod'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#shared/features/base/accounts/account-limits.ts'

/** Counts code points after the same normalisation as the hash, so that an emoji is one character, not two. */
const isLongEnough = (password: string) => Array.from(password.normalize('NFKC')).length >= MIN_PASSWORD_LENGTH

/** Strength is checked on the server, which also knows the person's name and address. */
export const newPassword = z
  .string()
  .min(1)
  .max(MAX_PASSWORD_LENGTH)
  .refine(isLongEnough, {
    params: /* i18n */ {
      id: 'validation.password_length',
      message: 'Use at least 12 characters. A few words make a good password.',
    },
  })
