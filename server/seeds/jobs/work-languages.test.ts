import { expect, it } from 'vitest'
import { languageOfSkill } from '#server/features/base/reference/language-skills.service.ts'
import { countryCodes } from '#shared/features/base/reference/country-list.ts'
import { languagesOf } from './work-languages.ts'

it('work languages can be added to a profile', () => {
  const spoken = new Set(languageOfSkill.values())
  expect(countryCodes.flatMap(languagesOf).filter((language) => !spoken.has(language))).toEqual([])
})
