// The words one person gets: the version in the language they know best, with their own details filled in.

import { languageOfSkill } from '#server/features/base/reference/language-skills.service.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import {
  fillPlaceholders,
  type PlaceholderValues,
  versionFor,
  type Wording,
} from '#shared/features/people/message-templates/wording.ts'

type KnownSkill = { slug: string; level: number }

/** People rate languages like any other skill. */
const levelsOf = (skills: readonly KnownSkill[]): Map<string, number> =>
  new Map(
    skills.flatMap(({ slug, level }) => {
      const tag = languageOfSkill.get(slug)
      return tag === undefined ? [] : [[tag, level] as const]
    }),
  )

type Filled = { field: string; max: number; skills: readonly KnownSkill[]; values: PlaceholderValues }

export function wordsFor(wording: Wording, { field, max, skills, values }: Filled): string {
  const text = fillPlaceholders(versionFor(wording, levelsOf(skills)), values)
  if (text.length > max) throw fieldError([field], { ...tooLong, values: { most: max } })
  return text
}

const tooLong = /* i18n */ {
  id: 'message-templates.filled_too_long',
  message: 'With its placeholders filled in, the text is longer than {most, number} characters. Shorten it.',
}
