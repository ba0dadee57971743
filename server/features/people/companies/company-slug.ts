// A company's slug, derived from its name once and never changed, so that links keep working.

import { randomInt } from 'node:crypto'
import { foldText } from '#shared/features/base/reference/fold-text.ts'

const SUFFIX_LENGTH = 6
/** Without look-alikes, since people read URLs aloud. */
const SUFFIX_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** `/company/api/…` is the API. */
const RESERVED: readonly string[] = ['api']

/** The plain slug first, then ones with a random suffix, which do not reveal how many companies share the name. */
export function* slugCandidates(name: string): Generator<string, never> {
  const slug = slugOf(name)
  if (slug !== '' && !RESERVED.includes(slug)) yield slug
  // A name in a non-Latin script leaves an empty slug.
  while (true) yield suffixedSlug(name)
}

export const suffixedSlug = (name: string): string => `${slugOf(name) || 'company'}-${randomSuffix()}`

export const slugOf = (name: string): string =>
  foldText(name)
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

const randomSuffix = (): string =>
  Array.from({ length: SUFFIX_LENGTH }, () => SUFFIX_LETTERS[randomInt(SUFFIX_LETTERS.length)]).join('')
