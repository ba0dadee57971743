import { z } from 'zod'
import { MAX_TEMPLATE_LANGUAGES } from './template-limits.ts'

export const languageTag = z.string().regex(/^[a-z]{2,3}$/)

/** Accompanies a text that goes to people who may know other languages better. */
export const otherLanguages = (maxLength: number) => ({
  /** The language of the text; without it, every translation is preferred by those who know its language. */
  language: languageTag.optional(),
  /** The same in other languages. Each person gets the version in the language they know best. */
  translations: z
    .array(z.object({ language: languageTag, text: z.string().trim().min(1).max(maxLength) }))
    .max(MAX_TEMPLATE_LANGUAGES - 1)
    .optional(),
})
