// The address of a course, derived from its title when it is first published and never changed, so that links keep working.

import { foldText } from '#shared/features/base/reference/fold-text.ts'

const MAX_LENGTH = 60

/** The plain one first, then numbered ones. A title in a non-Latin script leaves nothing to derive it from. */
export async function freeSlug(title: string, isFree: (slug: string) => Promise<boolean>): Promise<string> {
  const words = foldText(title)
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
  const plain = words.slice(0, MAX_LENGTH).replace(/^-+|-+$/g, '') || 'course'
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? plain : `${plain}-${number}`
    if (await isFree(slug)) return slug
  }
}
