// What is not possible is said in the reader's language, beside what they wanted to change.

import { InvalidInput } from '#server/platform/http/validation.ts'

type Words = { id: string; message: string; values?: Record<string, number> }

export const refuse = (path: (string | number)[], words: Words): InvalidInput =>
  new InvalidInput([{ code: 'custom', path, message: words.message, input: undefined, params: words }])
