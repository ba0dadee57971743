// People list languages among their skills, with a level from one to five; jobs require them by tag and CEFR level.

import { languageOfSkill } from '#server/features/base/reference/language-skills.service.ts'
import type { LanguageLevel } from '#shared/features/jobs/jobs/job-terms.ts'

const levels: readonly LanguageLevel[] = ['A2', 'B1', 'B2', 'C1', 'C2']

type LanguageClaim = { skillId: string; level: number }

export const isLanguage = ({ skillId }: { skillId: string }): boolean => languageOfSkill.has(skillId)

export const spokenLanguages = (skills: readonly LanguageClaim[]): { language: string; level: LanguageLevel }[] =>
  skills.flatMap(({ skillId, level }) => {
    const language = languageOfSkill.get(skillId)
    return language === undefined ? [] : [{ language, level: levels[level - 1] ?? 'A2' }]
  })
