import { z } from 'zod'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#shared/features/base/accounts/account-limits.ts'

/** Counted as people count, after the folding that the hash sees: an emoji is one character, not two. */
const isLongEnough = (password: string) => Array.from(password.normalize('NFKC')).length >= MIN_PASSWORD_LENGTH

/** Whether it is easy to guess is judged with the person's own words at hand, by the server. */
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
